#!/bin/sh
# A UCI engine that plays the variant of its first argument and does its second one, a command, when it is to search.
while read -r line; do
    case $line in
        uci) printf 'option name %s\n' 'Hash' 'Threads' "UCI_Variant type combo var $1"; echo uciok ;;
        isready) echo readyok ;;
        go*) eval "$2" ;;
    esac
done
