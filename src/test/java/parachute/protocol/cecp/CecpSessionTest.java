package parachute.protocol.cecp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.San;

/** Sessions as clients drive them, with a real engine. */
class CecpSessionTest {
    private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";

    private Dialogue client;

    @BeforeEach
    void open() throws IOException {
        client = new Dialogue();
        client.say("xboard", "sd 4", "level 0 5 0", "easy", "nopost");
    }

    @AfterEach
    void close() throws IOException {
        client.close();
    }

    @Test
    void aTableAskedForWhileItThinksIsMadeAfterTheMove() {
        client.say("sd 100", "st 100", "go", "memory 1000000", "?");
        assertTrue(client.answer().startsWith("move "));
        assertTrue(client.answer().startsWith("# Hash is "), "without waiting for the next search");
    }

    // ---- start ------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"2", "4", "x"})
    void featuresAnswerProtover(String version) {
        List<String> lines = client.say("protover " + version).until("feature done=1");
        assertTrue(lines.stream().allMatch(line -> line.startsWith("feature ")));
    }

    @Test
    void terminationIsIgnoredFromItsFeatureOnUntilTheClientRejectsThat() {
        assertFalse(client.ignoresTermination());
        client.say("protover 2").until("feature done=1");
        assertTrue(client.ignoresTermination());
        client.say("accepted sigterm", "rejected debug");
        assertTrue(client.ignoresTermination());
        client.say("rejected sigterm");
        assertFalse(client.ignoresTermination());
    }

    @Test
    void whatTheEngineNeedNotKnowIsIgnored() {
        client.say(
                "accepted ping",
                "rejected debug",
                "accepted",
                "random",
                "computer",
                "name GM Someone",
                "rating 0 2500",
                "ics -",
                "otim 1000",
                "egtpath syzygy /no/such/folder",
                "holding [PP] [N] BN",
                "lift e2",
                "partner x",
                "result * {?}");
        assertEquals(List.of(), client.answers());
    }

    @ParameterizedTest
    @CsvSource({
        "frobnicate 1 2,Error (unknown command): frobnicate 1 2",
        "variant shogi,Error (unsupported variant): variant shogi",
        "level a b c,Error (bad argument): level a b c",
        "st x,Error (bad argument): st x",
        "memory,Error (bad argument): memory",
        "option Foo=1,Error (unknown option): option Foo=1",
        "option MultiPV=abc,Error (bad argument): option MultiPV=abc",
        "exclude e2e5,Error (illegal move): exclude e2e5",
        "usermove e2e5,Illegal move: e2e5",
        "e2e5,Illegal move: e2e5",
        "usermove,'Illegal move: '",
        "Nd5,Illegal move: Nd5",
        "N@d5,Illegal move: N@d5",
        "Nd9,Error (unknown command): Nd9"
    })
    void whatCannotBeDoneIsSaid(String line, String answer) {
        assertEquals(List.of(answer), client.say("force", line).answers());
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    @Test
    void movesAreReadInEveryNotationWithAndWithoutUsermove() {
        client.say("force", "usermove e2e4", "e7e5", "usermove Nf3", "Nc6", "f1b5", "g8f6", "O-O", "usermove 0-0");
        assertEquals(List.of("Illegal move: 0-0"), client.answers());
    }

    @Test
    void afterNewTheEnginePlaysBlack() {
        client.say("new", "sd 2", "usermove e2e4");
        assertTrue(client.answer().matches("move [a-h][78][a-h][1-8]|move [bg]8.."));
    }

    @Test
    void goTakesTheSideOnMove() {
        client.say("force", "e2e4", "go");
        assertTrue(client.answer().matches("move [a-h][78][a-h][1-8]|move [bg]8.."));
    }

    @Test
    void playotherWaitsForTheOpponent() {
        client.say("force", "e2e4", "playother");
        assertEquals(List.of(), client.answers());
        client.say("e7e5");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void aMoveIsRefusedWhileTheEngineThinks() {
        client.say("force", "e2e4", "sd 100", "st 100", "go", "usermove e7e5", "force");
        assertEquals(List.of("Error (command not legal now): usermove e7e5"), client.answers());
    }

    @Test
    void undoAndRemoveTakeBackOneAndTwoPlies() {
        client.say("force", "e2e4", "e7e5", "undo", "d7d5", "remove", "d2d4", "undo", "undo", "undo", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void removeGivesTheUserHisMoveBack() {
        client.say("usermove e2e4");
        assertTrue(client.answer().startsWith("move "));
        client.say("remove", "usermove d2d4");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void whiteAndBlackBeforeGoMeanTheirClocksOnly() {
        client.say("force", "e2e4", "white", "time 6000", "otim 6000", "black", "go");
        assertTrue(client.answer().matches("move [a-h][78][a-h][1-8]|move [bg]8.."));
    }

    @Test
    void afterAMoveWhiteAndBlackSaidBeforeNoLongerCount() {
        client.say("force", "black", "time 6000", "otim 6000", "white", "go");
        assertTrue(client.answer().startsWith("move "));
        client.say("usermove a7a6");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void blackMayBegin() {
        client.say("force", "black", "e7e5", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    // ---- positions --------------------------------------------------------------------------------------------------

    @Test
    void anIllegalPositionIsRepeatedAndNoMoveTakenUntilANewOne() {
        client.say("force", "setboard 8/8/8/8/8/8/8/8 w - - 0 1");
        assertTrue(
                client.answer().startsWith("tellusererror Illegal position: 8/8/8/8/8/8/8/8 w - - 0 1 (White has no"));
        client.say("e2e4", "go", "analyze", "exit");
        assertEquals(List.of("Illegal move: e2e4", "Error (illegal position): go"), client.answers());
        client.say("setboard 4k3/8/8/8/8/8/4P3/4K3 w - -", "e2e4", "new", "force", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void aSideThatCouldCaptureTheKingIsNotPutOnTheMove() {
        client.say("force", "setboard 4k3/8/8/8/8/8/4R3/4K3 b - - 5 9", "white", "e2e3");
        assertEquals(
                List.of(
                        "tellusererror Illegal position: 4k3/8/8/8/8/8/4R3/4K3 b - - 5 9 with White to move"
                                + " (White is to move and could capture the king on e8)",
                        "Illegal move: e2e3"),
                client.answers());
    }

    @Test
    void crazyhouseDropsEndWithTheNextNew() {
        client.say("variant crazyhouse", "force", "e2e4", "d7d5", "e4d5", "d8d5", "P@e4");
        assertEquals(List.of(), client.answers());
        client.say("new", "force", "e2e4", "d7d5", "e4d5", "d8d5", "P@e4");
        assertEquals(List.of("Illegal move: P@e4"), client.answers());
    }

    @Test
    void editSetsUpAPosition() {
        client.say(
                "force", "edit", "#", "Ke1", "Ra1", "Pe7", "c", "Kb7", "Ph2", "nonsense", ".", "e7e8q", "b7b6", "e1c1");
        assertEquals(List.of("Error (unknown command): nonsense"), client.answers());
    }

    @Test
    void aCommandThatIsNotItsOwnEndsEdit() {
        client.say("force", "edit", "xa2", "usermove a1a7", "force");
        assertEquals(List.of(), client.answers());
    }

    // ---- thinking ---------------------------------------------------------------------------------------------------

    @Test
    void aPingInMidSearchIsAnsweredAfterTheMove() {
        client.say("sd 100", "st 1", "go", "ping 55");
        List<String> lines = client.until("pong 55");
        assertEquals(2, lines.size());
        assertTrue(lines.get(0).startsWith("move "));
    }

    @Test
    void questionMarkMakesItMoveNow() {
        client.say("sd 100", "st 1000", "go", "?", "ping 57");
        assertTrue(client.until("pong 57").get(0).startsWith("move "));
    }

    @Test
    void forceEndsTheSearchWithoutAMove() {
        client.say("sd 100", "st 1000", "post", "go", "force");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void settingsInMidSearchDoNotEndIt() {
        client.say(
                "sd 100", "st 1", "go", "memory 8", "cores 1", "option ClearHash", "time 100", "post", "hard", "easy");
        client.say("draw", "exit", "hint", ".");
        client.until("stat01: \\d+ \\d+ \\d+ \\d+ \\d+.*");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void thinkingLinesComeOnlyAfterPost() {
        assertTrue(client.say("go").next().startsWith("move "));
        client.say("new", "sd 4", "post", "go");
        List<String> lines = client.until("move .*");
        assertTrue(lines.size() >= 4, lines.toString());
        String last = lines.get(lines.size() - 2);
        assertTrue(last.matches("4 -?\\d+ \\d+ \\d+ \\d+ \\d+ 0\t.*"), last);
    }

    @ParameterizedTest
    @CsvSource({
        "normal, r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        "crazyhouse, r1b2rk1/ppp2pBp/2n1p1p1/3pP1N1/1b1P4/2N2P2/PPP2nPP/R2QKB1R[PPqn] b KQ - 1 14"
    })
    void thinkingLinesAreInStandardAlgebraicNotationAndTheLastStartsWithTheMove(String variant, String fen) {
        client.say("new", "variant " + variant, "force", "setboard " + fen, "sd 6", "post", "go");
        List<String> lines = client.until("move .*");
        String move = lines.removeLast().substring("move ".length());
        Position position = Fen.parse(fen, Variant.parse(variant));
        lines.forEach(line -> assertIsSan(position.copy(), moves(line)));
        String san = San.format(position, CoordinateMove.parse(move));
        assertEquals(san, moves(lines.getLast()).getFirst());
    }

    /** The moves of a thinking line, without the mark of a bound. */
    private static List<String> moves(String thinking) {
        return List.of(thinking.split("\t")[1].replaceFirst(" [!?]$", "").split(" "));
    }

    private static void assertIsSan(Position position, List<String> moves) {
        for (String text : moves) {
            int move = MoveText.parse(position, text);
            assertNotEquals(Move.NONE, move, text + " is legal in " + Fen.format(position));
            assertEquals(San.format(position, move), text);
            position.make(move);
        }
    }

    @Test
    void pausedItNeitherMovesNorLosesItsTime() throws InterruptedException {
        client.say("sd 100", "st 1", "go", "pause");
        assertEquals(List.of(), client.within(Duration.ofMillis(1500)));
        assertTrue(client.say("resume").answer().startsWith("move "));
    }

    @Test
    void resumeWhenIdleDoesNothing() {
        assertEquals(List.of(), client.say("resume", "pause", "resume").answers());
    }

    @Test
    void aHintIsALegalMove() {
        client.say("hint");
        assertTrue(client.answer().matches("Hint: [a-h][12][a-h][34]"));
    }

    // ---- pondering --------------------------------------------------------------------------------------------------

    @Test
    void itPondersOnTheReplyItNamesAndGoesOnWhenThatIsPlayed() {
        client.say("hard", "go");
        assertTrue(client.answer().startsWith("move "));
        String hint = client.answer();
        assertTrue(hint.startsWith("Hint: "));
        assertEquals(List.of(), client.answers());
        client.say("usermove " + hint.substring("Hint: ".length()));
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void whatItPondersBeginsBehindTheHint() {
        client.say("hard", "post", "go");
        String move = client.answer().substring("move ".length());
        String hint = client.answer().substring("Hint: ".length());
        Position position = Position.start(Variant.CHESS);
        position.make(CoordinateMove.parse(move));
        position.make(CoordinateMove.parse(hint));
        assertIsSan(position, moves(client.next()));
    }

    @Test
    void anotherReplyEndsPondering() {
        client.say("hard", "go");
        assertTrue(client.answer().startsWith("move "));
        String reply = client.answer().equals("Hint: a7a6") ? "a7a5" : "a7a6";
        client.say("usermove " + reply);
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void aReplyPonderedOnIsNotOnTheBoard() {
        client.say("hard", "go");
        assertTrue(client.answer().startsWith("move "));
        assertTrue(client.answer().startsWith("Hint: "));
        client.say("undo", "force", "e2e4", "e7e5");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void afterAPonderHitTheReplyIsOnTheBoard() {
        client.say("hard", "sd 3", "go");
        assertTrue(client.answer().startsWith("move "));
        String reply = client.answer().substring("Hint: ".length());
        client.say("usermove " + reply);
        assertTrue(client.answer().startsWith("move "));
        client.say("force", "undo", "undo", "usermove " + reply, "undo", "undo", "e2e4");
        assertEquals(
                List.of(),
                client.answers().stream()
                        .filter(line -> !line.startsWith("Hint: "))
                        .toList());
    }

    @Test
    void easyAndUndoTakeThePonderedReplyFromTheBoard() {
        client.say("hard", "go");
        assertTrue(client.answer().startsWith("move "));
        assertTrue(client.answer().startsWith("Hint: "));
        client.say("easy", "force", "a7a6", "undo", "a7a5", "undo", "undo", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    // ---- ends -------------------------------------------------------------------------------------------------------

    @Test
    void mateIsClaimedAfterTheMove() {
        client.say("force", "setboard " + MATE_IN_ONE, "go");
        assertEquals("move a1a8", client.answer());
        assertEquals("1-0 {White mates}", client.answer());
        assertEquals(List.of(), client.answers());
    }

    @ParameterizedTest
    @CsvSource({
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1,a1a8,1-0 {White mates}",
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1,f1f7,1/2-1/2 {Stalemate}",
        "4k3/8/8/8/8/8/R6r/4K3 w - - 99 80,a2a3,1/2-1/2 {Draw by fifty move rule}",
        "8/8/4k3/8/8/4n3/4K3/8 w - - 0 1,e2e3,1/2-1/2 {Draw by insufficient material}"
    })
    void aGameThatTheOpponentEndsIsAnsweredByItsResult(String fen, String move, String result) {
        client.say("force", "setboard " + fen, "playother", "usermove " + move);
        assertEquals(List.of(result), client.answers());
    }

    @Test
    void aDrawThatOurOwnMoveBringsAboutIsOfferedWithIt() {
        client.say("force", "setboard 7k/8/8/8/8/8/6q1/7K w - - 0 1", "go"); // the capture leaves bare kings
        assertEquals("offer draw", client.answer());
        assertEquals("move h1g2", client.answer());
        assertEquals("1/2-1/2 {Draw by insufficient material}", client.answer());
    }

    @Test
    void goInAFinishedPositionGivesTheResult() {
        client.say("force", "setboard R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "go");
        assertEquals(List.of("1-0 {White mates}"), client.answers());
    }

    @Test
    void goInADrawnRepetitionClaimsItWithTheMove() {
        client.say("force");
        client.say("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".split(" "));
        client.say("go");
        assertEquals("offer draw", client.answer());
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void theWorseSideAcceptsADraw() {
        client.say("force", "setboard 4k3/8/8/8/8/8/qq6/7K w - - 0 1", "draw", "go");
        assertEquals("offer draw", client.answer());
        assertTrue(client.answer().startsWith("move "));
        assertEquals(List.of("offer draw"), client.say("draw").answers());
    }

    @Test
    void theBetterSideDoesNot() {
        client.say("force", "setboard 4k3/8/8/8/8/8/QQ6/7K b - - 0 1", "playother", "draw", "usermove e8e7");
        assertTrue(client.answer().startsWith("move "));
    }

    @Test
    void lostGamesAreResignedOnlyIfTheUserWantsThat() {
        String lost = "setboard 7k/8/8/8/8/5q2/1q6/7K w - - 0 1";
        for (String option : List.of("0", "1")) {
            client.say("new", "sd 2", "force", lost, "option Resign=" + option);
            for (int i = 0; i < 2; i++) {
                assertTrue(client.say("go").answer().startsWith("move h1g1"));
                client.say("force", "undo");
            }
            client.say("go");
            assertEquals(option.equals("1") ? "resign" : "move h1g1", client.answer());
        }
    }

    @Test
    void resultEndsTheGameInMidSearch() throws InterruptedException {
        client.say("sd 100", "st 100", "post", "go", "result 1-0 {Black resigns}");
        assertEquals(List.of(), client.answers());
        client.say("new", "sd 2", "usermove c2c4");
        assertTrue(client.answer().startsWith("move "));
    }

    // ---- analysis ---------------------------------------------------------------------------------------------------

    @Test
    void analysisFollowsTheMovesAndNeverMoves() {
        client.say("sd 100", "post", "analyze");
        client.until("\\d+ .*");
        client.say("usermove e2e4");
        client.until("\\d+ .*\t([a-h][56]|N[a-h]6)( .*)?");
        client.say("undo", "hint", "bk", "?", "level 0 5 0", "easy", "hard", "option MultiPV=2", ".");
        client.until("stat01: \\d+ \\d+ \\d+ \\d+ \\d+.*");
        client.say("exit");
        assertFalse(client.answers().stream().anyMatch(line -> line.startsWith("move")));
    }

    @Test
    void newInAnalysisStaysThere() {
        client.say("post", "analyze", "e2e4", "new", "usermove d2d4");
        client.until("\\d+ .*\t([a-h][56]|N[a-h]6)( .*)?");
        client.say("exit");
        client.answers();
        client.say("undo", "e2e4");
        assertEquals(List.of(), client.answers());
    }

    @Test
    void afterExitThereIsSilence() throws InterruptedException {
        client.say("sd 100", "post", "analyze");
        client.until("\\d+ .*");
        client.say("exit");
        client.answers();
        assertEquals(List.of(), client.within(Duration.ofMillis(200)));
    }

    @Test
    void excludedMovesAreNotAnalysed() {
        client.say("force", "setboard " + MATE_IN_ONE, "post", "exclude a1a8", "analyze");
        assertFalse(client.next().contains("Ra8"));
        client.say("include all");
        client.until("\\d+ 100001 .*\tRa8#");
        client.say("exclude all", "include e1e2");
        client.until("\\d+ .*\tKe2.*");
    }

    @Test
    void mateOnTheBoardIsAnalysedInSilence() throws InterruptedException {
        client.say("force", "setboard R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", "post", "analyze", ".");
        assertEquals(List.of("stat01: 0 0 0 0 0"), client.within(Duration.ofMillis(200)));
    }

    @Test
    void theDotOfEditIsNoQuestionForTheStatus() {
        client.say("analyze", "edit", "xa2", ".", "exit");
        assertEquals(List.of(), client.answers());
    }
}
