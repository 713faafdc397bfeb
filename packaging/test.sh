#!/bin/sh
# Runs every check: style, types, import contracts, translations, manual, all tests (the core without Qt first).
. "$(dirname "$0")/common.sh"
see_to_libraries
if [ "$(uname -s)" = Linux ] && ! command -v soffice >/dev/null 2>&1; then
    apt_install libreoffice-calc || say "without LibreOffice the recalculation of workbooks is not tested"
fi
see_to_server || say "without a PostgreSQL server the clubs of several markers are not tested"
environment packaging/requirements-dev.txt
bin=.venv/bin
unset DISPLAY WAYLAND_DISPLAY
QT_QPA_PLATFORM=offscreen
PYTHONDONTWRITEBYTECODE=1
export QT_QPA_PLATFORM PYTHONDONTWRITEBYTECODE
say "style"
$bin/ruff check .
$bin/ruff format --check .
say "types"
$bin/mypy
say "code nobody calls"
$bin/vulture
say "imports"
$bin/lint-imports
say "translations"
$bin/python packaging/translations.py check
say "manual"
$bin/python packaging/manual.py check
say "tests of the core, without Qt"
$bin/python -m pytest -p no:pytest-qt -n 2 tests --ignore tests/desktop
say "tests of the window"
$bin/python -m pytest -n 2 -o qt_api=pyside6 -o qt_log_level_fail=WARNING \
    -o qt_log_ignore="This plugin does not support" -o timeout_method=thread tests/desktop
