#!/bin/sh
# Opens the program, after setting up on first use. Arguments go to the program: packaging/run.sh CLUBFILE
. "$(dirname "$0")/common.sh"
see_to_libraries
environment packaging/requirements.txt
exec .venv/bin/python -m whistclub "$@"
