package parachute.tools.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parachute.engine.eval.choice.Evaluation;
import parachute.engine.search.SearchLimits;
import parachute.io.UserException;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameText;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.rules.pgn.PgnReader;
import parachute.tools.work.LocalTaskRunner;
import parachute.tools.work.TaskExecutor;
import parachute.tools.work.TaskRunner;
import parachute.tools.work.Work;

/** Games, their mistakes and what is written about them. */
class GamesAnalysisTest {
    private static final String MATE_OVERLOOKED = """
            [White "A"]
            [Variant "crazyhouse"]
            [FEN "6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1"]

            {to win} 1. Ke2! {natural} (1. Kd2) 1... g6 *

            """;

    private static final String SCHOLARS_MATE = """
            [White "C"]

            1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0

            """;

    private static final GamesAnalysis.AnalysisSettings SETTINGS = new GamesAnalysis.AnalysisSettings(
            SearchLimits.NONE.withNodes(3_000), Evaluation.DEFAULT, VariantName.DEFAULT, "Test, 3000 nodes");

    /** What was said about the games, in the order in which it was said. */
    private static final class Report implements GamesAnalysis.AnalysisListener {
        private final List<GameTree> games = new ArrayList<>();
        private final StringBuilder text = new StringBuilder();
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final List<String> problems = new ArrayList<>();
        private final List<String> progress = new ArrayList<>();

        @Override
        public void onPosition(int searched, int all) {
            progress.add(searched + "/" + all);
        }

        @Override
        public void onGame(GameTree game, byte[] gameText) {
            games.add(game);
            text.append(new String(gameText, StandardCharsets.UTF_8));
            bytes.writeBytes(gameText);
        }

        @Override
        public void onProblem(String line) {
            problems.add(line);
        }

        Node move(int game, int ply) {
            return games.get(game).moves().get(ply);
        }
    }

    private final Report report = new Report();

    private void analyse(String games, int threads) throws InterruptedException {
        analysis(games).run(0, new LocalTaskRunner(threads));
    }

    private GamesAnalysis analysis(String games) {
        List<SourceGame> sources = SourceGame.of("test", games.getBytes(StandardCharsets.UTF_8));
        return new GamesAnalysis(SETTINGS, sources, report);
    }

    @Test
    void anOverlookedMateIsABlunderAndIsShown() throws InterruptedException {
        analyse(MATE_OVERLOOKED, 1);
        Node blunder = report.move(0, 0);
        assertEquals(List.of(1, MoveMark.BLUNDER.glyph()), blunder.glyphs());
        assertEquals(
                "[%eval #1]", blunder.parent().orElseThrow().variations().get(1).comment());
        assertEquals("N@f7#", blunder.parent().orElseThrow().variations().get(1).san());
        assertTrue(blunder.comment().contains("Blunder. Winning chance "), blunder::comment);
        assertTrue(blunder.comment().contains("with N@f7# 100%."), blunder::comment);
    }

    @Test
    void whatWasWrittenBeforeIsKept() throws InterruptedException {
        analyse(MATE_OVERLOOKED, 1);
        GameTree game = report.games.get(0);
        assertEquals("to win", game.root().comment());
        assertTrue(report.move(0, 0).comment().endsWith(" natural"), report.move(0, 0)::comment);
        assertEquals(
                "Kd2",
                report.move(0, 0).parent().orElseThrow().variations().get(0).san());
        assertEquals("A", game.tag("White").orElseThrow());
        assertEquals("Test, 3000 nodes", game.tag("Annotator").orElseThrow());
        assertEquals(GameText.of(report.games), GameText.of(PgnReader.readAll(report.text.toString())));
    }

    @Test
    void aGameOfChessGetsItsOpeningUnlessItStatesOne() throws InterruptedException {
        analyse(SCHOLARS_MATE + "[ECO \"?\"]\n\n1. e4 *\n\n[ECO \"C23\"]\n\n1. e4 *\n\n" + MATE_OVERLOOKED, 1);
        List<List<String>> openings = report.games.stream()
                .map(game -> Stream.of("ECO", "Opening")
                        .flatMap(tag -> game.tag(tag).stream())
                        .toList())
                .toList();
        assertEquals(
                List.of(
                        List.of("C23", "Bishop's Opening"),
                        List.of("B00", "King's Pawn Game"),
                        List.of("C23"),
                        List.of()),
                openings);
    }

    @Test
    void everyMoveIsEvaluatedForWhiteButTheMate() throws InterruptedException {
        analyse(SCHOLARS_MATE, 1);
        for (int ply = 0; ply < 6; ply++) {
            assertTrue(EvalComment.parse(report.move(0, ply).comment()).isPresent());
        }
        assertEquals(31_999, EvalComment.parse(report.move(0, 5).comment()).orElseThrow());
        assertEquals("", report.move(0, 6).comment());
        assertEquals(List.of(), report.move(0, 6).glyphs());
        double white =
                Double.parseDouble(report.games.get(0).tag("WhiteAccuracy").orElseThrow());
        double black =
                Double.parseDouble(report.games.get(0).tag("BlackAccuracy").orElseThrow());
        assertTrue(white > black && white <= 100 && black > 0, white + " " + black);
    }

    @Test
    void aGameDrawnByRepetitionIsWorthADraw() throws InterruptedException {
        String shuffle = " Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 1/2-1/2";
        analyse(
                "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR b KQkq - 0 1\"]\n Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1"
                        + " 1/2-1/2\n" + shuffle,
                2);
        assertEquals(0, EvalComment.parse(report.move(1, 7).comment()).orElseThrow());
        assertTrue(report.move(0, 6).glyphs().contains(MoveMark.BLUNDER.glyph()), "Black, a queen up, allows a draw");
    }

    @Test
    void neitherThreadsNorEarlierGamesMakeADifference() throws InterruptedException {
        analyse(MATE_OVERLOOKED + SCHOLARS_MATE + SCHOLARS_MATE, 3);
        String atOnce = report.text.toString();
        report.text.setLength(0);
        analyse(MATE_OVERLOOKED, 1);
        analyse(SCHOLARS_MATE + SCHOLARS_MATE, 1);
        assertEquals(atOnce, report.text.toString());
    }

    /** Another machine, which does what it was given last first. */
    private static final class BackwardRunner implements TaskRunner {
        @Override
        public <T, R> void run(Work<T, R> work, Supplier<Optional<T>> tasks, BiConsumer<T, R> results)
                throws InterruptedException {
            TaskExecutor<T, R> executor = work.executor();
            Deque<T> given = new ArrayDeque<>();
            while (true) {
                for (Optional<T> task = tasks.get(); task.isPresent(); task = tasks.get()) {
                    given.push(task.get());
                }
                if (given.isEmpty()) {
                    return;
                }
                T task = given.pop();
                R result = executor.execute(work.parseTask(work.taskText(task)));
                results.accept(task, work.parseResult(task, work.resultText(result)));
            }
        }

        @Override
        public void stop() {
            throw new UnsupportedOperationException();
        }
    }

    @Test
    void whoSearchesInWhichOrderMakesNoDifference() throws InterruptedException {
        String games = MATE_OVERLOOKED + "1. e5 *\n\n" + SCHOLARS_MATE + MATE_OVERLOOKED + "1. e5 *\n\n";
        analyse(games, 1);
        String here = report.text.toString();
        assertEquals("14/14", report.progress.getLast());
        report.text.setLength(0);
        analysis(games).run(0, new BackwardRunner());
        assertEquals(here, report.text.toString());
        assertEquals("14/14", report.progress.getLast());
    }

    @Test
    void everyPositionIsCounted() throws InterruptedException {
        analyse(SCHOLARS_MATE + "[White \"D\"]\n*\n\n" + MATE_OVERLOOKED, 2);
        assertEquals(11, report.progress.size());
        assertEquals("1/11", report.progress.get(0));
        assertEquals("11/11", report.progress.get(10));
        assertEquals(3, report.games.size());
    }

    @Test
    void aGameIsAnalysedUpToAnIllegalMove() throws InterruptedException {
        String illegal = "[White \"E\"]\n\n1. e4 {good} 1... e4 {no} (1... e5 {x}) 2. Nf3 ; well\n 1-0\n\n";
        GamesAnalysis analysis = analysis(illegal + SCHOLARS_MATE);
        assertEquals(
                List.of("test game 1 (line 1): \"1... e4\" is not a legal move; the game is analysed up to it"),
                report.problems);
        assertFalse(analysis.areAllLegal());
        analysis.run(0, new LocalTaskRunner(1));
        assertEquals(1, report.games.get(0).moves().size());
        String comment = report.move(0, 0).comment();
        assertTrue(EvalComment.parse(comment).isPresent(), comment);
        assertTrue(comment.endsWith(" good Illegal from here on: 1... e4 [no] (1... e5 [x]) 2. Nf3 [well]"), comment);
        assertEquals("1-0", report.games.get(0).result());
        assertEquals(GameText.of(report.games), GameText.of(PgnReader.readAll(report.text.toString())));
        List<GameTree> analysed = List.copyOf(report.games);
        analysis(illegal + SCHOLARS_MATE).checkAnalysed(analysed);
    }

    @Test
    void whatIsNotLegalInAVariationIsReportedAndKept() throws InterruptedException {
        analyse("1. e4 e5 (1... c5 2. zz {[%eval 0.10] a} 2... d6) 2. Nf3 *", 1);
        assertEquals(
                List.of(
                        "test game 1 (line 1): \"2. zz\" is not a legal move in its variation; from there on it is a comment"),
                report.problems);
        assertEquals(
                "Illegal from here on: 2. zz [[%eval 0.10] a] 2... d6",
                report.move(0, 1).parent().orElseThrow().variations().getFirst().comment());
    }

    @Test
    void aDroppedCastlingRightIsReportedAndDoesNotMakeAGameChess960() throws InterruptedException {
        analyse("[FEN \"4k3/8/8/8/8/8/4P3/4K1R1 w K - 0 1\"]\n\n1. e4 Kd7 *", 1);
        assertEquals(
                List.of(
                        "test game 1 (line 1): castling right K is dropped: in chess king and rook castle from their home"
                                + " squares"),
                report.problems);
        assertEquals("chess", report.games.getFirst().tag("Variant").orElseThrow());
    }

    @Test
    void aNullMoveIsKeptAndNotJudged() throws InterruptedException {
        analyse("1. e4 -- {a plan} 2. d4 Z0 3. Qh5?? (3. -- 0000) g6 *", 1);
        assertEquals(List.of(), report.problems);
        GameTree game = report.games.getFirst();
        assertEquals(
                "[e4, --, d4, --, Qh5, g6]",
                game.moves().stream().map(Node::san).toList().toString());
        assertTrue(game.moves().get(1).comment().matches("\\[%eval \\S+] a plan"), game::toString);
        assertTrue(game.moves().get(3).glyphs().isEmpty());
        assertEquals(GameText.of(report.games), GameText.of(PgnReader.readAll(report.text.toString())));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            [Variant "Atomic"]||1.e4   e5 $1  {so}| 2.  Nf3 1-0 ; unknown variant "Atomic", expected chess, crazyhouse, chess960 or crazyhouse960
            [FEN "8/8 w"]||1. e4  e5 *                        ; the board has 2 ranks instead of 8: "8/8"
            [White "A"]||1A. e4{119} 1a. d5{C:so} 1B. P@e4 *  ; "1. 1A." is not a legal move
            [White "A"]||1. e5 {no} *                         ; "1. e5" is not a legal move
            [White "A|[Black "B"]||1. e4 e5 *                 ; line 5: a tag pair that is not closed
            [Event "A"]||1. e4 {so e5 *                       ; line 7: a comment that is not closed
            """)
    void aGameThatCannotBeAnalysedIsCopiedByteForByte(String text, String reason) throws InterruptedException {
        for (String lineEnd : List.of("\n", "\r\n")) {
            report.text.setLength(0);
            report.problems.clear();
            String copied = text.replace("|", lineEnd) + lineEnd + lineEnd;
            String event = "[Event \"x\"]\n" + SCHOLARS_MATE;
            GamesAnalysis analysis = analysis("[Event \"x\"]\n\n1. e4 *\n\n" + copied + event);
            assertEquals(
                    List.of("test game 2 (line 5): " + reason + "; the game is copied without analysis"),
                    report.problems);
            assertFalse(analysis.areAllLegal());
            analysis.run(0, new LocalTaskRunner(1));
            assertTrue(report.text.toString().contains("\n\n" + copied + "[Event \"x\"]\n"), report.text::toString);
        }
    }

    @Test
    void gamesKeepTheirEncoding() throws InterruptedException {
        byte[] windows =
                "[White \"\u00fc\"]\n\n1. e4 {\u00e9\u0093z\u0094\u0081} *\n\n".getBytes(StandardCharsets.ISO_8859_1);
        byte[] utf = "[White \"\u00fc\"]\n\n1. d4 {\u00e9} *\n\n".getBytes(StandardCharsets.UTF_8);
        byte[] other = "[White \"\u00fc\"]\n[Variant \"x\"]\n\n1. c4 *".getBytes(StandardCharsets.ISO_8859_1);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        List.of(windows, utf, other).forEach(all::writeBytes);
        List<SourceGame> sources = SourceGame.of("test", all.toByteArray());
        new GamesAnalysis(SETTINGS, sources, report).run(0, new LocalTaskRunner(1));
        assertTrue(report.games.stream()
                .allMatch(game -> game.tag("White").orElseThrow().equals("\u00fc")));
        String bytes = new String(report.bytes.toByteArray(), StandardCharsets.ISO_8859_1);
        assertTrue(bytes.startsWith("[White \"\u00fc\"]\n"), bytes);
        assertTrue(bytes.contains("\u00e9\u0093z\u0094\u0081}"), bytes);
        assertTrue(GameText.of(report.games.getFirst()).contains("\u00e9“z”\u0081"));
        assertTrue(bytes.contains("\u00c3\u00a9}"), bytes);
        assertTrue(bytes.endsWith(new String(other, StandardCharsets.ISO_8859_1)), bytes);
    }

    @Test
    void aGameWithoutTheResultOfItsTagIsNamed() throws InterruptedException {
        GamesAnalysis analysis = analysis("[Result \"1-0\"]\n\n1. e4 e5\n\n[Event \"x\"]\n\n1. e4 e5\n");
        assertEquals(List.of("test game 1 (line 1): it ends without its result, 1-0"), report.problems);
        assertFalse(analysis.areAllLegal());
        analysis.run(0, new LocalTaskRunner(1));
        assertTrue(EvalComment.parse(report.move(0, 1).comment()).isPresent());
    }

    @Test
    void anEarlierAnalysisByThisProgramIsReplaced() throws InterruptedException {
        String own = "Parachute 1.0.0, 9 nodes a move";
        analyse(MATE_OVERLOOKED.replace("[White", "[Annotator \"Somebody; " + own + "\"]\n[White"), 1);
        String once = report.text.toString();
        assertTrue(once.contains("[Annotator \"Somebody; Test, 3000 nodes\"]"), once);
        report.text.setLength(0);
        analyse(once, 1);
        assertEquals(once, report.text.toString());
        String others =
                once.replace("natural", "natural [%csl Re2]").replace("(1. Kd2)", "(1. Kd2 {[%eval 0.10] why not})");
        report.text.setLength(0);
        analyse(others, 1);
        assertEquals(others.replaceAll("\\s+", " "), report.text.toString().replaceAll("\\s+", " "));
    }

    @Test
    void aGameWithTwoResultsIsNamedAndHasOne() throws InterruptedException {
        analyse("[Result \"1-0\"]\n\n1. e4 e5 1/2-1/2\n", 1);
        assertEquals(
                List.of("test game 1 (line 1): its tag Result says 1-0, but 1/2-1/2 follows its moves and counts"),
                report.problems);
        assertEquals("1/2-1/2", report.games.getFirst().tag("Result").orElseThrow());
    }

    @Test
    void anAnalysisGoesOnBehindTheGamesThatAreComplete() throws InterruptedException {
        analyse(MATE_OVERLOOKED + SCHOLARS_MATE, 2);
        List<GameTree> all = List.copyOf(report.games);
        report.games.clear();
        GamesAnalysis rest = analysis(MATE_OVERLOOKED + SCHOLARS_MATE);
        rest.checkAnalysed(all.subList(0, 1));
        rest.run(1, new LocalTaskRunner(2));
        assertEquals(GameText.of(all.subList(1, 2)), GameText.of(report.games));
    }

    @Test
    void gamesOfAnotherAnalysisAreRefused() throws InterruptedException {
        analyse(MATE_OVERLOOKED + SCHOLARS_MATE, 2);
        List<GameTree> analysed = List.copyOf(report.games);
        assertEquals(
                "game 1 of the analysis to continue is not test game 1 (line 1) with these settings",
                assertThrows(UserException.class, () -> analysis(SCHOLARS_MATE).checkAnalysed(analysed))
                        .getMessage());
        assertEquals(
                "game 2 of the analysis to continue is not among those given",
                assertThrows(
                                UserException.class,
                                () -> analysis(MATE_OVERLOOKED).checkAnalysed(analysed))
                        .getMessage());
    }
}
