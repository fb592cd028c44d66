package parachute.protocol.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import parachute.engine.bench.PerftDivide;
import parachute.engine.search.SearchLimits;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.notation.CoordinateMove;

/**
 * {@code go}: the limits of a search. A word that cannot be read is reported and left out, since a client that has sent
 * {@code go} waits for a move in any case.
 */
final class GoCommand {
    private static final Set<String> KEYWORDS = Set.of(
            "searchmoves",
            "ponder",
            "wtime",
            "btime",
            "winc",
            "binc",
            "movestogo",
            "depth",
            "nodes",
            "mate",
            "movetime",
            "infinite",
            "perft");

    private final Position position;
    private final Consumer<String> complaints;
    private final SearchLimits.Builder limits = SearchLimits.builder();
    private OptionalLong clock = OptionalLong.empty();
    private long increment;
    private int movesToGo;
    private boolean limited;
    private OptionalInt perftDepth = OptionalInt.empty();

    private GoCommand(Position position, Consumer<String> complaints) {
        this.position = position;
        this.complaints = complaints;
    }

    /** Reads the words after {@code go} for a position; {@code complaints} receives what could not be read. */
    static GoCommand parse(UciWords words, Position position, Consumer<String> complaints) {
        GoCommand command = new GoCommand(position, complaints);
        while (words.hasNext()) {
            String keyword = words.next();
            try {
                command.read(keyword, words);
            } catch (UserException e) {
                complaints.accept("go: " + e.getMessage());
            }
        }
        return command;
    }

    /** The depth asked for by {@code go perft}. */
    OptionalInt perftDepth() {
        return perftDepth;
    }

    /** The limits, for this many best lines. Without any limit the search goes on until {@code stop}. */
    SearchLimits limits(int multiPv) {
        if (clock.isPresent()) {
            limits.clock(clock.getAsLong(), increment, movesToGo);
        }
        if (!limited && clock.isEmpty()) {
            limits.infinite(true);
        }
        return limits.multiPv(multiPv).build();
    }

    private void read(String keyword, UciWords words) {
        switch (keyword) {
            case "searchmoves" -> limits.rootMoves(readMoves(words));
            case "ponder" -> limits.ponder(true);
            case "infinite" -> limits.infinite(true);
            case "wtime", "btime", "winc", "binc", "movestogo" -> readClock(keyword, number(keyword, words));
            case "depth" -> limits.depth((int) limit(keyword, words, SearchLimits.MAX_DEPTH));
            case "nodes" -> limits.nodes(limit(keyword, words, Long.MAX_VALUE));
            case "mate" -> limits.mate((int) limit(keyword, words, SearchLimits.MAX_DEPTH));
            case "movetime" -> limits.moveTime(limit(keyword, words, Long.MAX_VALUE));
            case "perft" -> perftDepth = OptionalInt.of(Math.clamp(number(keyword, words), 1, PerftDivide.MAX_DEPTH));
            default -> throw new UserException("unknown word " + UciWords.quote(keyword));
        }
    }

    /** Clients send negative times when the flag has fallen; to them and to 0 the answer is a move at once. */
    private void readClock(String keyword, long value) {
        boolean own = keyword.charAt(0) == (position.sideToMove() == Side.WHITE ? 'w' : 'b');
        switch (keyword) {
            case "wtime", "btime" -> {
                if (own) {
                    clock = OptionalLong.of(Math.max(1, value));
                }
            }
            case "winc", "binc" -> {
                if (own) {
                    increment = Math.max(0, value);
                }
            }
            default -> movesToGo = Math.clamp(value, 0, 10_000);
        }
    }

    private long limit(String keyword, UciWords words, long most) {
        long value = Math.clamp(number(keyword, words), 1, most);
        limited = true;
        return value;
    }

    private static long number(String keyword, UciWords words) {
        String text = words.next();
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new UserException(keyword + " expects a number, not " + UciWords.quote(text));
        }
    }

    private List<Integer> readMoves(UciWords words) {
        List<Integer> moves = new ArrayList<>();
        for (String text : words.until(KEYWORDS)) {
            int move = CoordinateMove.parse(position, text);
            if (move == Move.NONE) {
                complaints.accept("go: searchmoves: " + UciWords.quote(text) + " is not legal");
            } else if (!moves.contains(move)) {
                moves.add(move);
            }
        }
        return moves;
    }
}
