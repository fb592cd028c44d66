package parachute.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.code_intelligence.jazzer.mutation.annotation.NotNull;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.MoveList;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Epd;
import parachute.rules.notation.Fen;
import parachute.rules.notation.FenException;
import parachute.rules.notation.San;
import parachute.rules.notation.UnicodeBoard;
import parachute.rules.notation.UnicodeBoardException;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameText;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnException;
import parachute.rules.pgn.PgnReader;
import parachute.rules.pgn.PgnWriter;

/**
 * Texts that Jazzer makes up while it watches which branches of the program they take, see CONTRIBUTING.md. Without it
 * the texts of the folder NotationFuzzTestInputs are read.
 */
class NotationFuzzTest {
    @FuzzTest
    void gamesAreReadAsTheyAreWritten(@NotNull String text) {
        List<PgnEntry> entries = PgnReader.entries(text).toList();
        if (!entries.isEmpty()) {
            assertEquals(text, entries.stream().map(PgnEntry::text).collect(Collectors.joining()));
        }
        for (PgnEntry entry : entries) {
            try {
                readsAsWritten(entry.game().resolve(VariantName.DEFAULT, Variant.CRAZYHOUSE));
            } catch (PgnException e) {
                // A variant that is unknown, or no position.
            }
        }
    }

    private static void readsAsWritten(GameTree game) {
        String written = PgnWriter.format(game);
        List<GameTree> again = PgnReader.readAll(written);
        assertEquals(List.of(GameText.of(game)), GameText.of(again));
        assertEquals(written, PgnWriter.format(again.getFirst().resolve(VariantName.of(game.start()))));
    }

    @FuzzTest
    void positionsAreReadAsTheyAreWritten(@NotNull String text) {
        for (Variant variant : Variant.values()) {
            for (boolean isChess960 : new boolean[] {false, true}) {
                VariantName name = new VariantName(variant, isChess960);
                try {
                    String fen = Fen.format(Fen.parse(text, name));
                    assertEquals(fen, Fen.format(Fen.parse(fen, name)));
                } catch (FenException e) {
                    // Not a position.
                }
            }
        }
    }

    @FuzzTest
    void linesOfEpdAreReadOrRefused(@NotNull String text) {
        try {
            Epd line = Epd.parse(text, VariantName.DEFAULT, warning -> {});
            String fen = Fen.format(line.position());
            assertEquals(fen, Fen.format(Fen.parse(fen, VariantName.DEFAULT)));
            List<String> moves = new ArrayList<>(line.bestMoves());
            moves.addAll(line.avoidMoves());
            moves.forEach(move -> San.parse(line.position(), move));
            line.directMate();
        } catch (IllegalArgumentException e) {
            assertTrue(e.getMessage().length() < 500, e.getMessage());
        }
    }

    /** The text is a position, and after a line break that of a move. */
    @FuzzTest
    void aTextIsALegalMoveOrNone(@NotNull String text) {
        String fen = text.lines().findFirst().orElse("");
        String move = text.substring(Math.min(text.length(), fen.length() + 1));
        try {
            Position position = Fen.parse(fen, Variant.CRAZYHOUSE);
            for (int found : List.of(San.parse(position, move), CoordinateMove.parse(position, move))) {
                assertTrue(found == Move.NONE || LegalMoves.contains(position, found), move);
            }
            MoveList legal = LegalMoves.of(position);
            IntFunction<String> notation = CoordinateMove.notation(position, false);
            for (int i = 0; i < legal.size(); i++) {
                assertEquals(legal.get(i), San.parse(position, San.format(position, legal.get(i))));
                assertEquals(legal.get(i), CoordinateMove.parse(position, notation.apply(legal.get(i))));
            }
        } catch (FenException e) {
            // Not a position.
        }
    }

    @FuzzTest
    void boardsAreReadAsTheyAreWritten(@NotNull String text) {
        try {
            String board = UnicodeBoard.format(UnicodeBoard.parse(text));
            assertEquals(board, UnicodeBoard.format(UnicodeBoard.parse(board)));
        } catch (UnicodeBoardException e) {
            // Not a board.
        }
    }
}
