package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.PointerInput;
import parachute.Ports;

/** Games on the page to play, in a real browser. Most are of two persons, so that both sides' moves are made here. */
class PlayPageIT extends PageTest {
    private static final String PERSONS = "'white': {'kind': 'person'}, 'black': {'kind': 'person'}";
    private static final String CHESS = "{'variant': 'chess', " + PERSONS + "}";

    /** A position of crazyhouse in which both sides have a piece of each kind in hand. */
    private static final String FULL_HANDS = "4k3/8/8/8/8/8/8/4K3[QRBNPqrbnp] w - - 0 1";

    private static final String EDITED = "#editor[open] [data-square='%s']";

    private static final String POINTED = "return document.querySelectorAll('#board .pointed').length";

    /** A telephone, a tablet and a large screen, in pixels. */
    private static final List<Integer> WIDTHS = List.of(360, 768, 1400);

    private static void begin(String game) throws IOException, InterruptedException {
        browser.open(local.begin(game));
        browser.see("#game:not([hidden])");
    }

    private static String position(String variant, String fen) {
        return "{'variant': '" + variant + "', 'fen': '" + fen + "', " + PERSONS + "}";
    }

    private static void makeMoves(String... moves) {
        for (String move : moves) {
            browser.type("#move", move, Keys.ENTER);
            seeMove(move);
        }
    }

    /** Waits for a move, as SAN, at the end of the list. */
    private static void seeMove(String san) {
        browser.see("moves", san);
    }

    @Test
    void aMoveIsMadeByTwoClicksByDraggingByKeysOrByTyping() throws Exception {
        begin(CHESS);
        browser.clickSquares("e2");
        browser.seeOnBoard("e3, legal move");
        browser.clickSquares("e4");
        seeMove("e4");
        browser.seeOnBoard("white pawn e4");
        browser.see("status", "Black to move");
        for (PointerInput.Kind pointer : List.of(PointerInput.Kind.MOUSE, PointerInput.Kind.TOUCH)) {
            browser.drag(pointer, "d7", "d2");
            browser.seeOnBoard("black pawn d7");
        }
        browser.drag(PointerInput.Kind.TOUCH, "d7", "d5");
        seeMove("d5");
        browser.drag(PointerInput.Kind.MOUSE, "e4", "d5");
        seeMove("exd5");
        browser.ask("document.querySelector('#board [data-square=\"e7\"]').focus()");
        browser.press(Keys.ENTER, Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER);
        seeMove("e5");
        for (String text : List.of("dxe6: dxe6", "f8d6: Bd6", "nf3: Nf3", "NC6: Nc6", "5. d4: d4")) {
            browser.type("#move", text.split(": ")[0], Keys.ENTER);
            seeMove(text.split(": ")[1]);
            browser.see("#move:placeholder-shown");
        }
    }

    @Test
    void anIllegalMoveIsRefusedInOneLineAndTheBoardStays() throws Exception {
        begin(CHESS);
        browser.type("#move", "Ke2", Keys.ENTER);
        browser.see("#told:not([hidden])");
        assertEquals("\"Ke2\" is not a legal move", browser.text("#told"));
        browser.seeOnBoard("white king e1");
        makeMoves("e4");
        browser.see("#told[hidden]");
    }

    @Test
    void aMessageCoversNothingAndDisappearsAfterFiveSeconds() throws Exception {
        begin(CHESS);
        browser.ask("""
                const wait = setTimeout;
                window.setTimeout = (action, millis) => millis === 5000 ? (window.hide = action) : wait(action, millis);
                """);
        browser.type("#move", "Ke2", Keys.ENTER);
        browser.see("#told:not([hidden])");
        assertEquals(true, browser.ask("""
                const told = document.getElementById('told').getBoundingClientRect();
                return [told.left + 2, told.right - 2].every(x =>
                  document.elementFromPoint(x, (told.top + told.bottom) / 2).id === 'told')
                  && told.left >= document.getElementById('board').getBoundingClientRect().right;
                """));
        browser.ask("hide()");
        browser.see("#told[hidden]");
    }

    @Test
    void aPieceIsDroppedFromTheHandByClicksByDraggingAndByTyping() throws Exception {
        begin(position("crazyhouse", "rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKB1R[NNp] w KQkq - 0 1"));
        browser.clickSquares("N@", "e5");
        seeMove("N@e5");
        browser.seeOnBoard("white knight e5");
        browser.seeOnBoard("white knight in hand, 1");
        browser.seeOnBoard("black pawn in hand, 1");
        browser.drag(PointerInput.Kind.MOUSE, "P@", "e6");
        seeMove("P@e6");
        browser.seeOnBoard("black pawn e6");
        browser.type("#move", "N@e3", Keys.ENTER);
        seeMove("N@e3");
        browser.see("#board button.empty[aria-label='white knight in hand, 0']");
    }

    @Test
    void theHandHasFiveSlotsFromTheFirstMoveOn() throws Exception {
        begin("{'variant': 'crazyhouse', " + PERSONS + "}");
        for (String colour : List.of("white", "black")) {
            for (String kind : List.of("pawn", "knight", "bishop", "rook", "queen")) {
                browser.seeOnBoard(colour + " " + kind + " in hand, 0");
            }
        }
        assertEquals(
                10L,
                browser.ask(
                        "return [...document.querySelectorAll('#board .hand .empty')].filter(slot => slot.checkVisibility()).length"));
        begin(position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PPPNq] w - - 0 1"));
        browser.seeOnBoard("white knight in hand, 1");
        assertEquals("3", browser.text("#board .side:nth-child(3) .hand"));
    }

    @Test
    void theKeys1To5PickUpAPieceInHandAndEscapePutsItBackWhereverTheFocusIs() throws Exception {
        begin(position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PQ] w - - 0 1"));
        browser.press("5");
        browser.seeOnBoard("e7, legal move");
        browser.seeOnBoard("h1, legal move");
        browser.press("1");
        browser.seeOnBoard("h1");
        browser.seeOnBoard("h7, legal move");
        browser.see("#move").sendKeys(Keys.ESCAPE);
        browser.seeOnBoard("h7");
        browser.press("1");
        assertEquals("1", browser.see("#move").getAttribute("value"));
        browser.clickSquares("e1");
        browser.press("1");
        browser.clickSquares("e7");
        seeMove("P@e7");
    }

    /** Pieces land, and what the program sends meanwhile is shown, only when {@code land()} is called. */
    private static final String HOLD_PIECES = """
            const wait = setTimeout;
            window.setTimeout = (action, millis) => {
              if (millis !== 150) {
                return wait(action, millis);
              }
              window.land = () => {
                window.setTimeout = wait;
                action();
              };
            };
            """;

    @Test
    void aPremoveIsCancelledByAClickElsewhereAndAPredropPlayedAfterTheEnginesReply() throws Exception {
        String address = local.begin(
                "{'variant': 'crazyhouse', 'fen': 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1',"
                        + " 'white': {'kind': 'person'}, 'black': {'kind': 'engine', 'level': 'random moves'}}");
        browser.withLessMotion(false, () -> {
            browser.open(address);
            browser.see("#game:not([hidden])");
            browser.ask(HOLD_PIECES);
            makeMoves("e4");
            browser.see("status", "Parachute is thinking");
            assertEquals(
                    "none",
                    browser.see("#board [data-square='e5']").getCssValue("touch-action"),
                    "a drag does not scroll");
            browser.drag(PointerInput.Kind.TOUCH, "g1", "f3");
            browser.seeOnBoard("f3, premove");
            browser.clickSquares("c5");
            browser.seeOnBoard("f3");
            browser.clickSquares("N@", "h4");
            browser.seeOnBoard("h4, premove");
            browser.ask("land()");
            browser.see("#moves [data-ply='3']");
            seeMove("N@h4");
            browser.seeOnBoard("white knight h4");
            browser.seeOnBoard("white knight g1");
        });
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void piecesGlideUnlessTheReaderPrefersLessMotion(boolean lessMotion) throws Exception {
        String address = local.begin(position("crazyhouse", "4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1"));
        browser.withLessMotion(lessMotion, () -> {
            browser.open(address);
            browser.seeOnBoard("white pawn e4");
            browser.ask("""
                    const animate = Element.prototype.animate;
                    window.moved = new Set();
                    Element.prototype.animate = function (...how) {
                      moved.add(this.dataset.on ?? this.closest('button').getAttribute('aria-label'));
                      return animate.apply(this, how);
                    };
                    """);
            browser.clickSquares("e4", "d5");
            seeMove("exd5");
            browser.seeOnBoard("white pawn in hand, 1");
            assertEquals(
                    lessMotion ? List.of() : List.of("d5", "white pawn in hand, 1"), browser.ask("return [...moved]"));
        });
    }

    @Test
    void theReplyIsShownWhenTheOwnPieceHasLanded() throws Exception {
        String address =
                local.begin("{'white': {'kind': 'person'}, 'black': {'kind': 'engine', 'level': 'random moves'}}");
        browser.withLessMotion(false, () -> {
            browser.open(address);
            browser.seeOnBoard("white pawn e2");
            browser.ask(HOLD_PIECES + """
                    window.reply = new Promise(settle => {
                      const { port } = new SharedWorker('/static/gameworker.js', { type: 'module', name: 'games' });
                      port.onmessage = ({ data: { game } }) => game?.moves.length === 2 && wait(settle);
                      port.postMessage(new URLSearchParams(location.search).get('game'));
                    });
                    """);
            browser.clickSquares("e2", "e4");
            assertEquals(
                    0L,
                    browser.ask("return reply.then(() => document.querySelectorAll('#moves [data-ply]').length)"),
                    "the moves that are shown when the reply has come");
            browser.ask("land()");
            browser.see("#moves [data-ply='2']");
        });
    }

    private static final String AGAINST_ENGINE =
            "{'white': {'kind': 'person'}, 'black': {'kind': 'engine', 'level': 'random moves'}}";

    @Test
    void eightHiddenTabsShowTheReplyAndRequestsAreAnsweredMeanwhile() throws Exception {
        String first = browser.tab();
        List<String> tabs = new ArrayList<>();
        List<String> games = new ArrayList<>();
        try {
            for (int i = 0; i < 8; i++) {
                games.add(local.begin(AGAINST_ENGINE));
                tabs.add(browser.openTab(games.getLast()));
                browser.see("status", "Your move");
                browser.hide();
            }
            for (String game : games) {
                local.client().post(movesOf(game), "{'move': 'e4'}");
            }
            for (String tab : tabs) {
                browser.toTab(tab);
                browser.see("#moves [data-ply='2']");
                assertEquals(
                        List.of("● Your move – You – Parachute, random moves", "/static/turn.svg"),
                        browser.ask(
                                "return [document.title, document.querySelector('link[rel=icon]').getAttribute('href')]"));
                assertEquals(200L, browser.ask("return fetch('/api/variants').then(({ status }) => status)"));
            }
        } finally {
            browser.closeTabsBut(first);
        }
    }

    /** The path for the moves of a game whose page has this address. */
    private static String movesOf(String address) {
        return "/api/games/" + address.replaceFirst(".*=", "") + "/moves";
    }

    @Test
    void aReplyInAHiddenTabIsHeardAndIfThatIsSwitchedOnNotifiedOf() throws Exception {
        begin(AGAINST_ENGINE);
        countTones();
        browser.ask("""
                window.notifications = [];
                window.Notification = class extends EventTarget {
                  static permission = 'default';
                  static async requestPermission() {
                    return Notification.permission = 'granted';
                  }
                  constructor(title, { body }) {
                    super();
                    notifications.push(title + ': ' + body);
                  }
                };
                """);
        browser.clickSquares("a1");
        browser.hide();
        local.client().post(movesOf(browser.address()), "{'move': 'e4'}");
        browser.see("#moves [data-ply='2']");
        assertEquals(List.of(true, List.of()), browser.ask("return [tones > 0, notifications]"));
        browser.click("[data-opens='site-settings']");
        browser.click("[name='notifications']:not(:checked)");
        browser.see("[name='notifications']:checked");
        browser.assertAccessible();
        browser.press(Keys.ESCAPE);
        local.client().post(movesOf(browser.address()), "{'move': 'd4'}");
        String notification = String.valueOf(browser.ask("""
                return new Promise(settle => {
                  const look = () => notifications[0] ? settle(notifications[0]) : requestAnimationFrame(look);
                  look();
                });
                """));
        assertTrue(
                notification.matches("● Your move – You – Parachute, random moves: 2\\.\\.\\. .*Your move"),
                notification);
        browser.ask("localStorage.removeItem('notifications')");
    }

    @Test
    void withoutASecureConnectionThereAreNoNotifications() throws Exception {
        String first = browser.tab();
        String game = local.begin(AGAINST_ENGINE);
        browser.openTab("about:blank");
        try {
            browser.runFirst("Object.defineProperty(window, 'isSecureContext', { value: false })");
            browser.open(game);
            browser.click("[data-opens='site-settings']");
            browser.see("#site-settings[open] label[hidden] [name='notifications']");
        } finally {
            browser.closeTabsBut(first);
        }
    }

    @Test
    void aTabThatIsClosedNoLongerWatchesItsGame() throws Exception {
        begin(CHESS);
        String first = browser.tab();
        String address = local.begin("{'white': {'kind': 'engine'}, 'black': {'kind': 'engine'}}");
        browser.openTab(address);
        try {
            browser.see("#moves [data-ply='1']");
        } finally {
            browser.closeTabsBut(first);
        }
        makeMoves("e4");
        assertEquals(false, browser.ask("""
                const state = async () => {
                  const { thinking } = await (await fetch('%s')).json();
                  return thinking && state();
                };
                return state();
                """.formatted(movesOf(address).replace("/moves", ""))));
    }

    @Test
    void withoutASharedStreamAPageFollowsItsGameWhileItIsSeen() throws Exception {
        String address = local.begin(CHESS);
        browser.open(local.address().toString());
        browser.ask(
                "delete window.SharedWorker; history.replaceState(null, '', '%s'); dispatchEvent(new Event('popstate'));"
                        .formatted(address));
        browser.see("status", "White to move");
        browser.hide();
        local.client().post(movesOf(address), "{'move': 'e4'}");
        local.client().post(movesOf(address), "{'move': 'e5'}");
        browser.ask("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))");
        seeMove("e5");
        makeMoves("Nf3");
    }

    @Test
    void squaresArePointedAtByTheRightButtonOrALongPress() throws Exception {
        begin(CHESS);
        browser.dragByRightButton("g1", "f3");
        browser.see("#board .arrow.pointed.G");
        assertEquals(
                "rgb(21, 120, 27)",
                browser.ask("return getComputedStyle(document.querySelector('#board .arrow.pointed')).fill"));
        browser.dragByRightButton("e4", "e4");
        browser.see("#board .ring.pointed");
        browser.dragByRightButton("e4", "e4");
        assertEquals(1L, browser.ask(POINTED));
        browser.clickSquares("e5");
        assertEquals(0L, browser.ask(POINTED));
        browser.dragAfterLongPress("e2", "e4");
        browser.see("#board .arrow.pointed");
        browser.seeOnBoard("white pawn e2");
        makeMoves("d4");
        assertEquals(0L, browser.ask(POINTED));
    }

    @Test
    void theWholeBoardIsSeenInLowWindowsWithTheMovesBesideIt() throws Exception {
        begin(position("crazyhouse", FULL_HANDS));
        browser.seeOnBoard("white king e1");
        for (int[] size : new int[][] {{844, 390}, {700, 450}, {683, 384}, {1400, 900}}) {
            browser.inWindow(
                    size[0],
                    size[1],
                    () -> assertEquals(List.of((long) size[0], (long) size[1], true), browser.ask("""
                    const board = document.getElementById('board').getBoundingClientRect();
                    const moves = document.getElementById('moves').getBoundingClientRect();
                    return [innerWidth, innerHeight,
                      board.bottom <= innerHeight && board.right <= moves.left && moves.right <= innerWidth];
                    """)));
        }
    }

    @Test
    void onTelephonesAndUprightTabletsTheBoardIsAsWideAsTheWindow() throws Exception {
        begin(position("crazyhouse", FULL_HANDS));
        browser.seeOnBoard("white king e1");
        for (int[] size : new int[][] {{360, 740}, {768, 1024}, {820, 1180}, {900, 1200}}) {
            browser.inWindow(size[0], size[1], () -> {
                assertEquals(browser.ask("return document.documentElement.clientWidth"), (long) boardWidth());
                assertEquals(
                        true,
                        browser.ask(
                                "return document.querySelector('#board').getBoundingClientRect().bottom <= innerHeight"));
            });
        }
    }

    @Test
    void theBoardIsResized() throws Exception {
        begin(CHESS);
        browser.see("#board .resizing");
        int before = boardWidth();
        browser.dragBy("#board .resizing", -200);
        assertTrue(Math.abs(before - 200 - boardWidth()) < 20, () -> before + " pixels, then " + boardWidth());
        browser.reload();
        browser.seeOnBoard("white king e1");
        assertTrue(Math.abs(before - 200 - boardWidth()) < 20, () -> before + " pixels, then " + boardWidth());
        browser.doubleClick("#board .resizing");
        assertEquals(before, boardWidth());
    }

    private static int boardWidth() {
        return ((Number) browser.ask("return document.querySelector('.cells').offsetWidth")).intValue();
    }

    /** Counts in {@code tones} what the page lets sound from now on. */
    private static void countTones() {
        browser.ask("""
                window.tones = 0;
                window.OscillatorNode = class extends OscillatorNode {
                  constructor(...how) {
                    super(...how);
                    tones++;
                  }
                };
                """);
    }

    @Test
    void aMoveIsHeardUnlessSoundsAreSwitchedOff() throws Exception {
        begin(CHESS);
        countTones();
        browser.clickSquares("e2", "e4");
        seeMove("e4");
        assertEquals(1L, browser.ask("return tones"));
        browser.click("[data-opens='site-settings']");
        browser.click("[name='sounds']");
        browser.assertAccessible();
        browser.click("#site-settings .main");
        browser.clickSquares("e7", "e5");
        seeMove("e5");
        assertEquals(1L, browser.ask("return tones"));
        browser.reload();
        browser.click("[data-opens='site-settings']");
        browser.click("[name='sounds']:not(:checked)");
    }

    @Test
    void theBoardLooksAsItIsSet() throws Exception {
        begin(CHESS);
        browser.click("[data-opens='site-settings']");
        browser.click("label[data-colours='blue']");
        browser.click("[name='coordinates']");
        browser.click("#site-settings .main");
        browser.reload();
        browser.see(":root[data-colours='blue'][data-coordinates='false']");
        browser.see("#board .coordinate");
        assertEquals(
                "none", browser.ask("return getComputedStyle(document.querySelector('#board .coordinate')).display"));
        browser.click("[data-opens='site-settings']");
        browser.click("label[data-colours='brown']");
        browser.click("[name='coordinates']");
        browser.press(Keys.ESCAPE);
    }

    /** Chooses a setting and closes the dialog. */
    private static void set(String name, String value) {
        browser.click("[data-opens='site-settings']");
        browser.click("#site-settings label:has([name='" + name + "'][value='" + value + "'])");
        browser.press(Keys.ESCAPE);
    }

    @Test
    void theThemeIsThatOfTheSystemOrTheOneThatIsChosenBeforeAnythingIsPainted() throws Exception {
        browser.onScreen(1_400, true, () -> {
            openFirstPage();
            browser.assertBackground(true);
            set("theme", "light");
            browser.assertBackground(false);
            browser.assertAccessible();
            browser.open(local.address().resolve("/puzzles").toString());
            browser.assertBackground(false);
            assertEquals(true, browser.ask("""
                    return [...document.head.querySelectorAll('script, link[rel="stylesheet"]')]
                      .findIndex(each => each.src?.endsWith('/appearance.js') && !each.async && !each.defer && each.type === '') === 0;
                    """));
            set("theme", "system");
            browser.assertBackground(true);
        });
        set("theme", "dark");
        browser.assertBackground(true);
        browser.assertAccessible();
        set("theme", "system");
        browser.assertBackground(false);
    }

    @Test
    void anotherSetOfPiecesIsLoadedOnlyIfItIsChosen() throws Exception {
        String drawing = "return document.querySelector('#N path').getAttribute('d').slice(0, 4)";
        String loaded =
                "return performance.getEntriesByType('resource').some(({ name }) => /pieces|bold|letters/.test(name))";
        begin(CHESS);
        browser.seeOnBoard("white knight g1");
        assertEquals(false, browser.ask(loaded));
        Object figures = browser.ask(drawing);
        for (String pieces : List.of("bold", "letters")) {
            set("pieces", pieces);
            browser.see(":root[data-drawn='" + pieces + "']");
            assertNotEquals(figures, browser.ask(drawing));
            browser.assertAccessible();
            browser.reload();
            browser.see(":root[data-drawn='" + pieces + "']");
            browser.see("#board .piece");
            assertEquals(
                    "visible",
                    browser.ask("return getComputedStyle(document.querySelector('#board .piece')).visibility"));
        }
        set("pieces", "figures");
        browser.see(":root[data-drawn='figures']");
        assertEquals(figures, browser.ask(drawing));
    }

    /** As WCAG 1.4.11 and 1.4.3 ask for: 3:1 for what is drawn, 4.5:1 for text. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void piecesAndCoordinatesAreSeenOnBoardsOfAllColours(boolean dark) throws Exception {
        String game = local.begin(CHESS);
        browser.onScreen(1_400, dark, () -> {
            browser.open(game);
            browser.seeOnBoard("white knight g1");
            browser.click("[data-opens='site-settings']");
            browser.see("#board-colours label");
            assertEquals(List.of(), browser.ask("""
                    const luminance = colour => colour.match(/[\\d.]+/g).slice(0, 3).map(each => each / 255)
                      .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
                      .reduce((sum, each, i) => sum + each * [0.2126, 0.7152, 0.0722][i], 0);
                    const contrast = (a, b) => {
                      const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
                      return (high + 0.05) / (low + 0.05);
                    };
                    const style = selector => getComputedStyle(document.querySelector('#board svg.board ' + selector));
                    const names = [...document.querySelectorAll('#board-colours input')].map(({ value }) => value);
                    return names.flatMap(name => {
                      document.documentElement.dataset.colours = name;
                      return ['light', 'dark'].flatMap(square => {
                        const { fill: ground } = style('.' + square);
                        return [
                          Math.max(contrast(style('.piece.white').fill, ground), contrast(style('.piece.white').stroke, ground)) / 3,
                          contrast(style('.piece.black').fill, ground) / 3,
                          contrast(style('.coordinate.on-' + square).fill, ground) / 4.5,
                        ].flatMap((share, i) => (share < 1 ? [`${name} ${square} ${i} ${share}`] : []));
                      });
                    }).concat(names.length === 7 ? [] : [names]);
                    """));
        });
    }

    @Test
    void aQuestionMarkShowsTheKeysOfThePage() throws Exception {
        begin(CHESS);
        browser.press("?");
        browser.see("site-keys", "turn the board");
        browser.see("site-keys", "pick up a pawn, knight, bishop, rook or queen from the hand");
        browser.assertAccessible();
        browser.press(Keys.ESCAPE, "f");
        browser.see("#board .cells [role='row']:first-child [data-square='h1']");
    }

    @Test
    void aPieceIsDroppedByKeys() throws Exception {
        begin(position("crazyhouse", "rnbqkbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQKB1R[Np] w KQkq - 0 1"));
        browser.see("#board .source[data-source='N@']");
        browser.ask("document.querySelector('#board .source[data-source=\"N@\"]').focus()");
        browser.press(Keys.ENTER);
        browser.pressWithShift(Keys.TAB);
        browser.press(Keys.ARROW_UP, Keys.ENTER);
        seeMove("N@e3");
    }

    @Test
    void theKindOfAPromotionIsAskedFor() throws Exception {
        begin(position("chess", "8/P6k/8/8/8/8/8/K7 w - - 0 1"));
        browser.clickSquares("a7", "a8");
        browser.click(".promotion[open] [aria-label='knight']");
        seeMove("a8=N");
        browser.seeOnBoard("white knight a8");
    }

    @Test
    void inChess960AClickOnTheRookCastles() throws Exception {
        begin("{'variant': 'chess', 'chess960': true, 'fen': '7k/8/8/8/8/8/8/1RK3R1 w GB - 0 1', " + PERSONS + "}");
        browser.clickSquares("c1", "b1");
        seeMove("O-O-O");
        browser.seeOnBoard("white king c1");
        browser.seeOnBoard("white rook d1");
    }

    @Test
    void aMoveIsTakenBack() throws Exception {
        begin(CHESS);
        makeMoves("e4", "e5");
        browser.click("#takeback");
        browser.seeOnBoard("black pawn e7");
        browser.seeOnBoard("white pawn e4");
        browser.see("status", "Black to move");
    }

    @Test
    void theMovesOfAGameWithClocksHaveTheirTimes() throws Exception {
        begin("{'variant': 'chess', 'clock': {'base': 300}, " + PERSONS + "}");
        makeMoves("e4", "e5");
        browser.see("#moves [data-ply='2'] .time");
        assertEquals("0 s", browser.text("#moves [data-ply='1'] .time"));
        assertTrue(
                browser.text("#moves [data-ply='2'] .time").matches("\\d.* s"),
                browser.text("#moves [data-ply='2'] .time"));
        begin(CHESS);
        makeMoves("e4");
        browser.see("#moves:not(:has(.time))");
    }

    @Test
    void aDrawIsOfferedAfterAQuestionAlone() throws Exception {
        begin(position("chess", "7k/8/8/8/8/8/8/KQQ5 w - - 0 1"));
        browser.click("#draw");
        browser.click("#sure-no");
        browser.see("status", "White to move");
        browser.click("#draw");
        browser.click("#sure .main");
        browser.see("status", "Draw by agreement");
    }

    @Test
    void theKeyboardGoesToWhatCanBeDoneNext() throws Exception {
        begin(CHESS);
        makeMoves("e4");
        browser.click("#takeback");
        browser.see("#board .cells button:focus");
        browser.click("#resign");
        browser.click("#sure .main");
        browser.see("#rematch:focus");
    }

    @Test
    void anyTimeIsRoundedToSecondsAndAGameWithoutAMoveIsNotListed() throws Exception {
        begin(CHESS);
        makeMoves("e4");
        openFirstPage();
        browser.choose("[name='clock']", "other …");
        browser.type("[name='minutes']", "0.17");
        browser.type("[name='increment']", "2.3");
        browser.click("#new-game .main");
        browser.see("facts", "10 s + 2 s");
        String game = browser.address().replaceFirst(".*game=", "");
        browser.open(local.address().toString());
        browser.see("#games li");
        assertEquals(0L, browser.ask("return document.querySelectorAll('#games [href$=\"" + game + "\"]').length"));
    }

    @Test
    void theGameIsWrittenUnderTheNameInTheSettings() {
        openFirstPage();
        browser.click("[data-opens='site-settings']");
        browser.type("#site-settings [name='name']", "Ann");
        browser.click("#site-settings .main");
        browser.click("#new-game .main");
        browser.see("#game:not([hidden])");
        assertTrue(browser.text("#title").contains("Ann"), browser.text("#title"));
        Object pgn = browser.ask("return fetch(document.querySelector('#pgn').href).then(answer => answer.text())");
        assertTrue(String.valueOf(pgn).contains("\"Ann\"]"), () -> String.valueOf(pgn));
        browser.ask("localStorage.removeItem('name')");
    }

    /** Opens the board editor on an empty board. */
    private static void openEditor(String variant) {
        openFirstPage();
        browser.click("#variants label:has([value='" + variant + "'])");
        browser.click("#more:not([open]) summary");
        browser.click("#edit-position");
        browser.see("editor-said", "White to move");
        browser.ask(
                "[...document.querySelectorAll('#editor button')].find(each => each.innerText === 'Clear').click()");
        browser.see("editor-said", "White has no king");
    }

    private static void seeFen(String fen) {
        assertEquals(fen, browser.ask("return document.querySelector('#editor [name=\"fen\"]').value"));
    }

    @Test
    void aPositionIsSetUpByMouseAndPlayed() {
        openEditor("crazyhouse");
        browser.click("#editor [data-piece='K']");
        browser.click(EDITED.formatted("e1"));
        browser.see("editor-said", "Black has no king");
        browser.see("#editor .main:disabled");
        browser.drag(PointerInput.Kind.MOUSE, "#editor [data-piece='k']", EDITED.formatted("e8"));
        browser.see("editor-said", "White to move");
        browser.click("#editor [data-piece='Q']");
        for (String square : List.of("a1", "a1", "b1", "b1", "b1")) {
            browser.click(EDITED.formatted(square));
        }
        browser.see("#editor [aria-label='white queen, promoted, a1']");
        browser.see("#editor [aria-label='b1']");
        browser.press(Keys.ESCAPE);
        browser.drag(PointerInput.Kind.MOUSE, EDITED.formatted("e1"), EDITED.formatted("g1"));
        browser.click("#editor [data-hand='n']");
        browser.click("#editor [data-hand='n']");
        browser.click("#editor [data-hand='P']");
        browser.click("#editor [data-piece='erase']");
        browser.click("#editor [data-hand='P']");
        browser.assertAccessible();
        seeFen("4k3/8/8/8/8/8/8/Q~5K1[nn] w - - 0 1");
        browser.click("#editor label:has([name='turn'][value='b'])");
        browser.see("editor-said", "Black to move");
        browser.click("#editor .main:enabled");
        browser.see("#editor:not([open])");
        browser.seeOnBoard("black knight in hand, 2");
        browser.choose("[name='opponent']", "A person, at this screen");
        browser.click("#new-game .main");
        browser.see("status", "Black to move");
        browser.seeOnBoard("white king g1");
    }

    @Test
    void aPositionIsSetUpByKeysAloneAndItsFenTyped() {
        openEditor("chess");
        browser.tabTo("#editor .cells button");
        browser.press("k", Keys.ARROW_UP, Keys.ARROW_UP, "p", Keys.ARROW_UP, "K", Keys.ARROW_LEFT, "n", Keys.DELETE);
        seeFen("8/8/8/4K3/4p3/8/4k3/8 w - - 0 1");
        browser.press(Keys.ARROW_RIGHT, Keys.ENTER, Keys.ARROW_UP, Keys.ENTER);
        seeFen("8/8/4K3/8/4p3/8/4k3/8 w - - 0 1");
        browser.press(Keys.ENTER, Keys.ESCAPE);
        browser.see("#editor[open] [data-square='e6'][aria-pressed='false']");
        browser.type("#editor [name='fen']", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
        browser.see("editor-said", "White is to move and could capture the king on e8");
        browser.see("#editor .main:disabled");
        browser.type("#editor [name='fen']", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", Keys.ENTER);
        browser.see("#editor:not([open])");
        browser.seeOnBoard("black rook a8");
    }

    @Test
    void aPositionIsSetUpByTouchAndAnalysed() throws Exception {
        browser.onScreen(360, false, () -> {
            openEditor("chess");
            browser.assertTouchTargets();
            browser.assertAccessible();
            browser.drag(PointerInput.Kind.TOUCH, "#editor [data-piece='K']", EDITED.formatted("e1"));
            browser.drag(PointerInput.Kind.TOUCH, "#editor [data-piece='k']", EDITED.formatted("e8"));
            browser.drag(PointerInput.Kind.TOUCH, "#editor [data-piece='q']", EDITED.formatted("d8"));
            browser.drag(PointerInput.Kind.TOUCH, EDITED.formatted("d8"), "#editor [data-piece='k']");
            browser.see("#editor [aria-label='d8']");
            browser.drag(PointerInput.Kind.TOUCH, "#editor [data-piece='P']", EDITED.formatted("e4"));
            browser.see("editor-said", "White to move");
            seeFen("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1");
            browser.ask(
                    "[...document.querySelectorAll('#editor button')].find(each => each.innerText === 'Analyse').click()");
            browser.seeOnBoard("white pawn e4");
            browser.see("#lines");
        });
    }

    @Test
    void mateEndsTheGame() throws Exception {
        begin(CHESS);
        browser.ask("""
                const { fetch } = window;
                window.fetch = (path, how) => {
                  window.analysis = path === '/api/analysed-game' ? how.signal : window.analysis;
                  return fetch(path, how);
                };
                """);
        makeMoves("f3", "e5", "g4", "Qh4#");
        browser.see("status", "Black won: checkmate");
        browser.seeOnBoard("white king e1, in check");
        browser.see("card", "2. g4??");
        assertFalse(browser.text("#end").contains("Against"), "two people have no record");
        browser.see("#next-level[hidden]");
        assertEquals(false, browser.ask("return analysis.aborted"));
        browser.click("#rematch");
        browser.see("status", "White to move");
        browser.seeOnBoard("white pawn f2");
        browser.see("#card:empty");
        assertEquals(true, browser.ask("return analysis.aborted"));
    }

    @Test
    void theEndOfAGameIsACardThatLeadsToTheMistakesAndToTheNextLevel() throws Exception {
        begin("{'variant': 'chess', 'fen': '4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1', 'white': {'kind': 'person'},"
                + " 'black': {'kind': 'engine', 'level': 'novice'}}");
        makeMoves("Qxd6");
        browser.see("#moves [data-ply='2']");
        browser.click("#resign");
        browser.click("#sure .main");
        browser.see("status", "You lost: White resigned");
        browser.see("card", "Against level 3: novice, Elo 600: 0 won, 0 drawn, 1 lost");
        browser.see("card", "1. Qxd6??");
        assertEquals(
                List.of(true, true),
                browser.ask(
                        "return [...document.querySelectorAll('#card dd')].map(each => /^\\d.* %$/.test(each.textContent))"));
        for (int width : WIDTHS) {
            browser.onScreen(width, width == 768, browser::assertAccessible);
        }
        browser.onScreen(360, true, browser::assertTouchTargets);
        String game = browser.address();
        browser.click("#card li a");
        browser.see("quiz-said", "1 of 1: 1. Qxd6?? was played. Find a better move.");
        browser.seeOnBoard("white queen d1");
        browser.open(game);
        browser.see("card", "1. Qxd6??");
        browser.click("#next-level");
        browser.see("facts", "Parachute, level 4: casual player");
        browser.see("#card:empty");
        browser.seeOnBoard("black pawn c7");
    }

    @Test
    void anEarlierPositionIsLookedAtAndTheGameGoesOnAlsoAfterAReload() throws Exception {
        begin(CHESS);
        makeMoves("e4", "e5", "Nf3");
        browser.click("#moves [data-ply='1']");
        browser.seeOnBoard("black pawn e7");
        browser.click("#to-last");
        browser.seeOnBoard("white knight f3");
        browser.turnWheel("d4", -120);
        browser.see("#moves [data-ply='2'][aria-current='true']");
        browser.seeOnBoard("white knight g1");
        browser.turnWheel("d4", 120);
        browser.see("#moves [data-ply='3'][aria-current='true']");
        makeMoves("Nc6");
        browser.reload();
        browser.seeOnBoard("black knight c6");
        makeMoves("d4");
    }

    @Test
    void aGameOutlivesTheProgram(@TempDir Path folder) throws Exception {
        WebProgram first = WebProgram.start(folder, Ports.free());
        browser.open(first.begin(CHESS));
        makeMoves("e4");
        first.kill();
        browser.see("told", "connection is lost");
        try (LocalServer second = LocalServer.start(folder, first.port(), Optional.empty())) {
            browser.see("#told[hidden]");
            makeMoves("e5");
            browser.open(second.address().toString());
            browser.see("games", "White – Black");
        }
    }

    /** Opens the first page as in a browser that remembers no choice. */
    private static void openFirstPage() {
        browser.openAnew(local.address(), "localStorage.removeItem('new-game')");
        browser.see("#variants label");
    }

    /** Begins a game of crazyhouse of two persons on the first page, with a rook to be taken, dropped and mated by. */
    private static void beginOnFirstPage(String fen) {
        openFirstPage();
        browser.click("#more:not([open]) summary");
        browser.choose("[name='opponent']", "A person, at this screen");
        browser.type("[name='fen']", fen);
        browser.click("#new-game .main");
        browser.see("facts", "Crazyhouse · no clock · two people");
    }

    @Test
    void aGameOfCrazyhouseIsPlayedByMouse() {
        beginOnFirstPage("6k1/5ppp/8/1r6/8/8/5PPP/1R4K1[] w - - 0 1");
        browser.clickSquares("b1", "b5");
        seeMove("Rxb5");
        browser.drag(PointerInput.Kind.MOUSE, "g8", "h8");
        seeMove("Kh8");
        browser.clickSquares("R@", "e8");
        browser.see("status", "White won: checkmate");
        browser.click("#rematch");
        browser.see("status", "White to move");
    }

    @Test
    void aGameOfCrazyhouseIsPlayedByTouch() throws Exception {
        browser.onScreen(360, true, () -> {
            beginOnFirstPage("6k1/5ppp/8/1r6/8/8/5PPP/1R4K1[] w - - 0 1");
            browser.see("#by-text:not([open])");
            browser.tapSquares("b1", "b5");
            seeMove("Rxb5");
            browser.tapSquares("g8", "h8");
            seeMove("Kh8");
            browser.drag(PointerInput.Kind.TOUCH, "R@", "e8");
            browser.see("status", "White won: checkmate");
        });
    }

    @Test
    void aGameOfCrazyhouseIsPlayedByKeysAlone() {
        openFirstPage();
        browser.tabTo("#new-game .main");
        browser.press(Keys.ENTER);
        browser.see("#board .cells button:focus");
        browser.press(Keys.ENTER, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ENTER);
        browser.see("#moves [data-ply='2']");
        browser.tabTo("#resign");
        browser.press(Keys.ENTER);
        browser.see("#sure[open]");
        browser.press(Keys.ENTER);
        browser.see("status", "You lost: White resigned");
    }

    @Test
    void aGameAgainstTheEngineIsBegunOnThePage() {
        openFirstPage();
        browser.see("#variants label:first-of-type :checked[value='crazyhouse']");
        browser.seeOnBoard("black queen in hand, 0");
        browser.see("about", "Pieces you capture are yours");
        browser.assertAccessible();
        browser.click("#levels label:has([value='newcomer'])");
        browser.see("level-name", "1: newcomer, Elo 200");
        browser.choose("[name='clock']", "3 min + 2 s");
        browser.click("#sides label:has([value='black'])");
        browser.click("#new-game .main");
        browser.see("#moves [data-ply='1']");
        browser.see("facts", "Crazyhouse · 3 min + 2 s · Parachute, level 1: newcomer, Elo 200");
        browser.see("status", "Your move");
        browser.click("#board [data-square='e7'].source");
        browser.clickSquares("e6");
        browser.see("#moves [data-ply='3']");
        browser.click("#hint");
        browser.see("#board .better");
        browser.click("#resign");
        browser.click("#sure .main");
        browser.see("status", "You lost: Black resigned");
        browser.open(local.address().toString());
        browser.see("#levels :checked[aria-label='1: newcomer, Elo 200']");
        browser.seeOnBoard("white pawn e2");
    }

    @Test
    void theRulesOfCrazyhouseAreExplainedInThreePictures() {
        browser.open(local.address().toString());
        browser.click("#show-rules");
        browser.see("#crazyhouse[open] svg .ring");
        assertEquals(
                3L, browser.ask("return document.querySelectorAll('#crazyhouse[open] svg:has(.arrow, .ring)').length"));
        assertEquals(10L, browser.ask("return document.querySelectorAll('#crazyhouse li').length"));
        browser.assertAccessible();
    }

    @Test
    void theSquaresOfABoardHaveNamesBeforeItShowsAPosition() {
        browser.open(local.address().toString());
        assertEquals(List.of("a8", "white pawn in hand, 0"), browser.ask("""
                return import('/static/moveboard.js').then(({ MoveBoard }) => {
                  const place = document.createElement('div');
                  new MoveBoard(place, () => {});
                  const names = [...place.querySelectorAll('button')].map(each => each.getAttribute('aria-label'));
                  return names.every(Boolean) ? [names.find(name => name === 'a8'), names.at(-5)] : names;
                });
                """));
    }

    @Test
    void whatIsChosenAndWhereAPieceMayGoIsSeenInForcedColours() throws Exception {
        String game = local.begin(position("crazyhouse", FULL_HANDS));
        String colour = "return getComputedStyle(document.querySelector(\"%s\")).backgroundColor";
        browser.withForcedColours(() -> {
            openFirstPage();
            assertEquals("3px", browser.see("nav [aria-current]").getCssValue("border-bottom-width"));
            for (String choice : List.of("#variants", "#levels", "#sides")) {
                assertNotEquals(
                        browser.ask(colour.formatted(choice + " label:not(:has(:checked))")),
                        browser.ask(colour.formatted(choice + " label:has(:checked)")),
                        choice);
            }
            browser.open(game);
            browser.click("#board .hand .source[data-source='N@']");
            browser.see("#board .hand [data-source='N@'][aria-pressed='true']");
            assertNotEquals(
                    browser.ask(colour.formatted("#board .hand [data-source='B@'].source")),
                    browser.ask(colour.formatted("#board .hand [data-source='N@'].source")));
            assertTrue(String.valueOf(browser.ask(
                            "return getComputedStyle(document.querySelector('.cells .target')).backgroundImage"))
                    .contains("gradient"));
        });
    }

    /** As WCAG 1.4.10 asks for: a window of 1 280 pixels, enlarged to 400 %. */
    @Test
    void everyPageFitsIntoAWidthOf320Pixels() throws Exception {
        String game = local.begin(CHESS);
        browser.onScreen(320, false, () -> {
            for (String page :
                    List.of("/", game, "/analysis", "/puzzles", "/games", "/tours", "/iade", "/uttt", "/shogun")) {
                browser.open(local.address().resolve(page).toString());
                browser.see("main");
                assertEquals(320L, browser.ask("return document.documentElement.scrollWidth"), page);
            }
        });
    }

    @Test
    void theFirstPageIsSmall() {
        browser.open(local.address().toString());
        browser.seeOnBoard("white pawn e2");
        browser.see("#variants label");
        long requests = (Long) browser.ask("return performance.getEntriesByType('resource').length + 1");
        // What the browser has kept is sent again.
        long bytes = (Long) browser.ask("""
                const names = ['navigation', 'resource'].flatMap(type => performance.getEntriesByType(type)).map(({ name }) => name);
                performance.clearResourceTimings();
                return Promise.all(names.map(name => fetch(name, { cache: 'reload' }).then(answer => answer.blob())))
                    .then(() => new Promise(settle => setTimeout(settle)))
                    .then(() => performance.getEntriesByType('resource')
                        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0));
                """);
        assertTrue(bytes > 20_000 && bytes < 40_000, () -> bytes + " bytes");
        assertTrue(requests <= 20, () -> requests + " requests");
    }

    @Test
    void whatIsClickedOnIsLargeEnoughForAFinger() throws Exception {
        browser.open(local.address().toString());
        browser.see("#variants label");
        assertEverythingIsLargeEnough();
        browser.click("[data-opens='site-settings']");
        assertEverythingIsLargeEnough();
        browser.assertAccessible();
        begin(position("crazyhouse", FULL_HANDS));
        assertEverythingIsLargeEnough();
    }

    private static void assertEverythingIsLargeEnough() throws Exception {
        browser.ask("document.querySelectorAll('details').forEach(each => { each.open = true; })");
        for (int width : WIDTHS) {
            browser.onScreen(width, false, browser::assertTouchTargets);
        }
    }

    @Test
    void aGameIsDeletedOnceThatIsConfirmed() throws Exception {
        begin(CHESS);
        makeMoves("e4");
        String address = browser.address();
        String link = "a[href='" + address.substring(address.indexOf("/?game=")) + "']";
        String button = "#games li:has(" + link + ") button";
        browser.open(local.address().toString());
        browser.click("#earlier summary");
        browser.click(button);
        browser.see("sure-question", "Delete the game White – Black, ");
        browser.assertAccessible();
        browser.click("#sure-no");
        browser.click(button);
        browser.click("#sure-yes");
        browser.see("#games:not(:has(" + link + "))");
        browser.open(address);
        browser.see("told", "There is no such game");
        browser.see("#start:not([hidden]) #new-game .main");
    }

    @Test
    void thePageSaysThatAGameIsNotSavedYet(@TempDir Path parent) throws Exception {
        Path folder = parent.resolve("games");
        Path away = parent.resolve("away");
        try (LocalServer other = LocalServer.start(folder)) {
            String address = other.begin("{'clock': {'base': 2}, " + PERSONS + "}");
            other.client().post("/api/games/" + address.replaceFirst(".*=", "") + "/moves", "{'move': 'e4'}");
            Files.move(folder, away);
            browser.open(address);
            browser.see("status", "White won: Black lost on time");
            browser.see("told", "The game goes on and is saved later: the game cannot be saved: ");
            Files.move(away, folder);
            browser.see("#told[hidden]");
        }
    }

    @Test
    void theTokenLeavesTheAddress(@TempDir Path folder) throws Exception {
        try (LocalServer locked = LocalServer.start(folder, 0, Optional.of("kings-gambit"))) {
            browser.open(locked.address().toString());
            browser.see("#start:not([hidden])");
            assertEquals(locked.address().resolve("/").toString(), browser.address());
            browser.reload();
            browser.see("#start:not([hidden])");
        }
    }

    @Test
    void anUnknownAddressLeadsToTheFirstPage() {
        browser.open(local.address().resolve("/nothing").toString());
        browser.assertAccessible();
        browser.click("main a");
        browser.see("#start:not([hidden])");
    }

    @Test
    void everythingFitsAndCanBeReadInTheColoursThatTheReaderPrefers() throws Exception {
        begin(position("crazyhouse", FULL_HANDS));
        browser.seeOnBoard("black queen in hand, 1");
        for (int width : WIDTHS) {
            browser.onScreen(width, width != 768, () -> {
                browser.assertFits(".cells");
                assertEquals(List.of(), browser.ask("""
                                // The size of coordinates follows that of the board in the next frame.
                                const frame = () => new Promise(settle => requestAnimationFrame(settle));
                                return frame().then(frame).then(() => {
                                  const board = document.querySelector('#board svg.board');
                                  const pieces = [...board.querySelectorAll('.piece')];
                                  return [...board.querySelectorAll('.coordinate')]
                                    .filter(text => {
                                      const pixels = parseFloat(getComputedStyle(text).fontSize) * board.clientWidth / 320;
                                      return !(pixels >= 10.9 && pixels <= 12) || pieces.some(piece =>
                                        text.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING);
                                    })
                                    .map(text => text.textContent);
                                });
                                """));
                browser.assertBackground(width != 768);
                browser.assertAccessible();
            });
        }
    }
}
