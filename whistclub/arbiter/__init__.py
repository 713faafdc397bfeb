"""The arbiter of Whist 32 (rules.md §2.1): eight cards and a contract in, accepted or refused out.

``cards`` and ``question`` say what is asked, ``answer.ask`` answers it. The solver, and ``wasmtime`` that runs it, are
loaded by the first question.
"""
