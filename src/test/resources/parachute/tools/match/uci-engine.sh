#!/bin/sh
# A UCI engine that knows how a game may begin and then does what its argument says: crash, hang, illegal, twice (each
# move), long (a hundred kilobytes in place of a move), late, ponder. "hang" answers nothing any more, "late" answers only
# when it is told to stop; "ponder" expects the opponent's knight moves, but the move a2a3 in place of the first one of White.
# A second argument is a file for all that it is told.
deed=$1
log=${2:-/dev/null}
while read -r line; do
    printf '%s\n' "$line" >>"$log"
    case $line in
        uci)
            printf 'id name %s\noption name UCI_Variant type combo default chess var chess var crazyhouse\n' "$deed"
            printf 'option name Hash type spin default 16 min 1 max 1024\noption name Threads type spin default 1 min 1 max 8\n'
            printf 'option name Ponder type check default false\n'
            printf 'option name UCI_Chess960 type check default false\nuciok\n'
            ;;
        isready) echo readyok ;;
        "position startpos") move=g1f3 next=g8f6 ;;
        "position fen "*) move='' ;;
        "position startpos moves "*)
            # Moves made: the words behind "position startpos moves".
            # shellcheck disable=SC2086
            set -- $line
            case $(($# - 3)) in
                1) move=g8f6 next=a2a3 ;;
                2) move=f3g1 next=f6g8 ;;
                3) move=f6g8 next='' ;;
                *) move='' ;;
            esac
            ;;
        "go ponder"*) ;;
        go* | ponderhit)
            if [ -n "$move" ]; then
                echo "info depth 3 score cp 25 nodes 100 pv $move"
                if [ "$deed" = twice ]; then
                    printf 'bestmove %s\nbestmove %s\n' "$move" "$move"
                elif [ "$deed" = ponder ] && [ -n "$next" ]; then
                    echo "bestmove $move ponder $next"
                else
                    echo "bestmove $move"
                fi
                continue
            fi
            case $deed in
                crash) echo 'Segmentation fault' >&2; exit 3 ;;
                hang) exec sleep 60 ;;
                illegal | ponder) echo 'bestmove e2e5' ;;
                long) printf 'bestmove %0100000d\n' 0 | tr 0 x ;;
            esac
            ;;
        stop)
            case $deed in
                late) echo 'bestmove a2a3' ;;
                ponder) echo "bestmove $move" ;;
            esac
            ;;
        quit) exit 0 ;;
    esac
done
