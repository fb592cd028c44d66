package parachute.games.iade;

import static parachute.games.iade.SavedClub.require;
import static parachute.games.iade.SavedClub.strings;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * A game as stored in a file.
 *
 * @param white name of the player with the white pieces
 * @param black name of the player with the black pieces
 * @param turn {@code white} or {@code black}
 * @param board eight rows as {@code IJ} reads them
 * @param moved positions of the pieces that have moved
 * @param specialUsed positions of the pieces that have used up their special operation
 * @param enPassant position that a pawn has just skipped, null if none has
 * @param quietPlays plays since the last capture or move of a pawn
 * @param number number of the next pair of plays
 */
record SavedGame(
        String white,
        String black,
        String turn,
        List<String> board,
        List<String> moved,
        List<String> specialUsed,
        @Nullable String enPassant,
        int quietPlays,
        int number) {
    private static final String WHITE = "white";
    private static final String BLACK = "black";

    /** Returns the stored form of a game. */
    static SavedGame of(RunningGame game) {
        IadePosition position = game.position();
        IadeBoard board = position.board();
        return new SavedGame(
                game.white(),
                game.black(),
                position.mover() == Side.WHITE ? WHITE : BLACK,
                BoardText.rows(board),
                board.places(Man::moved),
                board.places(Man::specialUsed),
                position.enPassant() == Square.NONE ? null : Places.name(position.enPassant()),
                position.counters().quietPlays(),
                position.counters().number());
    }

    /**
     * Returns the game that was saved.
     *
     * @throws IllegalArgumentException if it is not valid
     */
    RunningGame game() {
        require(white != null && black != null, "a game without players");
        require(WHITE.equals(turn) || BLACK.equals(turn), "neither side to move");
        require(quietPlays >= 0 && number >= 1, "impossible counters");
        List<String> rows = strings(board, "board");
        require(rows.size() == BoardText.SIZE, "a board of " + rows.size() + " rows");
        Optional<IadeBoard> men = BoardText.parse(rows);
        require(men.isPresent(), "a board with unknown pieces");
        IadeBoard full = men.orElseThrow();
        mark(full, strings(moved, "moved"), Man::afterMove);
        mark(full, strings(specialUsed, "specialUsed"), Man::afterSpecial);
        int mover = WHITE.equals(turn) ? Side.WHITE : Side.BLACK;
        int skipped = enPassant == null ? Square.NONE : square(enPassant);
        require(skipped == Square.NONE || wasSkipped(full, skipped, mover), "no pawn has skipped " + enPassant);
        IadePosition.MoveCounters counters = new IadePosition.MoveCounters(quietPlays, number);
        return new RunningGame(white, black, new IadePosition(full, mover, skipped, counters));
    }

    private static void mark(IadeBoard board, List<String> places, UnaryOperator<Man> change) {
        for (String place : places) {
            int square = square(place);
            Man man = board.at(square).orElseThrow(() -> new IllegalArgumentException("no piece on " + place));
            board.put(square, change.apply(man));
        }
    }

    private static int square(String place) {
        int square = Places.parse(Objects.requireNonNull(place));
        require(square != Square.NONE, "no place " + place);
        return square;
    }

    /**
     * Returns whether the last play, of the side that is not to move, can have been the double step of a pawn over a
     * square.
     */
    private static boolean wasSkipped(IadeBoard board, int square, int mover) {
        int pawn = square - PlayGenerator.forward(mover);
        int origin = square + PlayGenerator.forward(mover);
        return Square.isOnBoard(pawn)
                && Square.isOnBoard(origin)
                && board.isEmpty(square)
                && board.isEmpty(origin)
                && board.at(pawn)
                        .filter(man -> man.side() != mover && man.kind() == Piece.PAWN && man.moved())
                        .isPresent();
    }
}
