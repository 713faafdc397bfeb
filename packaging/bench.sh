#!/bin/sh
# Measures speed and memory and prints the table: packaging/bench.sh, or some of its rows: packaging/bench.sh S1 S4
. "$(dirname "$0")/common.sh"
see_to_libraries
environment packaging/requirements-dev.txt
exec .venv/bin/python -m tests.benchmarks "$@"
