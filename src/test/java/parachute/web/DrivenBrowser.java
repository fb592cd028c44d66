package parachute.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.Pause;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;
import org.openqa.selenium.interactions.WheelInput;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.remote.RemoteWebDriver;
import parachute.io.Resource;
import parachute.tools.page.Chromium;

/** {@link Chromium}, used as a person would. Whatever is looked for is waited for. */
final class DrivenBrowser {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    /** Fulfilled once a condition on an element holds; rejected if it does not in time. */
    private static final String AWAIT = """
            const [element, patience] = arguments;
            const end = performance.now() + patience;
            return new Promise((resolve, reject) => {
              const look = () => {
                if (%s) {
                  resolve();
                } else if (performance.now() < end) {
                  requestAnimationFrame(look);
                } else {
                  reject(new Error('cannot be used: ' + element.outerHTML.slice(0, 120)));
                }
              };
              look();
            });
            """;

    /** The middle of an element can be clicked on. */
    private static final String IS_UNCOVERED = AWAIT.formatted("""
            element.scrollIntoViewIfNeeded(),
            (({ left, top, width, height }) =>
              element.contains(document.elementFromPoint(left + width / 2, top + height / 2)))(element.getBoundingClientRect())""");

    /** Whatever is typed replaces the text of a field. */
    private static final String IS_SELECTED =
            AWAIT.formatted("element.focus(), element.select(), document.activeElement === element");

    private final Chromium chromium;
    private final RemoteWebDriver driver;

    /** A browser with a large screen, of a user who prefers light pages. */
    DrivenBrowser() throws IOException, InterruptedException {
        chromium = Chromium.onLargeScreen();
        driver = chromium.driver();
        driver.manage().timeouts().implicitlyWait(TIMEOUT).scriptTimeout(TIMEOUT.plusSeconds(10));
    }

    /**
     * From now on pages are shown as on another screen.
     *
     * @param width of the pages, in pixels; below 500 those of a telephone
     * @param dark whether the user prefers dark pages
     */
    void showOn(int width, boolean dark) throws IOException, InterruptedException {
        chromium.showOn(width);
        chromium.prefer(dark);
    }

    /** What a test does on {@linkplain #showOn another screen}; behind it pages are shown as in the beginning. */
    void onScreen(int width, boolean dark, Runnable test) throws IOException, InterruptedException {
        showOn(width, dark);
        try {
            test.run();
        } finally {
            Chromium.onLargeScreen();
        }
    }

    /** What a test does in a window of this size, in pixels. */
    void inWindow(int width, int height, Runnable test) throws IOException, InterruptedException {
        chromium.showOn(width, height);
        try {
            test.run();
        } finally {
            Chromium.onLargeScreen();
        }
    }

    /** What a test does for a user who prefers less motion, or does not. */
    void withLessMotion(boolean lessMotion, Runnable test) throws IOException, InterruptedException {
        chromium.preferLessMotion(lessMotion);
        try {
            test.run();
        } finally {
            Chromium.onLargeScreen();
        }
    }

    /** What a test does for a user who sees few colours, which pages do not choose. */
    void withForcedColours(Runnable test) throws IOException, InterruptedException {
        chromium.forceColours();
        try {
            test.run();
        } finally {
            Chromium.onLargeScreen();
        }
    }

    /** What a test does without a network. */
    void withoutNetwork(Runnable test) throws IOException, InterruptedException {
        chromium.disconnect(true);
        try {
            test.run();
        } finally {
            chromium.disconnect(false);
        }
    }

    void open(String address) {
        driver.get(address);
    }

    /**
     * Opens a page of a server anew, also if only the fragment differs from the address of the page that is shown.
     *
     * @param storage a script that is carried out first: it sets what pages of this server store
     */
    void openAnew(URI address, String storage) {
        open(address.resolve("/static/icon.svg").toString());
        ask(storage);
        open(address.toString());
    }

    /** From now on pages carry out a script before their own. */
    void runFirst(String script) throws IOException, InterruptedException {
        chromium.runFirst(script);
    }

    /** On this page a search counts each node a hundred times: those that it waits for take seconds on a busy machine. */
    void shortenSearches() {
        ask("""
                const { addEventListener } = EventSource.prototype;
                EventSource.prototype.addEventListener = function (name, handle) {
                  addEventListener.call(this, name, ({ data }) => handle({ data: data?.replace(/"nodes":\\d+/, '$&00') }));
                };
                """);
    }

    /** What a test does while the page is not seen, as in a tab in the background. */
    void whilePageIsHidden(Callable<?> test) throws Exception {
        driver.manage().window().minimize();
        try {
            test.call();
        } finally {
            driver.manage().window().maximize();
        }
    }

    /** From now on the page believes that nobody sees it. */
    void hide() {
        ask("""
                Object.defineProperty(document, 'hidden', { value: true, configurable: true });
                document.dispatchEvent(new Event('visibilitychange'));
                """);
    }

    /** The tab that is driven. */
    String tab() {
        return driver.getWindowHandle();
    }

    /** Opens an address in a tab of its own, which is driven from now on. */
    String openTab(String address) {
        driver.switchTo().newWindow(WindowType.TAB);
        open(address);
        return tab();
    }

    void toTab(String tab) {
        driver.switchTo().window(tab);
    }

    /** Closes all tabs but one. */
    void closeTabsBut(String tab) {
        driver.getWindowHandles().stream().filter(each -> !each.equals(tab)).forEach(each -> {
            toTab(each);
            driver.close();
        });
        toTab(tab);
    }

    void reload() {
        driver.navigate().refresh();
    }

    String address() {
        return driver.getCurrentUrl();
    }

    /** Waits for what a CSS selector chooses. */
    WebElement see(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    /** Waits for a square or a piece in hand with this name, as a screen reader says it, such as "white knight g1". */
    void seeOnBoard(String name) {
        see("#board button[aria-label='" + name + "']");
    }

    /** Waits for this text in an element. */
    void see(String id, String text) {
        driver.findElement(By.xpath("//*[@id='" + id + "'][contains(normalize-space(.), '" + text + "')]"));
    }

    /** Returns the text of an element as it is shown. */
    String text(String selector) {
        return String.valueOf(driver.executeScript("return arguments[0].innerText.trim()", see(selector)));
    }

    /**
     * Clicks with the mouse on an element, once it can be seen and nothing covers it. The click of WebDriver waits for that,
     * too, but by three times as many messages to the browser, some of which hold scripts of 40 KB.
     */
    void click(String selector) {
        point(PointerInput.Kind.MOUSE, await(selector, IS_UNCOVERED));
    }

    private WebElement await(String selector, String condition) {
        WebElement element = see(selector);
        driver.executeScript(condition, element, TIMEOUT.toMillis());
        return element;
    }

    /** Clicks on squares, as "e2", and pieces in hand, as "N@". */
    void clickSquares(String... squares) {
        for (String square : squares) {
            point(PointerInput.Kind.MOUSE, place(square));
        }
    }

    /** Drags with the mouse, or with a finger. */
    void drag(PointerInput.Kind pointer, String from, String to) {
        drag(pointer, PointerInput.MouseButton.LEFT, Duration.ZERO, from, to);
    }

    /** Taps on squares and pieces in hand with a finger. */
    void tapSquares(String... squares) {
        for (String square : squares) {
            point(PointerInput.Kind.TOUCH, place(square));
        }
    }

    /** Presses and releases in the middle of an element. */
    private void point(PointerInput.Kind pointer, WebElement element) {
        PointerInput hand = new PointerInput(pointer, pointer.name());
        driver.perform(List.of(new Sequence(hand, 0)
                .addAction(hand.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(element), 0, 0))
                .addAction(hand.createPointerDown(PointerInput.MouseButton.LEFT.asArg()))
                .addAction(hand.createPointerUp(PointerInput.MouseButton.LEFT.asArg()))));
    }

    /** Drags with the right button of the mouse. */
    void dragByRightButton(String from, String to) {
        drag(PointerInput.Kind.MOUSE, PointerInput.MouseButton.RIGHT, Duration.ZERO, from, to);
    }

    /** Drags with a finger that has rested on the square for a second. */
    void dragAfterLongPress(String from, String to) {
        drag(PointerInput.Kind.TOUCH, PointerInput.MouseButton.LEFT, Duration.ofSeconds(1), from, to);
    }

    private void drag(
            PointerInput.Kind pointer, PointerInput.MouseButton button, Duration rest, String from, String to) {
        PointerInput hand = new PointerInput(pointer, pointer.name());
        driver.perform(List.of(new Sequence(hand, 0)
                .addAction(hand.createPointerMove(Duration.ZERO, PointerInput.Origin.fromElement(place(from)), 0, 0))
                .addAction(hand.createPointerDown(button.asArg()))
                .addAction(new Pause(hand, rest))
                .addAction(hand.createPointerMove(
                        Duration.ofMillis(100), PointerInput.Origin.fromElement(place(to)), 2, 2))
                .addAction(hand.createPointerUp(button.asArg()))));
    }

    /** Drags an element by pixels, to the right if they are positive. */
    void dragBy(String selector, int pixels) {
        new Actions(driver).dragAndDropBy(see(selector), pixels, 0).perform();
    }

    void doubleClick(String selector) {
        new Actions(driver).doubleClick(see(selector)).perform();
    }

    /** Turns the wheel of the mouse over a square, towards the user if pixels are positive. */
    void turnWheel(String square, int pixels) {
        new Actions(driver)
                .scrollFromOrigin(WheelInput.ScrollOrigin.fromElement(place(square)), 0, pixels)
                .perform();
    }

    /** The button of a square or, for that who is to move, of a piece in hand; or what a CSS selector with an id chooses. */
    private WebElement place(String square) {
        if (square.startsWith("#")) {
            return see(square);
        }
        return square.endsWith("@")
                ? see("#board .source[data-source='" + square + "']")
                : see("#board [data-square='" + square + "']");
    }

    /** Types into a field, in place of what it has. */
    void type(String selector, CharSequence... keys) {
        await(selector, IS_SELECTED);
        press(keys);
    }

    /** Presses keys, one after the other, where the keyboard's cursor is. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    /** Presses a key with the shift key held. */
    void pressWithShift(CharSequence key) {
        new Actions(driver).keyDown(Keys.SHIFT).sendKeys(key).keyUp(Keys.SHIFT).perform();
    }

    /** Presses the tabulator key until the keyboard's cursor is at what a CSS selector chooses. */
    void tabTo(String selector) {
        for (int i = 0; i < 100; i++) {
            if (Boolean.TRUE.equals(ask("return document.activeElement.matches(\"" + selector + "\")"))) {
                return;
            }
            press(Keys.TAB);
        }
        throw new AssertionError("the tabulator key does not lead to " + selector);
    }

    /** Chooses an entry of a list by its text. */
    void choose(String selector, String text) {
        see(selector)
                .findElement(By.xpath("option[normalize-space(.) = '" + text + "']"))
                .click();
    }

    /** What a script returns. */
    Object ask(String script) {
        return driver.executeScript(script);
    }

    /** What a button saves as a file. */
    String saved(String selector) {
        return String.valueOf(ask("""
                return new Promise(resolve => {
                  const make = URL.createObjectURL;
                  URL.createObjectURL = blob => {
                    URL.createObjectURL = make;
                    resolve(blob.text());
                    return '#';
                  };
                  document.querySelector('%s').click();
                });
                """.formatted(selector)));
    }

    /** The page needs no scrolling sideways, and what a CSS selector chooses is more than 300 pixels wide. */
    void assertFits(String selector) {
        assertEquals(
                true,
                ask("const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth <= clientWidth"),
                address());
        assertEquals(
                true,
                ask("return document.querySelector('" + selector + "').getBoundingClientRect().width > 300"),
                address());
    }

    /** The background has the colours of a dark page or of a light one. */
    void assertBackground(boolean dark) {
        assertEquals(dark, ask("return getComputedStyle(document.body).backgroundColor.match(/\\d+/g)[0] < 100"));
    }

    /** What is seen and can be clicked on is large enough for a finger: 44 pixels, except the squares of a board. */
    void assertTouchTargets() {
        assertEquals(List.of(), ask("""
                return [...document.querySelectorAll('a, button, input, select, summary, textarea')]
                    .map(target => target.matches('[type=radio], [type=checkbox]') ? target.closest('label') : target)
                    .filter(target => target.checkVisibility() && !target.closest('.cells'))
                    .filter(target => {
                      const { width, height } = target.getBoundingClientRect();
                      return width < 43.9 || height < 43.9;
                    })
                    .map(target => target.outerHTML.slice(0, 120));
                """), address());
    }

    /** Nothing lacks a name or a role for screen readers, or contrast; as axe-core judges it. */
    void assertAccessible() {
        if (Boolean.FALSE.equals(ask("return 'axe' in window"))) {
            driver.executeScript(Resource.text(DrivenBrowser.class, "/axe.min.js"));
        }
        Object faults = driver.executeAsyncScript("""
                const done = arguments[0];
                axe.run().then(found => done(found.violations.map(each =>
                    each.id + ': ' + each.nodes.map(node => node.html).join(' '))));
                """);
        assertEquals(List.of(), faults);
    }

    /**
     * No script failed, and nothing was refused by the content security policy, since this was asked last. What the
     * program refuses, and that it has ended, is no complaint.
     */
    void assertNoComplaints() {
        List<String> complaints = driver.manage().logs().get("browser").getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
                .map(LogEntry::getMessage)
                .filter(message -> !message.contains("Failed to load resource") && !message.contains("net::ERR_"))
                .toList();
        assertEquals(List.of(), complaints);
    }
}
