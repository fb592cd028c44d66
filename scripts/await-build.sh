# Part of the launcher: has the program built that does not fit its sources, and waits for it; to be read with ".".
# shellcheck shell=sh
: "${root:?}" "${jar:?}" "${log:?}" "${command?}" "${obstacle=}"

# Whether nobody may be told anything on stderr: some client reads it as protocol, or takes it for a failure.
is_quiet() {
    case $command in xboard | uci) return ;; esac
    is_pipe /dev/stdin && is_pipe /dev/stdout
}

find_obstacle
if [ -z "$obstacle" ]; then
    if [ "$command" = xboard ]; then
        # XBoard waits ten seconds for an engine, but an hour for one that says this.
        echo 'feature done=0'
    elif ! is_quiet; then
        echo '# parachute: building, this takes a minute the first time' >&2
    fi
    # In a session of its own: a client that loses patience ends the launcher with its process group, and the next
    # start shall find the program built.
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
