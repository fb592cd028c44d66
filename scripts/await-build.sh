# Part of the launcher: builds the program if it does not match its sources, and waits for that; to be sourced with ".".
# shellcheck shell=sh
: "${root:?}" "${jar:?}" "${log:?}" "${command?}" "${obstacle=}"

# Whether stderr has to stay empty, because a client may read it as protocol or take it for a failure.
is_quiet() {
    case $command in xboard | uci) return ;; esac
    is_pipe /dev/stdin && is_pipe /dev/stdout
}

find_obstacle
if [ -z "$obstacle" ]; then
    if ! is_quiet; then
        tell_of_build
    fi
    # In a session of its own: a client that stops waiting kills the process group of the launcher, and the build shall
    # complete for the next start.
    # shellcheck disable=SC2046
    $(command -v setsid) "$root/scripts/build" --if-stale </dev/null >/dev/null 2>&1 &
    if ! wait $!; then
        [ "$command" = xboard ] || [ ! -f "$log" ] || cat "$log" >&2
        die "the build failed, see $log"
    fi
elif [ -f "$jar" ]; then
    is_quiet || warn_of_old_program
else
    die "cannot build: $obstacle"
fi
