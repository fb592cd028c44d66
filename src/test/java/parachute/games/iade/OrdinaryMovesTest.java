package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.movegen.RandomGame;
import parachute.rules.notation.Fen;

/** Without special operations and castling the variant is chess: compared with the chess engine's own generator. */
class OrdinaryMovesTest {
    private static final int GAMES = 20;
    private static final int PLIES = 160;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void theMovesOfRandomGamesAreThoseOfChess(long seed) {
        for (int game = 0; game < GAMES; game++) {
            RandomGame.playFromStart(
                    Variant.CHESS, GAMES * seed + game, PLIES, OrdinaryMovesTest::assertMovesAreThoseOfChess);
        }
    }

    private static void assertMovesAreThoseOfChess(Position chess) {
        assertEquals(chessMoves(chess), variantMoves(chess), () -> Fen.format(chess));
    }

    private static Set<String> chessMoves(Position chess) {
        MoveList moves = LegalMoves.of(chess);
        Set<String> found = new TreeSet<>();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!Move.isCastling(move)) {
                found.add(Places.name(Move.from(move)) + Places.name(Move.to(move)));
            }
        }
        return found;
    }

    private static Set<String> variantMoves(Position chess) {
        IadeBoard board = new IadeBoard();
        for (int index = 0; index < 64; index++) {
            int square = Square.fromIndex(index);
            int piece = chess.pieceAt(square);
            if (piece != Piece.NONE) {
                Man man = Man.fresh(Piece.side(piece), Piece.kind(piece), 1);
                boolean pawnAtHome =
                        Piece.kind(piece) == Piece.PAWN && Square.relativeRank(Piece.side(piece), square) == 1;
                board.put(square, pawnAtHome ? man : man.afterMove());
            }
        }
        IadePosition position =
                new IadePosition(board, chess.sideToMove(), chess.enPassantSquare(), IadePosition.MoveCounters.START);
        Set<String> found = new TreeSet<>();
        for (Play play : position.moves()) {
            if (!play.special()) {
                found.add(Places.name(play.from()) + Places.name(play.to()));
            }
        }
        return found;
    }
}
