package parachute.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No text stops a reader: no character and no word, repeated at any place of a text. */
class ReadersTest {
    /** Characters of a long text. */
    private static final int MANY = 100_000;

    /** Enough repetitions for work that grows with their square to be most of the work, and to overflow the stack. */
    private static final int SOME = 250;

    /** Bytes. */
    private static final int STACK = 1 << 19;

    private static final String BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

    /** The places of each reader's texts: what is repeated stands for the sign ◌. */
    private static final Map<String, List<String>> PLACES = Map.ofEntries(
            Map.entry(
                    "PGN",
                    List.of(
                            "◌",
                            "[Event \"◌\"]\n\n1. e4 *\n",
                            "[FEN \"◌\"]\n\n1. e4 *\n",
                            "[A \"◌\n\n[B \"x\"]\n\n1. e4 *\n",
                            "1. e4 {◌} e5 *",
                            "1. e4 ;◌\n e5 *",
                            "1. e4 e5 (1... d5 ◌) 2. Nf3 *",
                            "1. e4◌ e5 *",
                            "1.◌ e4 e5 *",
                            "1. e4 e5 ◌ 1-0",
                            "1. e4 1-0 ◌\n1. d4 *",
                            "1. a8=◌ *",
                            "1. a8 (◌) *")),
            Map.entry("FEN", List.of("◌", BOARD + "◌", BOARD + " ◌", BOARD + " w ◌", BOARD + " w KQkq - 0 1◌")),
            Map.entry("FEN of chess", List.of("◌", BOARD + " w KQkq◌", BOARD + " w KQkq - 0 1 ◌")),
            Map.entry("EPD", List.of("◌", BOARD + " w KQkq - ◌", BOARD + " w - - bm ◌;", BOARD + " w - - id \"◌\";")),
            Map.entry("Unicode board", List.of("◌", "8 ◌", "8 ♜♞♝♛♚♝♞♜ [◌", "8 ♜♞♝♛♚♝♞♜\n7 ◌")),
            Map.entry("move", List.of("◌", "e◌", "e4 ◌")),
            Map.entry("variant", List.of("◌", BOARD + "◌", BOARD + " w ◌", BOARD + " w KQkq - 0 1 ◌")),
            Map.entry("name of a variant", List.of("◌", "chess◌")),
            Map.entry("UCI", List.of("◌", "position fen ◌", "position startpos moves ◌", "setoption name ◌")),
            Map.entry("XBoard", List.of("force\n◌", "force\nusermove ◌", "setboard ◌", "edit\n◌")),
            Map.entry("request", List.of("◌", "{\"a\": \"◌\"}", "{\"a\": ◌}")),
            Map.entry("PGN of a request", List.of(BOARD + "◌")),
            Map.entry("puzzle", List.of("◌", "a," + BOARD + " w - -,◌,1,1,1,1,a,b", "a,◌,e2e4 e7e5,1,1,1,1,a,b")),
            Map.entry("engine", List.of("◌", "cmd=◌", "cmd=\"◌\"", "cmd=a option.b=◌", "cmd=a tc=◌")),
            Map.entry("uttt", List.of("◌", "state ◌", "move ◌", "priority ◌")),
            Map.entry("shogun", List.of("◌", "board ◌", "move ◌", "eval ◌")),
            Map.entry(
                    "iade",
                    List.of("◌", "RJ ◌", "RJ a\nRJ b\nIJ Novo a b\nMP a ◌", "RJ a\nRJ b\nIJ Continuação a b\n◌")),
            Map.entry("squares", List.of("◌", "x+◌", "x<1◌")));

    private static final String WORDS =
            "e4 1. 1.1. ( ) { } ; [ ] \" \\ $ $1 * + # ? ! - = / : _ . , < > & && &nbsp; % @ ~"
                    + " N D O-O 1-0 1/2 0-1 -- +- --+ e.p. N@f3 e8=Q e8 ♘ ½ … – é 😀 a K k w 1 0x1 8/ 1+ ' () {} [] '' \"\""
                    + " (1.d4) ({}) {[%eval [Event <!-- <b> true null a=b WP3@4,4";

    private static final List<String> OTHERS = List.of(
            "e8 (",
            "[A \"",
            "[Event \"x\"]",
            "\n[Event \"x\"]\n",
            "{[%eval 1]}",
            "x [A \"b\n",
            "(1. d4 d5)",
            "(e4 ",
            "1-0 {}",
            "+-- {}",
            "e4 e5 ",
            "g1f3 g8f6 f3g1 f6g8 ",
            "bm e4; ",
            "x<1&&",
            "\n%",
            "\n{",
            " ",
            "\u00A0",
            "\u2028",
            "\u200B",
            "\uFEFF",
            "\t",
            "\n",
            "\r",
            "\r\n",
            "\u0000",
            "\u0001",
            "\u0085",
            "\uD83D",
            "\uFFFF",
            "\u00E2\u0080");

    private static final List<String> REPEATED =
            Stream.concat(Stream.of(WORDS.split(" ")), OTHERS.stream()).toList();

    private static final Map<String, Consumer<String>> READERS = TextReaders.all();

    private static final Map<String, Consumer<String>> COUNTING = counting();

    /** Returns the readers that count their work. */
    @SuppressWarnings("unchecked")
    private static Map<String, Consumer<String>> counting() {
        try {
            Method all =
                    new CountingLoader().loadClass(TextReaders.class.getName()).getMethod("all");
            return (Map<String, Consumer<String>>) all.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }

    static Iterable<String> readers() {
        return READERS.keySet();
    }

    /** Returns the readers but for those of libraries. */
    static List<String> ownReaders() {
        return READERS.keySet().stream().filter(name -> !name.equals("request")).toList();
    }

    @ParameterizedTest
    @MethodSource("readers")
    void aLongTextIsReadOrRefused(String name) throws Exception {
        assertEquals(List.of(), faults(PLACES.get(name).subList(0, 1), (place, repeated) -> {
            READERS.get(name).accept(text(place, repeated, MANY / repeated.length()));
            return "";
        }));
    }

    @ParameterizedTest
    @MethodSource("ownReaders")
    void fourTimesTheTextIsAtMostSixTimesTheWork(String name) throws Exception {
        Consumer<String> reader = COUNTING.get(name);
        assertEquals(List.of(), faults(PLACES.get(name), (place, repeated) -> {
            Effort once = Effort.of(() -> reader.accept(text(place, repeated, SOME)));
            Effort more = Effort.of(() -> reader.accept(text(place, repeated, 4 * SOME)));
            boolean isTooMuch = more.steps() > 6 * once.steps() || more.bytes() > 6 * once.bytes();
            return isTooMuch ? once + ", " + more : "";
        }));
    }

    /** Returns what is wrong with what is repeated in any of some places, on a thread that cannot recurse deeply. */
    private static List<String> faults(List<String> places, BinaryOperator<String> check) throws Exception {
        FutureTask<List<String>> faults = new FutureTask<>(() -> places.stream()
                .flatMap(place -> REPEATED.stream().flatMap(repeated -> fault(place, repeated, check)))
                .toList());
        new Thread(null, faults, "reader", STACK).start();
        return faults.get();
    }

    private static Stream<String> fault(String place, String repeated, BinaryOperator<String> check) {
        String problem;
        try {
            problem = check.apply(place, repeated);
        } catch (RuntimeException | Error e) {
            problem = e.toString().lines().findFirst().orElseThrow();
        }
        String text = (place + " of " + repeated).replace("\n", "\\n").replace("\r", "\\r");
        return problem.isEmpty() ? Stream.empty() : Stream.of(text + ": " + problem);
    }

    private static String text(String place, String repeated, int times) {
        return place.replace("◌", repeated.repeat(times));
    }
}
