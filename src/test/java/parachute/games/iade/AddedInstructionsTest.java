package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The instructions added to those of the course: XJ, XA, XF and XH. */
class AddedInstructionsTest {
    @TempDir
    private Path folder;

    @Test
    void withoutAGameThereIsNothingToPlayOrShow() {
        Transcript.in(folder).goes("""
                > XJ Ana
                Não existe jogo em curso.
                > XA
                Não existe jogo em curso.
                > XF
                Não existe jogo em curso.
                """);
    }

    @Test
    void theProgramPlaysOnlyForWhoIsOnTurn() {
        Transcript.ofNewGame(folder).goes("""
                > XJ Eva x
                Jogador não participa no jogo em curso.
                > XJ Rui x
                Não é a vez do jogador.
                > XJ Ana x
                Instrução inválida.
                > XJ Ana 0
                Instrução inválida.
                > XJ Ana -1
                Instrução inválida.
                > XJ Ana 99999
                Instrução inválida.
                """);
    }

    @Test
    void theProgramFindsAMateInOneAndSaysHow() {
        Transcript.ofBoard(folder, ",,,,,,,BK1\nWR2\n\n\n\n\n\n,WR1,,,WK1").goes("""
                > XJ Ana 0.5
                MP Ana B8 B1
                Checkmate. Ana venceu.
                """);
    }

    @Test
    void theProgramFindsTheFoolsMate() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana F7 F6
                WP6 movida com sucesso.
                > MP Rui E2 E4
                BP5 movida com sucesso.
                > MP Ana G7 G5
                WP7 movida com sucesso.
                > XJ Rui
                MP Rui D1 H5
                Checkmate. Rui venceu.
                """);
    }

    @Test
    void theProgramTakesWhatHangs() {
        Transcript.ofBoard(folder, "BK1\n\n\n,,,BQ1\n\n\n,,,WR1\n,,,,WK1").goes("""
                > XJ Ana 0.3
                MP Ana D7 D4
                Peça BQ1 capturada.
                """);
    }

    @Test
    void theProgramUsesTheSpecialOperations() {
        // The rook captures queen and rook at once; any ordinary move wins less.
        Transcript.ofBoard(folder, ",,,,,,,BK1\n,,,,,,BP1,BP2\n\n\nWR1,BQ1,,BR1\n\n\n,,,,,,WK1")
                .goes("""
                > XJ Ana 0.5
                OS Ana A5 D5
                Torre WR1 capturou duas peças com sucesso.
                """);
    }

    @Test
    void allThatMayBePlayedIsListedAsItIsToldToTheProgram() {
        Transcript.ofBoard(folder, ",,,,,,,BK1\n\n\n\nBR1\nWP1\nWP2,WP3\nWK1,WQ1,BR2")
                .goes("""
                > XA
                MP Ana B7 B5
                MP Ana B7 B6
                MP Ana B8 C8
                """);
    }

    @Test
    void theInstructionsAreListedWithinEightyColumns() {
        Transcript.in(folder).goes("> XH\n" + Instructions.LIST + "\n> XH x\nInstrução inválida.\n");
        for (String line : Instructions.LIST.lines().toList()) {
            assertTrue(line.length() < 80, line);
            assertFalse(line.isBlank(), "an empty line would end the session");
        }
        for (String word : "RJ LJ IJ MP OS DJ D G L XJ XA XF XH".split(" ")) {
            assertTrue(Instructions.LIST.matches("(?s)(.*\n)?" + word + "\\b.*"), word);
        }
    }

    @Test
    void fenKnowsCastlingAndEnPassant() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > XF
                rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
                > MP Rui H2 H3
                BP8 movida com sucesso.
                > MP Ana E8 E7
                WK1 movida com sucesso.
                > MP Rui H1 H2
                BR2 movida com sucesso.
                > XF
                rnbqkbn1/pppppppr/7p/8/4P3/8/PPPPKPPP/RNBQ1BNR w q - 2 3
                """);
    }

    @Test
    void whatFenCannotExpressIsListedAfterIt() {
        Transcript.ofBoard(folder, ",,,,BK1\n\nBP2\n\n,,,,WK1,,,WR1\n\n\n").goes("""
                > XF
                4k3/8/p7/8/4K2R/8/8/8 w - - 0 1
                Fora da FEN: WR1 em H5 ainda não se moveu, BP2 em A3 ainda não se moveu.
                > MP Ana E5 D6
                WK1 movida com sucesso.
                > MP Rui A3 A5
                BP2 movida com sucesso.
                > XF
                4k3/8/8/8/p6R/3K4/8/8 w - - 0 2
                Fora da FEN: en passant em A4.
                """);
        Transcript.ofNewGame(folder).goes("""
                > MP Ana E7 E6
                WP5 movida com sucesso.
                > MP Rui H2 H3
                BP8 movida com sucesso.
                > OS Ana E6
                Peão WP5 recuou com sucesso.
                > XF
                rnbqkbnr/ppppppp1/7p/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 2
                Fora da FEN: WP5 em E7 já se moveu, WP5 em E7 já usou a operação especial.
                """);
    }
}
