package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.tools.puzzle.Puzzle;
import parachute.tools.puzzle.PuzzleFile;
import parachute.tools.puzzle.Theme;

/** The page of puzzles, in a real browser. */
class PuzzlePageIT extends PageTest {
    /** White mates in three moves: N@f6+, Nxf6+ and B@g7#. */
    private static final String MATE_IN_3 =
            "#variant=crazyhouse&fen=rn3rk1/p3pp1p/b1pp2pP/8/B2bN3/3P4/PPP2PPP/R1B1K2R[QNqnp] b KQ - 0 15"
                    + "&moves=P@h3,N@f6,d4f6,e4f6,g8h8,B@g7";

    private static final List<String> MATE_MOVES = List.of("P@h3", "N@f6", "d4f6", "e4f6", "g8h8", "B@g7");

    /** White mates in one move by either rook; the line has one of them. */
    private static final String TWO_MATES = "#variant=chess&fen=7k/p5pp/8/8/8/8/8/1RR3K1 b - - 0 1&moves=a7a6,b1b8";

    private static final List<Puzzle> SET = PuzzleFile.builtIn(Variant.CRAZYHOUSE);

    /** How a move is made. */
    private enum Way {
        CLICK,
        DRAG,
        KEYS
    }

    @BeforeAll
    static void shortenPauses() throws Exception {
        // Half a second before each move of the opponent is for people.
        browser.runFirst("""
                if (location.pathname === '/puzzles') {
                  const wait = setTimeout;
                  window.setTimeout = (action, millis) => wait(action, millis === 500 ? 0 : millis);
                }
                """);
    }

    /** Opens the page as somebody does who has never been there. */
    private static void openAnew(String puzzle) {
        open(puzzle, "localStorage.clear()");
    }

    /** Opens the page as somebody does who was there before. */
    private static void open(String puzzle) {
        open(puzzle, "");
    }

    private static void open(String puzzle, String storage) {
        browser.openAnew(local.address().resolve("/puzzles" + puzzle.replace(" ", "%20")), storage);
        browser.see("status", "Find the best move");
    }

    private static String address(Puzzle puzzle) {
        return "#variant=crazyhouse&id=" + puzzle.id();
    }

    /** Makes a move in coordinate notation, as soon as it can be made. */
    private static void make(Way way, String move) {
        String from = move.substring(0, 2);
        String to = move.substring(2, 4);
        boolean isDrop = from.endsWith("@");
        browser.see("#board .source[data-" + (isDrop ? "source" : "square") + "='" + from + "']");
        switch (way) {
            case CLICK -> browser.clickSquares(from, to);
            case DRAG -> browser.drag(PointerInput.Kind.MOUSE, from, to);
            case KEYS -> {
                if (isDrop) {
                    browser.press(Integer.toString("PNBRQ".indexOf(from.charAt(0)) + 1));
                } else {
                    pressAt(from);
                }
                pressAt(to);
            }
        }
        if (move.length() > 4) {
            browser.click("[data-promotion='" + move.substring(4).toUpperCase(Locale.ROOT) + "']");
        }
    }

    /** Goes to a square by the arrow keys, and presses Enter there. */
    private static void pressAt(String square) {
        browser.tabTo(".cells button");
        String at = (String) browser.ask("return document.activeElement.dataset.square");
        boolean isFlipped = Boolean.TRUE.equals(
                browser.ask("return document.querySelector('.cells button').dataset.square === 'h1'"));
        int right = (square.charAt(0) - at.charAt(0)) * (isFlipped ? -1 : 1);
        int up = (square.charAt(1) - at.charAt(1)) * (isFlipped ? -1 : 1);
        press(Math.abs(right), right > 0 ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT);
        press(Math.abs(up), up > 0 ? Keys.ARROW_UP : Keys.ARROW_DOWN);
        browser.press(Keys.ENTER);
    }

    private static void press(int times, Keys key) {
        for (int i = 0; i < times; i++) {
            browser.press(key);
        }
    }

    /** Makes the solver's moves from one on, each after the reply to the one before. */
    private static void makeMoves(Way way, List<String> moves, int first) {
        for (int ply = first; ply < moves.size(); ply += 2) {
            browser.see("#moves [data-ply='" + ply + "'][aria-current='true']");
            make(way, moves.get(ply));
        }
    }

    private static void solve(Way way, List<String> moves, int first) {
        makeMoves(way, moves, first);
        browser.see("status", "solves it");
    }

    private static List<String> moves(Puzzle puzzle) {
        return puzzle.moves().stream().map(CoordinateMove::format).toList();
    }

    @ParameterizedTest
    @CsvSource({"CLICK, 0", "DRAG, 1", "KEYS, 2"})
    void puzzlesOfTheProgramAreSolved(Way way, int third) {
        Puzzle puzzle = SET.get(third * SET.size() / 3);
        openAnew(address(puzzle));
        solve(way, moves(puzzle), 1);
        browser.see("facts", "rated " + puzzle.rating());
        browser.see("progress", "1 of 1 solved at first sight");
    }

    @Test
    void theMistakeIsPlayedFirstAndTheSolverIsBelow() {
        openAnew(MATE_IN_3);
        browser.see("status", "Find the best move for White");
        browser.see("moves", "P@h3");
        browser.seeOnBoard("black pawn h3");
        browser.seeOnBoard("white queen in hand, 1");
        assertEquals("a8", browser.ask("return document.querySelector('.cells button').dataset.square"));
        assertEquals(
                true,
                browser.ask("return document.getElementById('analyse').hash.includes('moves=P%40h3')"),
                "the link leads to the position on the board");
    }

    @Test
    void aWrongMoveIsRefutedAndTriedAgain() {
        openAnew(MATE_IN_3);
        browser.shortenSearches();
        make(Way.CLICK, "Q@g7");
        browser.see("status", "16. Q@g7+? is refuted by 16... Bxg7"); // the only reply
        browser.seeOnBoard("black bishop g7");
        browser.click("#again");
        make(Way.CLICK, "N@f6");
        browser.see("status", "what now");
        browser.see("moves", "( 16. Q@g7+? Bxg7 )");
        solve(Way.DRAG, MATE_MOVES, 3);
        browser.see("status", "though not at first sight");
        browser.click("#back");
        browser.see("#moves [data-ply='5'][aria-current='true']");
        browser.seeOnBoard("black king h8");
    }

    /** A knight mates in two moves, a queen's drop in three; what is known of it stands in the last column. */
    private static String withAlternative(String alternatives) {
        return "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags,Alternatives\n"
                + "one,r6r/pk4p1/4BP1p/1B5p/1K1np3/7P/PPP2PqP/1n6[QRBBNNPPPrp] b - - 0 41,b7b8 N@a6 b8b7 Q@c7,"
                + "1500,90,0,0,mate mateIn2 drop,own.pgn/3#82,," + alternatives + "\nnot a puzzle\n";
    }

    @ParameterizedTest
    @ValueSource(strings = {"Q@d6/N@c6 -", ""})
    void aMoveThatWinsAsWellCostsNothing(String alternatives, @TempDir Path folder) throws IOException {
        openAnew("");
        browser.shortenSearches();
        Path file = Files.writeString(folder.resolve("own.csv"), withAlternative(alternatives));
        browser.ask("document.getElementById('file').scrollIntoView()");
        browser.see("#file").sendKeys(file.toString());
        browser.see("told", "1 lines are not puzzles");
        browser.see("[name='theme'] option[value='mateIn2']");
        browser.see("status", "Find the best move for White");
        make(Way.CLICK, "Q@d6");
        browser.see("status", "42. Q@d6+ also wins, but there is a mate in 2.");
        browser.see("progress", "Your rating: 1500");
        solve(Way.CLICK, List.of("b7b8", "N@a6", "b8b7", "Q@c7"), 1);
        browser.see("progress", "1 of 1 solved at first sight");
        browser.see("facts", "from game 3 of own.pgn, move 42");
    }

    @Test
    void whatWasFailedIsListedAndTriedAgain() {
        Puzzle puzzle = SET.get(0);
        openAnew(address(puzzle));
        browser.click("#solution");
        browser.see("failed-title", "Failed: 1");
        browser.click("#failed-title");
        browser.click("#failed-puzzles button");
        browser.see("facts", "Once more");
        solve(Way.CLICK, moves(puzzle), 1);
        browser.see("#failed[hidden]");
        browser.see("progress", "0 of 1 solved at first sight");
    }

    @Test
    void practiceLeavesTheRatingAsItIs() {
        openAnew(address(SET.get(0)));
        String before = browser.text("#progress");
        browser.click("[name='unrated']");
        browser.click("#solution");
        browser.see("progress", "0 of 1 solved");
        assertTrue(browser.text("#progress").startsWith(before), before);
    }

    @Test
    void theEngineSaysWhatItThinksAfterAPuzzle() {
        openAnew(MATE_IN_3);
        browser.see("#engine[hidden]");
        browser.click("#solution");
        browser.click("#searching");
        browser.see("lines", "Nxf6");
        browser.click("#lines span > button");
        browser.see("moves", "Nxf6");
        browser.click("#next");
        browser.see("#engine[hidden]");
    }

    @Test
    void aNameAloneIsLookedUpInBothVariants() {
        Puzzle puzzle = PuzzleFile.builtIn(Variant.CHESS).get(0);
        openAnew("#id=" + puzzle.id());
        browser.see("facts", "Chess puzzle");
        assertTrue(browser.address().endsWith("variant=chess&id=" + puzzle.id()), browser.address());
    }

    @Test
    void aLineThatIsNoMistakeAndSolutionIsRefused() {
        openAnew("#variant=chess&fen=7k/p5pp/8/8/8/8/8/1RR3K1 b - - 0 1&moves=a7a6");
        browser.see("told", "expected a mistake and a solution, not \"a7a6\"");
    }

    @Test
    void aRefusedMoveStandsInOneLine() {
        openAnew(MATE_IN_3);
        browser.shortenSearches();
        make(Way.CLICK, "Q@g7");
        browser.see("status", "is refuted by 16... Bxg7");
        browser.click("#again");
        make(Way.CLICK, "N@f6");
        browser.see("moves", "( 16. Q@g7+? Bxg7 )");
        assertEquals(
                1L,
                browser.ask("return new Set([...document.querySelectorAll('#moves .between button')]"
                        + ".map(button => button.getBoundingClientRect().top)).size"));
    }

    @Test
    void nothingIsCutOffOnATelephoneInLandscape() throws Exception {
        openAnew(MATE_IN_3);
        browser.inWindow(
                740,
                360,
                () -> assertEquals(
                        true,
                        browser.ask(
                                "return document.documentElement.scrollWidth <= document.documentElement.clientWidth")));
    }

    @Test
    void everyMateIsRight() {
        openAnew(TWO_MATES);
        make(Way.CLICK, "c1c8");
        browser.see("status", "2. Rc8# solves it");
    }

    @Test
    void aHintShowsThePieceAndThenTheSquare() {
        openAnew(MATE_IN_3);
        make(Way.CLICK, "N@f6");
        browser.see("status", "what now");
        browser.click("#hint");
        browser.see("status", "Move the piece on e4");
        browser.see("#board .ring");
        browser.click("#hint");
        browser.see("status", "Move from e4 to f6");
        browser.see("#board .arrow");
        solve(Way.CLICK, MATE_MOVES, 3);
        browser.see("status", "though not at first sight");
    }

    @Test
    void theSolutionIsClickedThrough() {
        openAnew(MATE_IN_3);
        browser.click("#solution");
        browser.see("status", "The solution begins with 16. N@f6+");
        browser.seeOnBoard("white knight f6");
        browser.click("#moves [data-ply='6']");
        browser.seeOnBoard("white bishop g7");
        browser.seeOnBoard("black king h8, in check");
        browser.press(Keys.HOME);
        browser.seeOnBoard("h3");
    }

    @Test
    void theRatingSurvivesAReload() {
        Puzzle puzzle = SET.stream()
                .min(Comparator.comparingInt(each -> Math.abs(each.rating() - 1_500)))
                .orElseThrow();
        openAnew(address(puzzle));
        browser.see("progress", "Your rating: 1500");
        solve(Way.CLICK, moves(puzzle), 1);
        browser.see("progress", "(+");
        browser.reload();
        browser.see("status", "Find the best move");
        String progress = browser.text("#progress");
        assertTrue(progress.endsWith("1 of 1 solved at first sight"), progress);
        assertNotEquals("Your rating: 1500 ", progress.substring(0, "Your rating: 1500 ".length()));
        browser.click("#solution");
        assertEquals(progress, browser.text("#progress"), "a puzzle counts once");
    }

    @Test
    void ratingsAreThoseOfTheExampleInGlickmansPaper() {
        open("");
        assertEquals("1464.05 151.52 0.05999", browser.ask("""
                return import('/static/glicko.js').then(({ rated }) => {
                  const { rating, deviation, volatility } = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
                    { rating: 1400, deviation: 30, score: 1 },
                    { rating: 1550, deviation: 100, score: 0 },
                    { rating: 1700, deviation: 300, score: 0 },
                  ]);
                  return [rating.toFixed(2), deviation.toFixed(2), Math.floor(volatility * 1e5) / 1e5].join(' ');
                });
                """));
    }

    @Test
    void puzzlesAreChosenByTheme() {
        openAnew("");
        browser.see("[name='theme'] option[value='dropMate']").click();
        browser.see("status", "Find the best move");
        browser.click("#solution");
        browser.see("facts", "drop mate");
        browser.click("#next");
        browser.see("status", "Find the best move");
        browser.click("#solution");
        browser.see("facts", "drop mate");
    }

    @Test
    void everybodyHasTheSamePuzzleOfTheDay() {
        openAnew("");
        browser.click("#daily");
        browser.see("facts", "Puzzle of the day");
        String first = browser.address();
        Puzzle puzzle = SET.stream()
                .filter(each -> first.contains("id=" + each.id()))
                .findFirst()
                .orElseThrow();
        assertFalse(puzzle.has(Theme.MATE_IN_1), puzzle::format);
        browser.reload();
        browser.see("facts", "Puzzle of the day");
        openAnew("");
        browser.click("#daily");
        browser.see("facts", "Puzzle of the day");
        assertEquals(first, browser.address());
    }

    @Test
    void aStreakGoesOnAfterASolutionAndEndsAfterThreeMistakes() {
        openAnew("");
        String before = browser.text("#progress");
        browser.click("#race");
        solveInStreak();
        browser.see("score", "1 solved, 0 of 3 mistakes");
        for (int mistake = 1; mistake <= 3; mistake++) {
            String address = shownInStreak();
            makeWrongMove();
            if (mistake < 3) {
                browser.see("score", "1 solved, " + mistake + " of 3 mistakes");
                assertNotEquals(address, shownInStreak());
            }
        }
        browser.see("status", "The streak is over: 1 solved, your best");
        browser.see("progress", "best streak 1");
        browser.see("failed-title", "Missed in the streak: 3");
        assertTrue(browser.text("#progress").startsWith(before), "a streak does not change the rating");
        browser.click("#next");
        browser.see("status", "Find the best move");
    }

    @Test
    void aStreakEndsAfterThreeMinutes() {
        openAnew("");
        browser.click("#race");
        browser.see("#streak:not([hidden])");
        browser.ask("const now = performance.now.bind(performance); performance.now = () => now() + 180_000");
        browser.see("status", "The streak is over: 0 solved");
        browser.see("#choice:not([hidden])");
    }

    @Test
    void aMarkedGameOffersItsPuzzles() {
        openAnew("");
        browser.open(local.address().resolve("/analysis").toString());
        browser.type("#text", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 {[%eval #1]} 4. d3 {[%eval 0.0]} *");
        browser.click("#open .main");
        browser.see("moves", "Nf6");
        browser.click("#whole-game summary");
        browser.click("#find-puzzles");
        browser.see("facts", "From your game");
        browser.see("status", "Find the best move for White");
        solve(Way.CLICK, List.of("g8f6", "h5f7"), 1);
        browser.see("progress", "1 of 1 solved at first sight");
        browser.click("#next");
        browser.see("facts", "Chess puzzle");
    }

    /** Waits for the puzzle of a streak. */
    private static String shownInStreak() {
        browser.see("#moves [data-ply='1'][aria-current='true']");
        browser.see("#board .source");
        return browser.address();
    }

    private static void solveInStreak() {
        String address = shownInStreak();
        Puzzle puzzle = SET.stream()
                .filter(each -> address.endsWith("id=" + each.id()))
                .findFirst()
                .orElseThrow();
        makeMoves(Way.CLICK, moves(puzzle), 1);
    }

    /** Makes a legal move that is neither that of the puzzle nor mate. */
    private static void makeWrongMove() {
        String move = (String) browser.ask("""
                const asked = new URLSearchParams(location.hash.slice(1));
                const position = body => fetch('/api/position', {
                  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
                }).then(answer => answer.json());
                const find = async () => {
                  const { puzzles } = await (await fetch('/api/puzzles?variant=crazyhouse')).json();
                  const { fen, moves: line } = puzzles.find(({ id }) => id === asked.get('id'));
                  const [mistake, right] = line.split(' ');
                  const start = { variant: 'crazyhouse', fen, moves: [mistake] };
                  for (const { uci, promotion, rook } of (await position(start)).legal) {
                    const { moves } = await position({ ...start, moves: [mistake, uci] });
                    if (uci !== right && !promotion && !rook && !moves[1].san.endsWith('#')) {
                      return uci;
                    }
                  }
                };
                return find();
                """);
        make(Way.CLICK, move);
    }

    @Test
    void thePageIsUsableOnATelephoneAndALargeScreen() throws Exception {
        openAnew(MATE_IN_3);
        browser.shortenSearches();
        assertUsable();
        make(Way.CLICK, "N@f5");
        browser.see("status", "is refuted by");
        assertUsable();
        browser.click("#solution");
        browser.see("#next:not([hidden])");
        assertUsable();
        browser.click("#race");
        browser.see("#streak:not([hidden])");
        assertUsable();
    }

    private static void assertUsable() throws Exception {
        browser.onScreen(390, true, () -> {
            browser.assertBackground(true);
            browser.assertFits(".cells");
            browser.assertTouchTargets();
            browser.assertAccessible();
        });
        browser.assertBackground(false);
        browser.assertFits(".cells");
        browser.assertAccessible();
    }
}
