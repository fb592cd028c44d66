package parachute.games.iade;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The instructions RJ, LJ, IJ, DJ and D: every reply, with failures in the order of the checks. */
class PlayersAndGamesTest {
    @TempDir
    private Path folder;

    @Test
    void aNameIsRegisteredOnce() {
        Transcript.in(folder).goes("""
                > RJ Ana
                Jogador registado com sucesso.
                > RJ Ana
                Jogador existente.
                > RJ ana
                Jogador registado com sucesso.
                > RJ João_da-Silva!42
                Jogador registado com sucesso.
                > RJ João_da-Silva!42
                Jogador existente.
                """);
    }

    @Test
    void theListShowsGamesWinsDrawsLossesMostWinsFirst() {
        Transcript.in(folder).goes("> LJ\nSem jogadores registados.\n");
        Transcript.ofPlayers(folder, "Rui", "Ana", "Eva").goes("""
                > LJ
                Ana 0 0 0 0
                Eva 0 0 0 0
                Rui 0 0 0 0
                > IJ Novo Ana Rui
                Jogo iniciado com sucesso.
                > D Ana
                Jogo terminado com sucesso.
                > IJ Novo Eva Ana
                Jogo iniciado com sucesso.
                > D Ana Eva
                Jogo terminado com sucesso.
                > LJ
                Rui 1 1 0 0
                Ana 2 0 1 1
                Eva 1 0 1 0
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "Zé carlos Bruno ana Álvaro,     Álvaro ana Bruno carlos Zé",
        "Ana10 ana Ana Ana2 Ágata Ána,   Ágata ana Ana Ána Ana10 Ana2",
        "d ç carlos c Dinis,             c ç carlos d Dinis",
        "A\u0301lvaro Álvaro Alvaro,      Alvaro A\u0301lvaro Álvaro"
    })
    void equalWinsAreListedAsInADictionary(String registered, String listed) {
        String list =
                Stream.of(listed.split(" ")).map(name -> name + " 0 0 0 0\n").collect(Collectors.joining());
        Transcript.ofPlayers(folder, registered.split(" ")).goes("> LJ\n" + list);
    }

    @Test
    void aGameNeedsAFreeBoardAndRegisteredPlayers() {
        Transcript.ofPlayers(folder, "Ana").goes("""
                > IJ Novo Ana Rui
                Jogador inexistente.
                > IJ Novo Rui Ana
                Jogador inexistente.
                > RJ Rui
                Jogador registado com sucesso.
                > IJ Novo Ana Rui
                Jogo iniciado com sucesso.
                > IJ Novo Ana Rui
                Existe um jogo em curso.
                > IJ Novo Ana Ninguém
                Existe um jogo em curso.
                """);
    }

    @Test
    void theRowsOfABoardBelongToTheInstructionAlsoWhenItFails() {
        Transcript.ofPlayers(folder, "Ana").goes("""
                > IJ Continuação Ana Rui
                > BK1
                >\s
                > RJ Rui
                > LJ
                > ,,,,,,,
                >\s
                > DJ
                > WK1
                Jogador inexistente.
                > LJ
                Ana 0 0 0 0
                """);
    }

    @Test
    void anyBoardIsAccepted() {
        Transcript.ofBoard(folder, "BK1,BK2,,,,,,BK3\nWP1")
                .goes("""
                > XF
                kk5k/P7/8/8/8/8/8/8 w - - 0 1
                Fora da FEN: WP1 em A2 ainda não se moveu.
                > IJ Continuação Ana Rui
                %s\
                Existe um jogo em curso.
                > D Ana
                Jogo terminado com sucesso.
                > IJ Continuação Ana Rui
                %s\
                Jogo iniciado com sucesso.
                > XF
                8/8/8/8/8/8/8/8 w - - 0 1
                """.formatted(Transcript.emptyRows(8), Transcript.emptyRows(8)));
    }

    @Test
    void aBoardWithInvalidPiecesIsNotAnInstruction() {
        Transcript.ofPlayers(folder, "Ana").goes("""
                > IJ Continuação Ana Ana
                > BK1,xyz
                %s\
                Instrução inválida.
                > DJ
                Não existe jogo em curso.
                """.formatted(Transcript.emptyRows(7)));
        Transcript.ofBoard(folder, ",,,,,,,,WK1").goes("""
                > DJ
                Não existe jogo em curso.
                """);
        Transcript.ofBoard(folder, ",,,,,,,,").goes("""
                > XF
                8/8/8/8/8/8/8/8 w - - 0 1
                """);
    }

    @Test
    void theBoardIsDrawnWithoutSpacesAfterTheLastPieceOfARow() {
        Transcript.in(folder).goes("""
                > DJ
                Não existe jogo em curso.
                """);
        Transcript.ofNewGame(folder).goes("""
                > DJ
                    A    B    C    D    E    F    G    H
                1  BR1  BH1  BB1  BQ1  BK1  BB2  BH2  BR2
                2  BP1  BP2  BP3  BP4  BP5  BP6  BP7  BP8
                3 \s
                4 \s
                5 \s
                6 \s
                7  WP1  WP2  WP3  WP4  WP5  WP6  WP7  WP8
                8  WR1  WH1  WB1  WQ1  WK1  WB2  WH2  WR2
                """);
        Transcript.ofBoard(folder, ",BK1,,WP10\n,,,,,,,WK1\nWR1").goes("""
                > DJ
                    A    B    C    D    E    F    G    H
                1       BK1       WP10
                2                                     WK1
                3  WR1
                4 \s
                5 \s
                6 \s
                7 \s
                8 \s
                """);
    }

    @Test
    void oneNameLosesTwoNamesDraw() {
        Transcript.in(folder).goes("> D Ana\nNão existe jogo em curso.\n");
        Transcript.ofPlayers(folder, "Ana", "Rui", "Eva").goes("""
                > IJ Novo Ana Rui
                Jogo iniciado com sucesso.
                > D Ninguém
                Jogador inexistente.
                > D Eva Ninguém
                Jogador inexistente.
                > D Ana Ninguém
                Jogador inexistente.
                > D Eva
                Jogador não participa no jogo em curso.
                > D Ana Eva
                Jogador não participa no jogo em curso.
                > D Rui
                Jogo terminado com sucesso.
                > D Rui
                Não existe jogo em curso.
                > IJ Novo Ana Rui
                Jogo iniciado com sucesso.
                > D Rui Ana
                Jogo terminado com sucesso.
                > LJ
                Ana 2 1 1 0
                Eva 0 0 0 0
                Rui 2 0 1 1
                """);
    }

    @Test
    void unknownWordsAndWrongNumbersOfArgumentsAreInvalidInstructions() {
        for (String line : new String[] {
            "rj Ana",
            "RJ",
            "RJ Ana Rui",
            "LJ x",
            "IJ",
            "IJ Novo Ana",
            "IJ Novo Ana Rui Eva",
            "IJ novo Ana Rui",
            "IJ Continuacao Ana Rui",
            "IJ Continuação Ana",
            "MP Ana E7",
            "MP Ana E7 E5 E4",
            "OS Ana",
            "OS Ana A1 A2 A3",
            "DJ Ana",
            "D",
            "D Ana Rui Eva",
            "G",
            "G a b",
            "L",
            "L a b",
            "XJ",
            "XJ a 1 2",
            "XA a",
            "XF a",
            "X",
            "olá"
        }) {
            Transcript.in(folder).goes("> " + line + "\nInstrução inválida.\n");
        }
    }

    @Test
    void blanksAroundAndBetweenWordsDoNotMatter() {
        Transcript.in(folder).goes("""
                >   RJ \t Ana \s
                Jogador registado com sucesso.
                > LJ\s
                Ana 0 0 0 0
                """);
    }

    @Test
    void anEmptyLineEndsTheSession() {
        Transcript.in(folder).goes("""
                > RJ Ana
                Jogador registado com sucesso.
                >\s
                > LJ
                """);
    }

    @Test
    void aNameHasNoLimit() {
        String name = "á".repeat(3000);
        Transcript.in(folder).goes("""
                > RJ %1$s
                Jogador registado com sucesso.
                > LJ
                %1$s 0 0 0 0
                """.formatted(name));
    }

    @Test
    void whoPlaysAloneWinsAndLoses() {
        Transcript.ofPlayers(folder, "Ana").goes("""
                > IJ Novo Ana Ana
                Jogo iniciado com sucesso.
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > MP Ana E2 E4
                BP5 movida com sucesso.
                > D Ana
                Jogo terminado com sucesso.
                > LJ
                Ana 2 1 0 1
                """);
    }
}
