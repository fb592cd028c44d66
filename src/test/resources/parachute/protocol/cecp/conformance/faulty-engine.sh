#!/bin/sh
# An engine of XBoard's protocol that knows one opening move. Its argument is what it does wrong:
# no-pong, no-features, takes-all (also illegal moves), refuses-all, moves-in-force, moves-late, illegal, ends, nothing.
fault=$1
while read -r line; do
    case $line in
        protover*) [ "$fault" = no-features ] || echo 'feature ping=1 usermove=1 option="Two Words -check 0" done=1' ;;
        ping*) [ "$fault" = no-pong ] || echo "pong ${line#ping }" ;;
        'usermove e2e4')
            [ "$fault" = refuses-all ] && echo 'Illegal move: e2e4'
            [ "$fault" = moves-in-force ] && echo 'move e7e5'
            ;;
        usermove*) [ "$fault" = takes-all ] || echo "Illegal move: ${line#usermove }" ;;
        go)
            [ "$fault" = ends ] && exit 3
            [ "$fault" = moves-late ] && sleep 1
            if [ "$fault" = illegal ]; then echo 'move e2e5'; else echo 'move e2e4'; fi
            ;;
        quit) exit 0 ;;
    esac
done
