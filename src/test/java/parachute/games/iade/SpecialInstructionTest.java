package parachute.games.iade;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The instruction OS: every reply, with failures in the order of the checks. */
class SpecialInstructionTest {
    @TempDir
    private Path folder;

    @Test
    void failuresAreCheckedInTheOrderOfTheRules() {
        Transcript.in(folder).goes("""
                > OS Ninguém Z9 Z9
                Não existe jogo em curso.
                """);
        Transcript.ofNewGame(folder).goes("""
                > OS Ninguém Z9 Z9
                Jogador não participa no jogo em curso.
                > OS Rui Z9 Z9
                Não é a vez do jogador.
                > OS Ana Z9 Z9
                Posição inválida.
                > OS Ana E5 Z9
                Não existe peça na posição inicial.
                > OS Ana E7 Z9
                Posição final inválida.
                > OS Ana E2 E9
                Posição final inválida.
                > OS Ana A8
                Posição final inválida.
                > OS Ana B8
                Posição final inválida.
                > OS Ana E7 E8
                Movimento inválido.
                > OS Ana E7
                Movimento inválido.
                > OS Ana E2 E3
                Movimento inválido.
                > OS Ana E8
                Movimento inválido.
                > OS Ana E8 D8
                Movimento inválido.
                """);
    }

    @Test
    void aPawnStepsBackOnceInTheGame() {
        Transcript.ofNewGame(folder).goes("""
                > MP Ana E7 E5
                WP5 movida com sucesso.
                > MP Rui D2 D4
                BP4 movida com sucesso.
                > OS Ana E5 E6
                Peão WP5 recuou com sucesso.
                > OS Rui D4
                Peão BP4 recuou com sucesso.
                > MP Ana E6 E4
                Movimento inválido.
                > OS Ana E6 E7
                Movimento inválido.
                > MP Ana D7 D5
                WP4 movida com sucesso.
                > MP Rui H2 H4
                BP8 movida com sucesso.
                > OS Ana D5 E6
                Movimento inválido.
                > OS Ana D5 D6
                Peão WP4 recuou com sucesso.
                """);
    }

    @Test
    void aPawnDoesNotStepBackOntoAPieceNorOffTheBoard() {
        Transcript.ofBoard(folder, "BK1\n\n\n\n,,WP1\n,,BP1\n\n,,WP2,,WK1").goes("""
                > OS Ana C5 C6
                Movimento inválido.
                > OS Ana C8
                Movimento inválido.
                """);
    }

    @Test
    void aPawnThatSteppedBackCannotBeTakenEnPassant() {
        Transcript.ofBoard(folder, ",,,,BK1\nBP1\n\n,WP1\n\n\n\n,,,,WK1").goes("""
                > MP Ana E8 E7
                WK1 movida com sucesso.
                > MP Rui A2 A4
                BP1 movida com sucesso.
                > MP Ana E7 E8
                WK1 movida com sucesso.
                > OS Rui A4 A3
                Peão BP1 recuou com sucesso.
                > MP Ana B4 A3
                Peça BP1 capturada.
                """);
    }

    @Test
    void aRookCapturesTwoInALineTheFirstNextToIt() {
        Transcript.ofBoard(folder, ",,,,,,,BK1\n\n\n\nWR1,BP1,,,BP2,BP3,BH1\n\n\n,,,,WK1")
                .goes("""
                > OS Ana A5 B5
                Movimento inválido.
                > OS Ana A5 F5
                Movimento inválido.
                > OS Ana A5 A1
                Movimento inválido.
                > OS Ana A5 E5
                Torre WR1 capturou duas peças com sucesso.
                > XF
                7k/8/8/8/4Rpn1/8/8/4K3 b - - 0 1
                Fora da FEN: WR1 em E5 já usou a operação especial, BP3 em F5 ainda não se moveu.
                > MP Rui H1 H2
                BK1 movida com sucesso.
                > OS Ana E5 G5
                Movimento inválido.
                """);
    }

    @Test
    void aRookNeedsEnemiesInAStraightLine() {
        Transcript.ofBoard(folder, ",,,,,,,BK1\n\n\n,BP3,,BP4\nWR1,WP1,,,BP2\n,BP5\n,,BP6,,WR2,,BP7\n,,,,WK1")
                .goes("""
                > OS Ana A5 E5
                Movimento inválido.
                > OS Ana A5 C7
                Movimento inválido.
                > OS Ana E7 G7
                Movimento inválido.
                """);
    }

    @Test
    void aRookMayTakeAKingOnTheWay() {
        Transcript.ofBoard(folder, "\n\n\n\nWR1,BP1,,,BK1\n\n\n,,,,,,,WK1").goes("""
                > OS Ana A5 E5
                Torre WR1 capturou duas peças com sucesso.
                Checkmate. Ana venceu.
                > LJ
                Ana 1 1 0 0
                Rui 1 0 0 1
                """);
    }

    @Test
    void aKnightLeapsFourSquaresWithoutAnAdjacentPiece() {
        Transcript.ofBoard(folder, ",,,,,,,BK1\n\n\nWH1,,BP1,BP2,BP3\n\n\n\n,,,,,,,WK1")
                .goes("""
                > OS Ana A4 E3
                Movimento inválido.
                > OS Ana A4 D4
                Movimento inválido.
                > OS Ana A4 E4
                Cavalo WH1 avançou com sucesso.
                > MP Rui H1 G1
                BK1 movida com sucesso.
                > OS Ana E4 E8
                Movimento inválido.
                > MP Ana E4 G5
                WH1 movida com sucesso.
                > MP Rui G1 H1
                BK1 movida com sucesso.
                > OS Ana G5 C1
                Cavalo WH1 avançou com sucesso.
                > MP Rui H1 G1
                BK1 movida com sucesso.
                > OS Ana C1 G1
                Cavalo WH1 avançou com sucesso.
                Checkmate. Ana venceu.
                """);
    }

    @Test
    void aKnightDoesNotLeapOffTheBoardNorOntoItsOwn() {
        Transcript.ofBoard(folder, "BK1\n\n\n,,,WH1,,,,WP1\n\n\n\n,,,,,,,WK1").goes("""
                > OS Ana D4 H4
                Movimento inválido.
                > OS Ana D4 H8
                Movimento inválido.
                > OS Ana D4 D8
                Cavalo WH1 avançou com sucesso.
                """);
    }

    @Test
    void aBishopTakesTheEnemyPawnsAroundItOnce() {
        Transcript.ofBoard(folder, "BK1\n\n\n,BP1,BP2,BH1\n,,WB1,WP1\n,,,BP3\n,,,,BP4\n,,,,,,,WK1")
                .goes("""
                > OS Ana C5
                Bispo WB1 capturou 3 peões.
                > XF
                k7/8/8/3n4/2BP4/8/4p3/7K b - - 0 1
                Fora da FEN: BP4 em E7 ainda não se moveu, WB1 em C5 já usou a operação especial, \
                WP1 em D5 ainda não se moveu.
                > MP Rui A1 A2
                BK1 movida com sucesso.
                > OS Ana C5
                Movimento inválido.
                """);
    }

    @Test
    void aBishopMayFindNothingAndItsTargetDoesNotMatter() {
        Transcript.ofNewGame(folder).goes("""
                > OS Ana C8 H1
                Bispo WB1 capturou 0 peões.
                > OS Rui F1
                Bispo BB2 capturou 0 peões.
                > OS Ana C8
                Movimento inválido.
                > OS Ana F8
                Bispo WB2 capturou 0 peões.
                """);
    }

    @Test
    void aQueenChangesPlacesWithTheKingAsOftenAsSheLikes() {
        Transcript.ofNewGame(folder).goes("""
                > OS Ana D8
                Rainha trocou de posição com o rei.
                > OS Rui D1 A1
                Rainha trocou de posição com o rei.
                > OS Ana E8 D8
                Rainha trocou de posição com o rei.
                > XF
                rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 3 2
                """);
    }

    @Test
    void aQueenLeavesItsKingInNoCheck() {
        Transcript.ofBoard(folder, "BK1\n,,,BR1\n\n\n\n\n\n,,,WQ1,WK1").goes("""
                > OS Ana D8
                Movimento inválido.
                """);
        Transcript.ofBoard(folder, "BK1\n,,,,BR1\n\n\n\n\n\n,,,WQ1,WK1").goes("""
                > OS Ana D8
                Movimento inválido.
                """);
        Transcript.ofBoard(folder, "BK1\n\n\n\n\n\n\n,,,WQ1").goes("""
                > OS Ana D8
                Movimento inválido.
                """);
    }

    @Test
    void ofSeveralKingsTheQueenNeedsOneNamed() {
        Transcript.ofBoard(folder, "BK1\n\n\n\n\n\n\nWK1,,,WQ1,WK2").goes("""
                > OS Ana D8
                Movimento inválido.
                > OS Ana D8 A8
                Rainha trocou de posição com o rei.
                > XF
                k7/8/8/8/8/8/8/Q2KK3 b - - 1 1
                """);
    }

    @Test
    void noSpecialOperationLeavesTheOwnKingInCheck() {
        Transcript.ofBoard(folder, "BK1\n\n\n\n,,,,BR1\n,,,,WB1\n\n,,,,WK1,,,").goes("""
                > OS Ana E6
                Bispo WB1 capturou 0 peões.
                """);
        Transcript.ofBoard(folder, "BK1\n\n\n,,,,BR1\n\n,,,,WP1\n\nWP2,,,,WK1").goes("""
                > OS Ana E6
                Peão WP1 recuou com sucesso.
                """);
        Transcript.ofBoard(folder, "BK1\n\n\n,,,,BR1\n\n\n,WB1\n,,,,WK1").goes("""
                > OS Ana B7
                Movimento inválido.
                """);
    }

    @Test
    void whoTakesTheLastPieceWins() {
        Transcript.ofBoard(folder, "\n\n\n,BP1\nWB1\n\n\n,,,,,,,WK1").goes("""
                > OS Ana A5
                Bispo WB1 capturou 1 peões.
                Checkmate. Ana venceu.
                """);
    }

    @Test
    void checkIsNotAnnouncedButMateIs() {
        // The leap uncovers the rook's line to the king: once with a way out, once without.
        Transcript.ofBoard(folder, "BK1\n\n\nWH1\n\n\n\nWR1,,,,,,,WK1").goes("""
                > OS Ana A4 E4
                Cavalo WH1 avançou com sucesso.
                > XA
                MP Rui A1 B1
                MP Rui A1 B2
                """);
        Transcript.ofBoard(folder, "BK1\n\n\nWH1\n\n\n\nWR1,WR2,,,,,,WK1").goes("""
                > OS Ana A4 E4
                Cavalo WH1 avançou com sucesso.
                Checkmate. Ana venceu.
                """);
    }

    @Test
    void aSpecialOperationThatCouldParryDoesNotAvertTheMateByAnother() {
        // The leap uncovers the rook's line to the king, into which the pawn could step back.
        Transcript.ofBoard(folder, "BK1,,,WH1,,,,WR1\n,BP1\n,WP1\n\n\n\n\n,,,,,,,WK1")
                .goes("""
                > OS Ana D1 D5
                Cavalo WH1 avançou com sucesso.
                Checkmate. Ana venceu.
                """);
    }
}
