#!/bin/sh
# A CECP engine that plays knights to and fro, as White or Black, and on its third move does what its argument says:
# resign, offer-draw, claim-draw, claim-win, refuse (the opponent's move), grumble (at something else), crash, hang,
# illegal, twice (each move), late (a move only when told to move now), nothing. The second argument is a file for all that it is told.
# "wait" waits while the file exists that the third argument names, and says so by a file .waiting beside it;
# "wait-deaf" ignores interrupts meanwhile, "wait-lose-head" answers them with nonsense.
deed=$1
log=${2:-/dev/null}
gate=${3-}
own=0
think() {
    own=$((own + 1))
    if [ "$own" = 3 ]; then
        case $deed in
            resign) echo resign; return ;;
            offer-draw) echo 'offer draw' ;;
            grumble) echo 'Illegal move: rating' ;;
            crash) exit 3 ;;
            hang) exec sleep 60 ;;
            illegal) echo 'move e2e5'; return ;;
            late) return ;;
            wait*)
                case $deed in
                    *-deaf) trap '' INT TERM ;;
                    *-lose-head) trap 'echo move 0000; exit 1' INT ;;
                esac
                : >"$gate.waiting"
                while [ -e "$gate" ]; do sleep 0.1; done
                ;;
            claim-draw) echo '1/2-1/2 {Draw by my own will}'; return ;;
            claim-win) [ "$first" = g1f3 ] && echo '1-0 {I win}' || echo '0-1 {I win}'; return ;;
        esac
    fi
    if [ $((own % 2)) = 1 ]; then move=$first; else move=$second; fi
    echo "4 -31 7 1234 $move"
    echo "move $move"
    if [ "$deed" = twice ]; then echo "move $move"; fi
}
playing=0 moves=0
while read -r line; do
    printf '%s\n' "$line" >>"$log"
    case $line in
        protover*)
            printf 'feature ping=1 setboard=1 usermove=1 nps=1 san=0 colors=0 sigint=0 option="Style -combo solid /// *wild"\n'
            printf 'feature variants="normal,crazyhouse" myname="Shell" done=1\n'
            ;;
        ping*) echo "pong ${line#ping }" ;;
        new) own=0 playing=0 moves=0 ;;
        force) playing=0 ;;
        go)
            if [ $((moves % 2)) = 0 ]; then first=g1f3 second=f3g1; else first=g8f6 second=f6g8; fi
            playing=1
            moves=$((moves + 1))
            think
            ;;
        usermove*)
            moves=$((moves + 1))
            if [ "$deed" = refuse ] && [ "$moves" -gt 3 ]; then
                echo "Illegal move: ${line#usermove }"
            elif [ "$playing" = 1 ]; then
                moves=$((moves + 1))
                think
            fi
            ;;
        '?') echo "move $first" ;;
        quit) exit 0 ;;
    esac
done
