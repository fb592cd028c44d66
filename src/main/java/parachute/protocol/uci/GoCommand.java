package parachute.protocol.uci;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.engine.bench.PerftDivide;
import parachute.engine.search.SearchLimits;
import parachute.io.UserException;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.notation.CoordinateMove;

/**
 * Parses the limits of a search ({@code go}). A word that cannot be read is reported and skipped, since a client that
 * has sent {@code go} always waits for a move. So only a search that is meant to run until {@code stop} has no limit:
 * {@code infinite}, {@code ponder}, and {@code go} without any word but {@code searchmoves}.
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

    /** The keywords of a search that runs until {@code stop}. */
    private static final Set<String> ENDLESS = Set.of("searchmoves", "ponder", "infinite");

    /** Milliseconds for a search with unreadable limits. */
    private static final long DEFAULT_MOVE_TIME = 1_000;

    /** The number at the start of a word: some clients write fractions of milliseconds. */
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+");

    private final Position position;
    private final Consumer<String> complaints;
    private SearchLimits limits = SearchLimits.NONE;
    /** Clocks and increments by side, in milliseconds. */
    private final OptionalLong[] clocks = {OptionalLong.empty(), OptionalLong.empty()};

    private final long[] increments = new long[2];
    private int movesToGo;
    /** Whether a limit was given, readable or not, and whether one other than a clock was read. */
    private boolean asksForLimit;

    private boolean limited;
    private OptionalInt perftDepth = OptionalInt.empty();

    private GoCommand(Position position, Consumer<String> complaints) {
        this.position = position;
        this.complaints = complaints;
    }

    /** Reads the words after {@code go} for a position; {@code complaints} receives messages about unreadable ones. */
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

    /** Returns the depth of {@code go perft}; empty for other searches. */
    OptionalInt perftDepth() {
        return perftDepth;
    }

    /**
     * Returns the limits, for a number of best lines. If the client only gives the opponent's clock, it counts as ours.
     * Without any limit the search runs until {@code stop}; if none could be read, it takes a second.
     */
    SearchLimits limits(int multiPv) {
        int own = position.sideToMove();
        int side = clocks[own].isPresent() ? own : Side.opposite(own);
        if (clocks[side].isPresent()) {
            limits = limits.withClock(clocks[side].getAsLong(), increments[own], movesToGo);
        } else if (!asksForLimit) {
            limits = limits.withInfinite();
        } else if (!limited) {
            limits = limits.withMoveTime(DEFAULT_MOVE_TIME);
        }
        return limits.withMultiPv(multiPv);
    }

    private void read(String keyword, UciWords words) {
        asksForLimit |= !ENDLESS.contains(keyword);
        switch (keyword) {
            case "searchmoves" -> limits = limits.withRootMoves(readMoves(words));
            case "ponder" -> limits = limits.withPonder();
            case "infinite" -> limits = limits.withInfinite();
            // Clients send negative times when the flag has fallen; these and 0 make the engine move at once.
            case "wtime", "btime" -> clocks[side(keyword)] = OptionalLong.of(Math.max(1, number(keyword, words)));
            case "winc", "binc" -> increments[side(keyword)] = Math.max(0, number(keyword, words));
            case "movestogo" -> movesToGo = Math.clamp(number(keyword, words), 0, 10_000);
            case "depth" -> limits = limits.withDepth((int) limit(keyword, words, SearchLimits.MAX_DEPTH));
            case "nodes" -> limits = limits.withNodes(limit(keyword, words, Long.MAX_VALUE));
            case "mate" -> limits = limits.withMate((int) limit(keyword, words, SearchLimits.MAX_DEPTH));
            case "movetime" -> limits = limits.withMoveTime(limit(keyword, words, Long.MAX_VALUE));
            case "perft" -> perftDepth = OptionalInt.of(Math.clamp(number(keyword, words), 1, PerftDivide.MAX_DEPTH));
            default -> throw new UserException("unknown word " + UciWords.quote(keyword));
        }
    }

    private static int side(String keyword) {
        return keyword.charAt(0) == 'w' ? Side.WHITE : Side.BLACK;
    }

    private long limit(String keyword, UciWords words, long max) {
        long value = Math.clamp(number(keyword, words), 1, max);
        limited = true;
        return value;
    }

    /** Returns the number at the start of the next word, which is not consumed if it is a keyword. */
    private static long number(String keyword, UciWords words) {
        String text = words.nextUnless(KEYWORDS);
        Matcher number = NUMBER.matcher(text);
        if (!number.lookingAt()) {
            throw new UserException(keyword + " expects a number, not " + UciWords.quote(text));
        }
        BigInteger value = new BigInteger(number.group());
        return value.min(BigInteger.valueOf(Long.MAX_VALUE))
                .max(BigInteger.valueOf(Long.MIN_VALUE))
                .longValue();
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
