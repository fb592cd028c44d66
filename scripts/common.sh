# Functions shared by the scripts; to be sourced with "." after root was set to the project's folder.
# The parts used by the launcher need only shell builtins, except the comparison of the sources: the launcher is started
# for every move of a one-shot game.
# shellcheck shell=sh disable=SC2034
: "${root:?}"

# The folder of the program: where the build puts it, or in a package, which has no sources, the folder itself.
built=$root/target
if [ -f "$root/parachute.jar" ]; then built=$root; fi
# The runnable program, the folder of its start-up caches, and the list of the sources that it was built from.
jar=$built/parachute.jar
caches=$built/aot
stamp=$root/target/parachute.sources
# The output of Maven in the last build.
log=$root/target/build.log

# Prints the comment at the top of the script.
print_usage() { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; }

# For a script without arguments: prints --help, and exits with an error message at anything else.
expect_no_arguments() {
    case ${1-} in
        '') return ;;
        --help | -h) print_usage ;;
        *) die "unknown argument: $1; see ${0##*/} --help" ;;
    esac
    exit
}

# Exits with an error message, in the form of the protocol that was requested, if any.
die() {
    case ${command-} in
        xboard) printf 'tellusererror Parachute: %s\n' "$1" ;;
        uci) printf 'info string %s\n' "$1" ;;
        *) printf 'parachute: %s\n' "$1" >&2 ;;
    esac
    exit 1
}

# Whether the folder $1 holds a JDK of at least 25; sets jdk, jdk_build (such as 25.0.3+9-LTS) and, if it has the Vector
# API, jdk_vectors if so.
# Read from the JDK's release file, so that no JVM has to be started.
is_jdk() {
    [ -x "$1/bin/java" ] && [ -r "$1/release" ] || return 1
    _version='' _build='' jdk_vectors=''
    while IFS='=' read -r _name _value; do
        _value=${_value#\"}
        case $_name in
            JAVA_VERSION) _version=${_value%%[!0-9]*} ;;
            JAVA_RUNTIME_VERSION) _build=${_value%\"} ;;
            MODULES) case $_value in *jdk.incubator.vector*) jdk_vectors=yes ;; esac ;;
        esac
    done <"$1/release"
    [ "${_version:-0}" -ge 25 ] || return 1
    jdk=$1 jdk_build=${_build:-$_version}
}

# Finds the Java of a package that has its own, else a JDK in JAVA_HOME, then where Linux or macOS keeps them, then by the
# java command of the PATH; sets jdk and jdk_build.
find_jdk() {
    if is_jdk "$built/runtime"; then return; fi
    if [ -n "${JAVA_HOME-}" ] && is_jdk "$JAVA_HOME"; then return; fi
    for _home in /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
        if is_jdk "$_home"; then return; fi
    done
    if _java=$(command -v java) && _java=$(readlink -f -- "$_java"); then
        if is_jdk "${_java%/bin/java}"; then return; fi
    fi
    die 'no Java 25 or later in JAVA_HOME, in /usr/lib/jvm or by PATH; install one, such as the Debian package openjdk-25-jdk or temurin-25-jdk'
}

# The files that the program is built from, each with its size and the time of its last change.
list_sources() {
    find "$root/pom.xml" "$root/src/main" -type f ! -name '.*' -printf '%P %s %T@\n' 2>/dev/null ||
        # Not GNU's find, but BSD's.
        (cd -- "$root" && find pom.xml src/main -type f ! -name '.*' -exec stat -f '%N %z %Fm' {} + 2>/dev/null)
}

# Whether there is no program, or it was built from other sources. Times are only compared for equality: clocks differ.
is_stale() {
    [ -f "$jar" ] || return 0
    # A copy of the program without its sources.
    [ -f "$root/pom.xml" ] || return 1
    if list_sources | cmp -s - "$stamp" 2>/dev/null; then return 1; fi
    # A copied folder lists its files in another order.
    [ ! -f "$stamp" ] || [ "$(list_sources | sort)" != "$(sort "$stamp")" ]
}

# Whether the start-up cache $1 is newer than the jar $2, and nobody has written to it since it was made: it has the time
# of its mark. An older one could hold other classes. The JVM silently ignores a cache of another JDK, but a damaged one
# would end it: it does not look for damage, since it would have to read all of the cache at each start.
is_usable() {
    [ "$1" -nt "$2" ] && [ -f "$1.made" ] && ! [ "$1" -nt "$1.made" ] && ! [ "$1" -ot "$1.made" ]
}

# Sets obstacle to what prevents a build; empty if nothing does.
find_obstacle() {
    obstacle=''
    _writable=$root/target
    [ -d "$_writable" ] || _writable=$root
    if ! command -v mvn >/dev/null; then
        obstacle='mvn not in PATH; install it, such as the Debian package maven'
    elif [ ! -w "$_writable" ]; then
        obstacle="nothing can be written in $_writable"
    fi
}

tell_of_build() {
    echo '# parachute: building, this takes a minute the first time' >&2
}

warn_of_old_program() {
    printf 'parachute: built from other sources than lie here now; cannot build: %s\n' "$obstacle" >&2
}

# The flags of every run, and of the run that creates the start-up cache, which the JVM accepts with the same flags only.
# The JVM itself must not write to stdout or stderr: XBoard reads both as protocol.
# JVM options from the environment would be announced on stderr, so they are dropped.
unset JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS
common_flags='-XX:+UseSerialGC -XX:-UsePerfData -Dstdin.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8'
# Adds the Vector API, with which searches are faster once they are compiled; Java says so in a line on stderr. Vectors are
# read faster from arrays that lie where lines of the processor's cache begin.
vector_flags='--add-modules=jdk.incubator.vector -XX:ObjectAlignmentInBytes=64'
