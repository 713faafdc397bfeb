"""The arbiter of Whist 32 (rules.md §2.1): decides from eight cards and a contract whether it is accepted.

``cards`` and ``question`` define the question, ``answer.ask`` answers it. The solver, and ``wasmtime`` that runs it,
are loaded at the first question.
"""
