package parachute.games.iade;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The instruction MP: every reply, and which takes precedence if several apply. */
class MoveInstructionTest {
    @TempDir
    private Path folder;

    @Test
    void failuresAreCheckedInTheOrderOfTheRules() {
        Transcript.in(folder).goes("""
                > MP Ninguém Z9 Z9
                Não existe jogo em curso.
                """);
        Transcript.ofNewGame(folder).goes("""
                > RJ Eva
                Jogador registado com sucesso.
                > MP Ninguém Z9 Z9
                Jogador não participa no jogo em curso.
                > MP Eva Z9 Z9
                Jogador não participa no jogo em curso.
                > MP Rui Z9 Z9
                Não é a vez do jogador.
                > MP Ana Z9 E5
                Posição inválida.
                > MP Ana E5 E9
                Posição inválida.
                > MP Ana e7 e5
                Posição inválida.
                > MP Ana E77 E5
                Posição inválida.
                > MP Ana E5 E4
                Não existe peça na posição inicial.
                > MP Ana E2 E4
                Movimento inválido.
                > MP Ana E7 E4
                Movimento inválido.
                > MP Ana E7 E7
                Movimento inválido.
                > MP Ana D8 D7
                Movimento inválido.
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > MP Ana E5 E4
                Não é a vez do jogador.
                """);
    }

    @Test
    void everyPieceMovesInItsOwnWay() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana B8 C6
                WH1 movida com sucesso.
                > MP Rui E2 E3
                BP5 movida com sucesso.
                > MP Ana D7 D5
                WP4 movida com sucesso.
                > MP Rui F1 B5
                BB2 movida com sucesso.
                > MP Ana C6 B4
                Movimento inválido.
                > MP Ana C8 G4
                WB1 movida com sucesso.
                > MP Rui D1 G4
                Peça WB1 capturada.
                > MP Ana A8 A6
                Movimento inválido.
                > MP Ana A8 B8
                WR1 movida com sucesso.
                > MP Rui E1 E2
                BK1 movida com sucesso.
                """);
    }

    @Test
    void aPawnGoesForwardAndCapturesDiagonally() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > MP Rui D2 D4
                BP4 movida com sucesso.
                > MP Ana E5 D5
                Movimento inválido.
                > MP Ana E5 F4
                Movimento inválido.
                > MP Ana E5 D4
                Peça BP4 capturada.
                > MP Rui H2 H3
                BP8 movida com sucesso.
                > MP Ana D4 D2
                Movimento inválido.
                > MP Ana D4 D5
                Movimento inválido.
                """);
    }

    @Test
    void enPassantOnlyAtOnce() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > MP Rui A2 A3
                BP1 movida com sucesso.
                > MP Ana E5 E4
                WP5 movida com sucesso.
                > MP Rui D2 D4
                BP4 movida com sucesso.
                > MP Ana E4 D3
                En passant efetuado.
                > MP Rui A3 A4
                BP1 movida com sucesso.
                > MP Ana B7 B5
                WP2 movida com sucesso.
                > MP Rui H2 H3
                BP8 movida com sucesso.
                > MP Ana H7 H6
                WP8 movida com sucesso.
                > MP Rui A4 B5
                Peça WP2 capturada.
                > MP Ana C7 C5
                WP3 movida com sucesso.
                > MP Rui H3 H4
                BP8 movida com sucesso.
                > MP Ana H6 H5
                WP8 movida com sucesso.
                > MP Rui B5 C6
                Movimento inválido.
                """);
    }

    @Test
    void thePawnTakenEnPassantIsGone() {
        Transcript.ofBoard(folder, ",,,,BK1\nBP1\n\n,WP1\n\n\n\n,,,,WK1").goes("""
                > MP Ana E8 E7
                WK1 movida com sucesso.
                > MP Rui A2 A4
                BP1 movida com sucesso.
                > MP Ana B4 A3
                En passant efetuado.
                > XF
                4k3/8/P7/8/8/8/4K3/8 b - - 0 2
                """);
    }

    @Test
    void castlingAsksOnlyForUnmovedPiecesAndEmptySquares() {
        String board = "BR1,,,,BK1,,,BR2\n,,,,BP1\n\n\n\n\n,,,,WP1\nWR1,,,,WK1,,,WR2";
        Transcript.ofBoard(folder, board).goes("""
                > MP Ana E8 G8
                Roque efetuado.
                > MP Rui E1 C1
                Roque efetuado.
                > XF
                2kr3r/4p3/8/8/8/8/4P3/R4RK1 w - - 2 2
                """);
    }

    @Test
    void castlingOutOfCheckAndThroughAnAttackedSquareIsAllowedButNotIntoCheck() {
        Transcript.ofBoard(folder, ",,,,BR1\n\n\n\n\n\n\n,,,,WK1,,,WR1").goes("""
                > MP Ana E8 G8
                Roque efetuado.
                """);
        Transcript.ofBoard(folder, ",,,,,BR1\n\n\n\n\n\n\n,,,,WK1,,,WR1").goes("""
                > MP Ana E8 G8
                Roque efetuado.
                """);
        Transcript.ofBoard(folder, ",,,,,,BR1\n\n\n\n\n\n\n,,,,WK1,,,WR1").goes("""
                > MP Ana E8 G8
                Movimento inválido.
                """);
    }

    @Test
    void whoHasMovedNoLongerCastles() {
        Transcript.ofBoard(folder, ",BK1\n\n\n\n\n\n\nWR1,,,,WK1,,,WR2").goes("""
                > MP Ana H8 H7
                WR2 movida com sucesso.
                > MP Rui B1 C1
                BK1 movida com sucesso.
                > MP Ana H7 H8
                WR2 movida com sucesso.
                > MP Rui C1 C2
                BK1 movida com sucesso.
                > MP Ana E8 G8
                Movimento inválido.
                > MP Ana E8 E7
                WK1 movida com sucesso.
                > MP Rui C2 B1
                BK1 movida com sucesso.
                > MP Ana E7 E8
                WK1 movida com sucesso.
                > MP Rui B1 C1
                BK1 movida com sucesso.
                > MP Ana E8 C8
                Movimento inválido.
                """);
    }

    @Test
    void noPieceMayBeBetweenKingAndRook() {
        Transcript.ofBoard(folder, "BK1\n\n\n\n\n\n\nWR1,WH1,,,WK1,,BH1,WR2").goes("""
                > MP Ana E8 C8
                Movimento inválido.
                > MP Ana E8 G8
                Movimento inválido.
                """);
    }

    @Test
    void aPawnThatArrivesBecomesAQueenWithTheNextIndex() {
        Transcript.ofBoard(folder, "BR1\n,WP3,WP4,,,,,BK1\n\nWQ7\n\n\n\n,,,,WK1")
                .goes("""
                > MP Ana C2 C1
                Peão promovido.
                > MP Rui A1 A4
                Peça WQ7 capturada.
                > MP Ana C1 D1
                WQ8 movida com sucesso.
                > MP Rui H2 H3
                BK1 movida com sucesso.
                > MP Ana B2 B1
                Peão promovido.
                > MP Rui H3 H4
                BK1 movida com sucesso.
                > MP Ana B1 B2
                WQ9 movida com sucesso.
                """);
    }

    @Test
    void withNoQueenLeftTheIndexStartsAgain() {
        Transcript.ofBoard(folder, "\n,WP3,,,,,,BK1\n\n\n\n\n\n,,,,WK1").goes("""
                > MP Ana B2 B1
                Peão promovido.
                > MP Rui H2 H3
                BK1 movida com sucesso.
                > MP Ana B1 B2
                WQ1 movida com sucesso.
                """);
    }

    @Test
    void whereTheNumbersEndAFreeOneIsTaken() {
        Transcript.ofBoard(folder, "\n,WP3,,,,,,BK1\n\n,,WQ999999\n,,WQ1\n\n\n,,,,WK1")
                .goes("""
                > MP Ana B2 B1
                Peão promovido.
                > MP Rui H2 H3
                BK1 movida com sucesso.
                > MP Ana B1 B2
                WQ2 movida com sucesso.
                """);
    }

    @Test
    void onlyTheFirstMessageThatAppliesIsGiven() {
        // A promotion that captures, one that gives check, and a capture that gives check.
        Transcript.ofBoard(folder, "BR1\n,WP1,,,,,,BK1\n\n\n\n\n\n,,,,WK1").goes("""
                > MP Ana B2 A1
                Peça BR1 capturada.
                """);
        Transcript.ofBoard(folder, ",,,,,,BK1\n,WP1\n\n\n\n\n\n,,,,WK1").goes("""
                > MP Ana B2 B1
                Check.
                """);
        Transcript.ofBoard(folder, ",,,,,,BK1\n\n\n\nWR1,,,,,,BP1\n\n\n,,,,WK1").goes("""
                > MP Ana A5 G5
                Check.
                """);
        Transcript.ofBoard(folder, ",,,,,BK1\n\n\n\n\n\n\n,,,,WK1,,,WR1").goes("""
                > MP Ana E8 G8
                Check.
                """);
    }

    @Test
    void whoIsInCheckMustParry() {
        Transcript.ofBoard(folder, ",,,,BR1\n\n\n\n\n\nWP1\n,,,,WK1,,,").goes("""
                > MP Ana A7 A6
                Movimento inválido.
                > MP Ana E8 E7
                Movimento inválido.
                > MP Ana E8 D8
                WK1 movida com sucesso.
                """);
    }

    @Test
    void scholarsMate() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > MP Rui E2 E4
                BP5 movida com sucesso.
                > MP Ana F8 C5
                WB2 movida com sucesso.
                > MP Rui B1 C3
                BH1 movida com sucesso.
                > MP Ana D8 H4
                WQ1 movida com sucesso.
                > MP Rui G1 F3
                BH2 movida com sucesso.
                > MP Ana H4 F2
                Checkmate. Ana venceu.
                > MP Rui E1 F2
                Não existe jogo em curso.
                > DJ
                Não existe jogo em curso.
                > D Rui
                Não existe jogo em curso.
                > LJ
                Ana 1 1 0 0
                Rui 1 0 0 1
                """);
    }

    @Test
    void foolsMate() {
        // A pawn could step back between king and queen, but special operations do not avert mate.
        Transcript.ofNewGame(folder).goes("""
                > MP Ana F7 F6
                WP6 movida com sucesso.
                > MP Rui E2 E4
                BP5 movida com sucesso.
                > MP Ana G7 G5
                WP7 movida com sucesso.
                > MP Rui D1 H5
                Checkmate. Rui venceu.
                > OS Ana F6 F7
                Não existe jogo em curso.
                > LJ
                Rui 1 1 0 0
                Ana 1 0 0 1
                """);
    }

    @Test
    void aCheckThatAMoveParriesMayAlsoBeParriedByASpecialOperation() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana F7 F6
                WP6 movida com sucesso.
                > MP Rui E2 E4
                BP5 movida com sucesso.
                > MP Ana A7 A6
                WP1 movida com sucesso.
                > MP Rui D1 H5
                Check.
                > XA
                MP Ana G7 G6
                OS Ana F6 F7
                > OS Ana F6 F7
                Peão WP6 recuou com sucesso.
                """);
    }

    @Test
    void enPassantAvertsMate() {
        // Black's king is enclosed; the pawn on D5, which gives check, can only be captured en passant.
        Transcript.ofBoard(folder, "\n\nWR1\n,,,,BK1\n,,,,BP1\n,WB1\n,,,WP1\n,,,WR2,,WR3,,WK1")
                .goes("""
                > MP Ana D7 D5
                Check.
                > XA
                MP Rui E5 D6
                """);
        Transcript.ofBoard(folder, "\n\nWR1\n,,,,BK1\n,,,,BP1\n,WB1,,WP1\n\n,,,WR2,,WR3,,WK1")
                .goes("""
                > MP Ana D6 D5
                Checkmate. Ana venceu.
                """);
    }

    @Test
    void takingAKingWins() {
        Transcript.ofBoard(folder, "BK1,,,,,,,BK2\n\n\n\nWR1\n\n\n,,,,WK1").goes("""
                > MP Ana A5 A1
                Checkmate. Ana venceu.
                > LJ
                Ana 1 1 0 0
                Rui 1 0 0 1
                """);
    }

    @Test
    void anyOfSeveralKingsMayBeInCheck() {
        Transcript.ofBoard(folder, "BK1,,,,BR1,,,BK2\n\n\n\n,WR1\n\n,,,WP1\nWK2,,,,,WK1")
                .goes("""
                > MP Ana B5 H5
                Check.
                > MP Rui A1 A2
                Movimento inválido.
                > MP Rui H1 G1
                BK2 movida com sucesso.
                > MP Ana F8 E8
                Movimento inválido.
                > MP Ana D7 D6
                WP1 movida com sucesso.
                """);
    }

    @Test
    void withoutAKingThereIsNoCheck() {
        Transcript.ofBoard(folder, "BR1,,,BR2\n\n\n\n\n\n\nWR1").goes("""
                > MP Ana A8 A1
                Peça BR1 capturada.
                > MP Rui D1 A1
                Checkmate. Rui venceu.
                """);
    }

    @Test
    void whoLeavesTheOpponentWithoutAPlayWins() {
        // The stalemate of chess.
        Transcript.ofBoard(folder, "BK1\n\n,WK1\n\n,,WQ1").goes("""
                > MP Ana C5 C2
                Checkmate. Ana venceu.
                > DJ
                Não existe jogo em curso.
                > LJ
                Ana 1 1 0 0
                Rui 1 0 0 1
                """);
        // A blocked pawn that may step back still has a play.
        Transcript.ofBoard(folder, "BK1\n\n,WK1\n,,,,,,,BP1\n,,WQ1,,,,,WP1").goes("""
                > MP Ana C5 C2
                WQ1 movida com sucesso.
                > XA
                OS Rui H4 H3
                > XJ Rui
                OS Rui H4 H3
                Peão BP1 recuou com sucesso.
                """);
    }

    @Test
    void whoHasNoPlayOnABoardOfTheirOwnMayStillEndTheGame() {
        Transcript.ofBoard(folder, "BK1\n").goes("""
                > XA
                Sem jogadas possíveis.
                > XJ Ana
                Sem jogadas possíveis.
                > D Ana Rui
                Jogo terminado com sucesso.
                > LJ
                Ana 1 0 1 0
                Rui 1 0 1 0
                """);
        // White is mated, although the pawn could step back between rook and king.
        Transcript.ofBoard(folder, "BK1\n\n\n\n\n\n,,,,WP1,BR1\nBR2,,,,,,,WK1").goes("""
                > XA
                Sem jogadas possíveis.
                > OS Ana E7 E8
                Movimento inválido.
                > XJ Ana
                Sem jogadas possíveis.
                > D Ana
                Jogo terminado com sucesso.
                """);
    }

    @Test
    void piecesOfABoardOfOnesOwnCountAsUnmoved() {
        Transcript.ofBoard(folder, ",,,,BK1\n\n\n,,,WP4\n\n\n\n,,,,WK1").goes("""
                > MP Ana D4 D2
                Check.
                """);
        Transcript.ofBoard(folder, "BK1\n\n,,,,,WP4\n\n\n\n\n,,,,WK1").goes("""
                > MP Ana F3 F1
                Check.
                """);
        Transcript.ofBoard(folder, "BK1\n\n\n,,,,WK1,,,WR1").goes("""
                > MP Ana E4 G4
                Roque efetuado.
                """);
    }
}
