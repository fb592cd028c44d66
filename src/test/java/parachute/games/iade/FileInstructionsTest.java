package parachute.games.iade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The instructions G and L: one session saves, another continues. */
class FileInstructionsTest {
    @TempDir
    private Path folder;

    @Test
    void aLaterSessionGoesOnWhereTheFirstStopped() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > MP Rui A2 A4
                BP1 movida com sucesso.
                > OS Ana E5 E6
                Peão WP5 recuou com sucesso.
                > MP Rui E1 E2
                Movimento inválido.
                > OS Rui F1
                Bispo BB2 capturou 0 peões.
                > MP Ana A8 A8
                Movimento inválido.
                > MP Ana E8 E7
                WK1 movida com sucesso.
                > G jogo
                Jogo gravado com sucesso.
                """);
        Transcript.in(folder).goes("""
                > L jogo
                Jogo lido com sucesso.
                > LJ
                Ana 0 0 0 0
                Rui 0 0 0 0
                > XF
                rnbqkbnr/1ppppppp/8/p7/8/4P3/PPPPKPPP/RNBQ1BNR b kq - 2 3
                Fora da FEN: WP5 em E6 já usou a operação especial, BB2 em F1 já usou a operação especial.
                > MP Ana E6 E5
                Não é a vez do jogador.
                > OS Rui F1
                Movimento inválido.
                > OS Rui A4
                Peão BP1 recuou com sucesso.
                > OS Ana E6 E7
                Movimento inválido.
                > MP Ana E6 E4
                Movimento inválido.
                """);
    }

    @Test
    void theRightToTakeEnPassantIsSaved() {
        Transcript.ofBoard(folder, ",,,,BK1\nBP1\n\n,WP1\n\n\n\n,,,,WK1").goes("""
                > MP Ana E8 E7
                WK1 movida com sucesso.
                > MP Rui A2 A4
                BP1 movida com sucesso.
                > G a
                Jogo gravado com sucesso.
                """);
        Transcript.in(folder).goes("""
                > L a
                Jogo lido com sucesso.
                > MP Ana B4 A3
                En passant efetuado.
                """);
    }

    @Test
    void playersAndTheirGamesAreSavedWithoutAGameToo() {
        Transcript.ofNewGame(folder).goes("""
                > D Rui
                Jogo terminado com sucesso.
                > G fim
                Jogo gravado com sucesso.
                """);
        Transcript.in(folder).goes("""
                > RJ Eva
                Jogador registado com sucesso.
                > L fim
                Jogo lido com sucesso.
                > LJ
                Ana 1 1 0 0
                Rui 1 0 0 1
                > DJ
                Não existe jogo em curso.
                """);
    }

    @Test
    void aSecondSaveReplacesTheFirst() throws IOException {
        Transcript.in(folder).goes("""
                > G vazio
                Jogo gravado com sucesso.
                > RJ Ana
                Jogador registado com sucesso.
                > G vazio
                Jogo gravado com sucesso.
                """);
        Transcript.in(folder).goes("""
                > L vazio
                Jogo lido com sucesso.
                > LJ
                Ana 0 0 0 0
                """);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(folder.resolve("vazio")), files.toList());
        }
    }

    @Test
    void aGameInProgressIsNotReplaced() {
        Transcript.ofNewGame(folder).goes("""
                > L inexistente
                Existe um jogo em curso.
                > G a
                Jogo gravado com sucesso.
                > L a
                Existe um jogo em curso.
                """);
    }

    @Test
    void whereNothingCanBeSavedOrReadOneLineSaysSo() throws IOException {
        Files.createDirectory(folder.resolve("pasta"));
        Transcript.in(folder).goes("""
                > RJ Ana
                Jogador registado com sucesso.
                > L inexistente
                Ficheiro inexistente.
                > L pasta
                Ficheiro danificado.
                > G pasta
                Ficheiro não gravado.
                > G ausente/jogo
                Ficheiro não gravado.
                > L /dev/zero
                Ficheiro danificado.
                > LJ
                Ana 0 0 0 0
                """);
        assertTrue(Files.isDirectory(folder.resolve("pasta")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{}",
                "olá",
                "{\"format\":\"parachute-iade\",\"version\":2,\"players\":[],\"game\":null}",
                "{\"format\":\"outro\",\"version\":1,\"players\":[],\"game\":null}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"players\":[]}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"players\":null,\"game\":null}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"players\":[null],\"game\":null}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"players\":[],\"game\":null,\"more\":1}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"players\":[],\"game\":null} {}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"version\":1,\"players\":[],\"game\":null}",
                "{\"format\":\"parachute-iade\",\"version\":\"1\",\"players\":[],\"game\":null}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"players\":[{\"name\":\"A B\",\"games\":0,\"wins\":0,"
                        + "\"draws\":0,\"losses\":0}],\"game\":null}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"players\":[{\"name\":\"A\",\"games\":3,\"wins\":1,"
                        + "\"draws\":1,\"losses\":0}],\"game\":null}",
                "{\"format\":\"parachute-iade\",\"version\":1,\"players\":[{\"name\":\"A\",\"games\":0,\"wins\":1,"
                        + "\"draws\":-1,\"losses\":0}],\"game\":null}"
            })
    void invalidFilesAreRefusedAndNothingIsLost(String text) throws IOException {
        Files.writeString(folder.resolve("f"), text);
        assertRefused();
    }

    /** Every truncated or changed file is either refused or, if only data changed, read without an error. */
    @Test
    void everyTruncationOfAFileIsRefused() throws IOException {
        saveAGame();
        byte[] whole = Files.readAllBytes(folder.resolve("f"));
        for (int length = 0; length < whole.length - 2; length += 7) {
            byte[] part = new byte[length];
            System.arraycopy(whole, 0, part, 0, length);
            Files.write(folder.resolve("f"), part);
            assertRefused();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"white\" : \"Ana\" -> \"white\" : \"Eva\"",
                "\"black\" : \"Rui\" -> \"black\" : null",
                "\"turn\" : \"black\" -> \"turn\" : \"red\"",
                "\"turn\" : \"black\" -> \"turn\" : \"white\"",
                "\"WP1, -> \"WX1,",
                "\"BR1, -> \",,BR1,",
                "\"BR1, -> \"BR1\", \"BR1,",
                "\"moved\" : [ -> \"moved\" : [ \"Z9\", ",
                "\"moved\" : [ -> \"moved\" : [ \"A4\", ",
                "\"moved\" : [ -> \"moved\" : [ null, ",
                "\"moved\" : [ \"E5\" ] -> \"moved\" : null",
                "\"E6\" -> \"E3\"",
                "\"number\" : 1 -> \"number\" : 0",
                "\"number\" : 1 -> \"number\" : 1.5",
                "\"quietPlays\" : 0 -> \"quietPlays\" : -1",
                "\"quietPlays\" : 0 -> \"quietPlays\" : 99999999999",
                "\"number\" : 1 -> \"board\" : [ ], \"number\" : 1",
                "\"name\" : \"Rui\" -> \"name\" : \"Ana\"",
                "\"name\" : \"Rui\" -> \"name\" : \"\""
            })
    void aGameThatCannotHaveBeenIsRefused(String change) throws IOException {
        saveAGame();
        String whole = Files.readString(folder.resolve("f"));
        String[] sides = change.split(" -> ");
        assertTrue(whole.contains(sides[0]), whole);
        Files.writeString(folder.resolve("f"), whole.replace(sides[0], sides[1]));
        assertRefused();
    }

    private void saveAGame() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > G f
                Jogo gravado com sucesso.
                """);
    }

    private void assertRefused() {
        Transcript.in(folder).goes("""
                > RJ Zé
                Jogador registado com sucesso.
                > L f
                Ficheiro danificado.
                > LJ
                Zé 0 0 0 0
                """);
    }
}
