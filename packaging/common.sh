# Shared by run.sh and test.sh: finds Python, sees to system libraries, keeps the environment in step with the lock.
set -eu
cd "$(dirname "$0")/.."

say() { printf 'whistclub: %s\n' "$*" >&2; }

# apt_install NAME… : installs Debian packages where root or sudo without a password allow it; says what is missing else.
apt_install() {
    if ! command -v apt-get >/dev/null 2>&1; then
        say "please install, with your system's package manager, what Debian calls: $*"
        return 1
    fi
    if [ "$(id -u)" = 0 ]; then as=""
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then as="sudo -n"
    else
        say "please install these packages once: sudo apt-get install $*"
        return 1
    fi
    say "installing $*"
    $as apt-get update -qq >&2 || true
    $as env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

# The libraries a Qt window needs: library file, Debian package.
window_libraries="libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon-x11.so.0:libxkbcommon-x11-0
libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4 libxcb-keysyms.so.1:libxcb-keysyms1
libxcb-image.so.0:libxcb-image0 libxcb-render-util.so.0:libxcb-render-util0 libxcb-shape.so.0:libxcb-shape0
libdbus-1.so.3:libdbus-1-3 libfontconfig.so.1:libfontconfig1 libglib-2.0.so.0:libglib2.0-0"

missing_libraries() {
    known=$( (ldconfig -p 2>/dev/null || /sbin/ldconfig -p) 2>/dev/null || true)
    for pair in $window_libraries; do
        case "$known" in *"${pair%%:*}"*) ;; *) printf '%s ' "${pair##*:}" ;; esac
    done
    if ! ls /usr/share/fonts/*/*/*.ttf >/dev/null 2>&1 && ! ls /usr/share/fonts/*/*.ttf >/dev/null 2>&1; then
        printf 'fonts-dejavu-core '
    fi
}

see_to_libraries() {
    [ "$(uname -s)" = Linux ] || return 0
    wanted=$(missing_libraries)
    [ -z "$wanted" ] || apt_install $wanted || say "without them the window may not open"
}

# The database server of the tests, which start one of their own: Debian's own cluster is not made, nor started.
see_to_server() {
    [ "$(uname -s)" = Linux ] || return 1
    ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || return 0
    apt_install postgresql-common || return 1
    conf=/etc/postgresql-common/createcluster.conf
    $as sed -i "s/^#* *create_main_cluster *=.*/create_main_cluster = false/" "$conf"
    grep -q "^create_main_cluster = false" "$conf" || return 1
    apt_install postgresql
}

find_python() {
    for candidate in python3.11 python3.12 python3.13 python3; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' 2>/dev/null; then
            command -v "$candidate"
            return 0
        fi
    done
    say "Python 3.11, 3.12 or 3.13 is needed and was not found (Debian and Ubuntu: apt-get install python3 python3-venv)"
    return 1
}

# environment LOCKFILE : makes .venv and brings it to the lock; does nothing when it is there already.
environment() {
    python=$(find_python)
    lock=$1
    stamp=".venv/lock-$(basename "$lock")"
    if [ -x .venv/bin/python ] && cmp -s "$lock" "$stamp"; then
        return 0
    fi
    if [ ! -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
        rm -rf .venv
        if ! "$python" -m venv .venv >/dev/null 2>&1; then
            rm -rf .venv
            apt_install "python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv" || apt_install python3-venv
            "$python" -m venv .venv
        fi
    fi
    say "installing the program's libraries (once)"
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$lock" >&2
    .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e . >&2
    cp "$lock" "$stamp"
}
