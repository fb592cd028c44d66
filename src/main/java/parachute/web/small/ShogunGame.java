package parachute.web.small;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import parachute.games.shogun.Colour;
import parachute.games.shogun.Kind;
import parachute.games.shogun.Shogun;
import parachute.games.shogun.ShogunBoard;
import parachute.games.shogun.ShogunMove;
import parachute.games.shogun.ShogunPiece;
import parachute.games.shogun.ShogunState;
import parachute.web.json.RefusedException;

/** Shogun. Places are those of its protocol, 1,1 at White's left to 8,8; pieces are named as WP3. */
final class ShogunGame implements PageGame<ShogunState, ShogunMove> {
    @Override
    public List<String> sides() {
        return List.of("white", "red");
    }

    @Override
    public ShogunState start(Optional<String> setup) {
        ShogunBoard board = switch (setup.orElse("start")) {
            case "start" -> ShogunBoard.start();
            case "b_init" -> ShogunBoard.bInit();
            default -> throw new RefusedException(RefusedException.Reason.INVALID, "\"setup\" is start or b_init");
        };
        return new ShogunState(board, Colour.WHITE);
    }

    @Override
    public ShogunState after(ShogunState before, ShogunMove move) {
        return before.apply(move);
    }

    @Override
    public Map<String, Object> board(ShogunState position) {
        ShogunBoard board = position.board();
        Map<String, String> pieces = new TreeMap<>();
        board.pieces().forEach(piece -> pieces.put(piece.pos().toString(), name(piece)));
        List<String> check = Shogun.attacked(position.turn().other(), board).stream()
                .filter(piece -> piece.kind() == Kind.KING)
                .map(piece -> piece.pos().toString())
                .toList();
        return Map.of("pieces", pieces, "check", check);
    }

    private static String name(ShogunPiece piece) {
        return "" + piece.colour().letter() + piece.kind().letter() + piece.energy();
    }

    @Override
    public Gesture gesture(ShogunState position, ShogunMove move) {
        return Gesture.move(move.from().toString(), move.to().toString());
    }

    @Override
    public String text(ShogunState position, ShogunMove move) {
        ShogunBoard board = position.board();
        String name = board.at(move.from()).map(ShogunGame::name).orElse("");
        return name + ' ' + move.from() + (board.at(move.to()).isEmpty() ? "–" : "×") + move.to();
    }

    @Override
    public String reason(ShogunState last) {
        Colour loser = switch (last.outcome()) {
            case FIRST_WINS -> Colour.RED;
            case SECOND_WINS -> Colour.WHITE;
            default -> last.turn();
        };
        List<ShogunPiece> left = last.board().pieces().stream()
                .filter(piece -> piece.colour() == loser)
                .toList();
        if (left.stream().noneMatch(piece -> piece.kind() == Kind.KING)) {
            return "the king is taken";
        }
        if (left.size() == 1) {
            return "only the king is left";
        }
        return Shogun.isCheckmate(loser, last.board()) ? "checkmate" : "no move is left";
    }
}
