package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The pages of the small games, in a real browser. */
class SmallGamesIT extends PageTest {
    private static String address(String path) {
        return local.server().url() + path;
    }

    @Test
    void theVariantOfIadeIsPlayedAgainstTheProgramWithASpecialOperation() {
        browser.open(local.server().url());
        browser.ask("localStorage.clear()"); // the sides that were played last
        browser.click("nav [href='/games']");
        browser.click("a[href='/iade']");
        browser.see("status", "Your move");
        browser.choose("[name='level']", "Level 1: one move ahead");
        browser.clickSquares("E7");
        browser.seeOnBoard("E6, legal move");
        browser.clickSquares("E5");
        browser.seeOnBoard("white pawn WP5 E5");
        browser.see("#moves [data-ply='2']");
        browser.clickSquares("F8");
        browser.click(".specials [data-move='OS:F8:F8']");
        browser.see("moves", "WB2 F8 OS");
        browser.seeOnBoard("white bishop WB2 F8, special operation used");
        browser.see("#moves [data-ply='4']");
        browser.reload();
        browser.see("#moves [data-ply='4']");
        browser.click("#takeback");
        browser.seeOnBoard("white bishop WB2 F8");
        browser.click("#moves [data-ply='1']");
        browser.see("#earlier-position:not([hidden])");
        browser.click("#new");
        browser.seeOnBoard("white pawn WP5 E7");
    }

    @Test
    void twoPeoplePlayShogunByKeys() {
        browser.open(address("shogun#side=both&setup=b_init"));
        browser.seeOnBoard("white king 2 on 4,1");
        browser.ask("document.querySelector('#board [data-square=\"1,1\"]').focus()");
        browser.press(Keys.ENTER, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_UP);
        browser.seeOnBoard("1,5, legal move");
        browser.press(Keys.ENTER);
        browser.seeOnBoard("white pawn 4 on 1,5");
        browser.see("status", "Red to move");
        browser.choose("[name='side']", "White");
        browser.see("status", "Your move");
        browser.open(address(
                "shogun#side=both&moves=" + "6,1-6,4+7,8-7,5+4,1-5,3+7,5-6,3+7,1-6,1+6,8-6,6+6,4-5,6+3,8-5,6+5,3-5,6"));
        browser.seeOnBoard("red pawn 3 on 6,3");
        browser.clickSquares("6,3", "5,1");
        browser.see("status", "Red wins: the king is taken.");
    }

    @Test
    void ultimateTicTacToeIsPlayedAsTheSecondSide() {
        browser.open(address("uttt#side=0&level=1&moves=c/c"));
        browser.see("#board .free");
        browser.seeOnBoard("board centre, open; cell centre, x");
        browser.clickSquares("c/nw");
        browser.see("#moves [data-ply='3']");
        browser.see("#board .free[data-square^='" + cellOf(browser.text("#moves [data-ply='3']")) + "/']");
        browser.open(address("uttt#side=both&moves="
                + "nw/w n se w w e s sw w nw n s w ne w e/c e e n e ne sw e w nw/c c se ne c s c".replace(' ', '+')));
        browser.clickSquares("c/n");
        browser.see("status", "0 wins: three boards in a row.");
    }

    private static String cellOf(String place) {
        return place.substring(place.indexOf('/') + 1);
    }

    @Test
    void aTourIsDrawnStepByStepAndAllToursOneByOne() {
        browser.open(address("tours"));
        browser.choose("[name='kind']", "a closed tour");
        browser.type("[name='size']", "6");
        browser.click("#search");
        browser.see("status", "A closed tour of 36 squares.");
        browser.click("#last");
        browser.see("#board .tour-line[d$='z']");
        browser.click("#back");
        browser.see("#board [aria-label*='step 34']");
        browser.choose("[name='kind']", "all tours, one by one");
        browser.type("[name='size']", "5");
        browser.choose("[name='pace']", "as fast as it can");
        browser.click("#search");
        browser.see("status", "There are 304 tours from there.");
        browser.choose("[name='kind']", "the number of tours");
        browser.click("#search");
        browser.see("status", "There are 1,728 tours from all squares together.");
    }

    /** Each in the dark on a telephone, and in the light on a larger screen. */
    @ParameterizedTest
    @CsvSource({"games, 1400", "iade, 1400", "shogun, 1400", "uttt, 768", "tours, 768"})
    void pagesFitAndCanBeReadOnAllScreens(String page, int width) throws Exception {
        browser.open(address(page));
        browser.see(page.equals("games") ? ".game-list" : "#board .board > *");
        for (int each : List.of(360, width)) {
            browser.onScreen(each, each == 360, () -> {
                browser.assertFits(".board, .game-list");
                browser.assertAccessible();
                browser.assertTouchTargets();
            });
        }
    }

    @ParameterizedTest
    @CsvSource({
        "iade#side=both&moves=MP:E7:E5, 2, 'turn the board'",
        "shogun#side=both&setup=b_init&moves=1%2C1-1%2C5, 2, 'turn the board'",
        "uttt#side=both&moves=c/c, 1, 'to the beginning'",
    })
    void theLastMoveIsSeenAndTheKeysAreShown(String page, int marked, String key) throws Exception {
        browser.open(address(page));
        browser.see("#moves [data-ply='1']");
        assertEquals((long) marked, browser.ask("return document.querySelectorAll('#board .played').length"));
        browser.press("?");
        browser.see("site-keys", key);
        browser.assertAccessible();
    }

    @Test
    void aTourHasItsColumnsAndRowsNamed() {
        browser.open(address("tours#kind=tour&size=5&x=0&y=0"));
        browser.see("#board .tour-end");
        assertEquals(
                "0 0 1 1 2 2 3 3 4 4",
                browser.ask(
                        "return [...document.querySelectorAll('#board .coordinate')].map(name => name.textContent).join(' ')"));
    }
}
