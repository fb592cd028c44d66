package parachute.games.shogun;

import static parachute.games.protocol.Arguments.quote;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import parachute.games.play.GameOutcome;
import parachute.games.play.GameSearchLimit;
import parachute.games.protocol.GameSession;
import parachute.io.UserException;

/**
 * The line protocol of Shogun: requests that query and change one board. After a board is set either side may start;
 * then they take turns.
 */
public final class ShogunSession extends GameSession<ShogunState, ShogunMove> {
    private static final int MAX_DIGITS = 9;

    /**
     * Creates a session on the start board.
     *
     * @param limit the limit of each search without its own time
     * @param seed decides between moves of the same value
     */
    public ShogunSession(GameSearchLimit limit, long seed) {
        super(new ShogunState(ShogunBoard.start(), Colour.WHITE), ShogunState::apply, limit, seed);
        protocol()
                .onAny("board PIECE...|start|b_init", this::setBoard)
                .on("eval PIECE ROUTE ENERGY", this::eval)
                .on("all X,Y", words -> squares(Shogun.allMoves(piece(words.get(0)), board())))
                .on("legal X,Y", words -> squares(Shogun.legalMoves(piece(words.get(0)), board())))
                .on("attacked W|R", words -> pieces(Shogun.attacked(colour(words.get(0)), board())))
                .on("attackedN X,Y", words -> String.valueOf(Shogun.attackedN(piece(words.get(0)), board())))
                .on("protectedN X,Y", words -> String.valueOf(Shogun.protectedN(piece(words.get(0)), board())))
                .on("checkmate W|R", words -> String.valueOf(Shogun.isCheckmate(colour(words.get(0)), board())))
                .on("move X,Y X,Y", this::move)
                .on("go [SECONDS]", words -> squares(go(words)))
                .on("next", words -> String.valueOf(state().turn().letter()))
                .on("result", words -> result())
                .on("print", words -> print())
                .on("help", words -> ShogunHelp.REQUESTS + "\n");
    }

    private ShogunBoard board() {
        return state().board();
    }

    private String setBoard(List<String> words) {
        if (words.isEmpty()) {
            throw new UserException("expected: board start, board b_init, or pieces such as WP3@4,4");
        }
        ShogunBoard board = switch (String.join(" ", words)) {
            case "start" -> ShogunBoard.start();
            case "b_init" -> ShogunBoard.bInit();
            default -> read(words);
        };
        return set(new ShogunState(board, Colour.WHITE));
    }

    private static ShogunBoard read(List<String> words) {
        ShogunBoard read = ShogunBoard.of(List.of());
        for (String word : words) {
            ShogunPiece piece = readPiece(word);
            if (piece.kind() == Kind.KING && Shogun.king(piece.colour(), read).isPresent()) {
                throw new UserException("a second king of the same colour: " + piece);
            }
            try {
                read = read.with(piece);
            } catch (IllegalArgumentException e) {
                throw new UserException(String.valueOf(e.getMessage()));
            }
        }
        return read;
    }

    private static ShogunPiece readPiece(String word) {
        return ShogunPiece.parse(word)
                .orElseThrow(() -> new UserException("a piece is W or R, P with an energy from 1 to 4 or K with 1 or"
                        + " 2, @ and a square, such as WP3@4,4, not " + quote(word)));
    }

    private String eval(List<String> words) {
        ShogunPiece piece = readPiece(words.get(0));
        Route route = Arrays.stream(Route.values())
                .filter(way -> way.name().equals(words.get(1)))
                .findFirst()
                .orElseThrow(() -> new UserException("a route is one of "
                        + Arrays.stream(Route.values()).map(Route::name).collect(Collectors.joining(" "))
                        + ", not " + quote(words.get(1))));
        String energy = words.get(2);
        if (!energy.matches("[0-9]{1," + MAX_DIGITS + "}")) {
            throw new UserException("an energy is a number of squares, at least 0, not " + quote(energy));
        }
        return squares(Shogun.eval(piece, route, Integer.parseInt(energy), board()));
    }

    private String move(List<String> words) {
        ShogunPiece piece = piece(words.get(0));
        ShogunMove move = new ShogunMove(piece.pos(), square(words.get(1)));
        ShogunState before = hasBegun() ? state() : new ShogunState(board(), piece.colour());
        GameOutcome outcome = before.outcome();
        if (outcome.isOver()) {
            throw new UserException(describeEnd(outcome));
        }
        if (before.turn() != piece.colour()) {
            throw new UserException("it is not the turn of " + piece);
        }
        if (!before.moves().contains(move)) {
            boolean mated = Shogun.isCheckmate(before.turn(), before.board());
            throw new UserException(piece + " cannot go to " + move.to()
                    + (mated ? ": the side that is checkmated can only take the king" : ""));
        }
        return play(before, move);
    }

    private String result() {
        return switch (state().outcome()) {
            case OPEN -> ".";
            case FIRST_WINS -> String.valueOf(Colour.WHITE.letter());
            case SECOND_WINS -> String.valueOf(Colour.RED.letter());
            case DRAW -> "draw";
        };
    }

    private String print() {
        char turn = state().turn().letter();
        String status = switch (state().outcome()) {
            case OPEN -> "next: " + turn + (hasBegun() ? "" : ", unless the other side begins");
            case DRAW -> "nobody wins";
            default -> "winner: " + result();
        };
        return ShogunDiagram.of(board()) + '\n' + status + '\n';
    }

    @Override
    protected String describeEnd(GameOutcome outcome) {
        String reason = switch (outcome) {
            case FIRST_WINS -> "White has won";
            case SECOND_WINS -> "Red has won";
            default -> "nobody has won";
        };
        return super.describeEnd(outcome) + ": " + reason;
    }

    private ShogunPiece piece(String word) {
        ShogunSquare pos = square(word);
        return board().at(pos).orElseThrow(() -> new UserException("no piece on " + pos));
    }

    private static ShogunSquare square(String word) {
        return ShogunSquare.parse(word)
                .filter(ShogunSquare::isOnBoard)
                .orElseThrow(() -> new UserException("a square is x,y, each from 1 to 8, not " + quote(word)));
    }

    private static Colour colour(String word) {
        return switch (word) {
            case "W" -> Colour.WHITE;
            case "R" -> Colour.RED;
            default -> throw new UserException("a colour is W or R, not " + quote(word));
        };
    }

    /** Returns pieces in the order of their squares. */
    private static String pieces(Collection<ShogunPiece> pieces) {
        return pieces.stream()
                .sorted(Comparator.comparing(ShogunPiece::pos))
                .map(ShogunPiece::toString)
                .collect(Collectors.joining(" "));
    }

    private static String squares(ShogunMove move) {
        return move.from() + " " + move.to();
    }

    private static String squares(Collection<ShogunPiece> pieces) {
        return pieces.stream().map(ShogunPiece::pos).collect(Collectors.toCollection(TreeSet::new)).stream()
                .map(ShogunSquare::toString)
                .collect(Collectors.joining(" "));
    }
}
