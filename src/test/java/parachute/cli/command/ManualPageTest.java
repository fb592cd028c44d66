package parachute.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parachute.cli.start.RecordingFrontEnds;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The manual pages say what {@code --help} says, in the macros of man. */
class ManualPageTest {
    private static final Map<String, String> PAGES = ManualPage.all(new RecordingFrontEnds());

    private static final Set<String> MACROS = Set.of(".TH", ".SH", ".PP", ".TP", ".nf", ".fi", "'\\\"");

    static Stream<CommandLine> commands() {
        return ManualPage.commands(new RecordingFrontEnds());
    }

    private static String page(CommandLine line) {
        return PAGES.get(ManualPage.file(line));
    }

    @Test
    void everyCommandHasAPageOfItsOwn() {
        assertEquals(commands().count(), PAGES.size());
        assertTrue(
                PAGES.keySet()
                        .containsAll(List.of(
                                "parachute.6",
                                "parachute-xboard.6",
                                "parachute-train-net.6",
                                "parachute-tour-count.6")),
                PAGES.keySet().toString());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyOptionIsExplained(CommandLine line) {
        for (OptionSpec option : line.getCommandSpec().options()) {
            String names = String.join(", ", option.names()).replace("-", "\\-");
            assertTrue(page(line).contains(".TP\n\\fB" + names + "\\fR"), () -> names + " in " + page(line));
        }
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyMacroIsOneOfMan(CommandLine line) {
        Set<String> macros = page(line)
                .lines()
                .filter(row -> row.startsWith(".") || row.startsWith("'"))
                .map(row -> row.split(" ", 2)[0])
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(MACROS.containsAll(macros), macros.toString());
    }

    @Test
    void everyPageThatIsReferredToExists() {
        Set<String> references = PAGES.values().stream()
                .flatMap(page -> Stream.of(page.split("[\\s,.]+")))
                .filter(word -> word.startsWith("parachute") && word.endsWith("(6)"))
                .map(word -> word.replace("\\-", "-").replace("(6)", ".6"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(PAGES.keySet(), references);
    }

    @Test
    void aPageReadsLikeThis() {
        String page = PAGES.get("parachute-perft.6");
        String body = page.substring(page.indexOf(".SH"), page.indexOf(".SH OPTIONS"));
        assertEquals("""
                .SH NAME
                parachute\\-perft \\- Count the leaves of the tree of legal moves, and show the speed
                .SH SYNOPSIS
                \\fBparachute perft\\fR [\\-hV] VARIANT DEPTH [FEN...]
                .SH DESCRIPTION
                .PP
                Count the leaves of the tree of legal moves, and show the speed.
                .SH ARGUMENTS
                .TP
                \\fIVARIANT\\fR
                chess or crazyhouse.
                .TP
                \\fIDEPTH\\fR
                Plies.
                .TP
                \\fI[FEN...]\\fR
                Position (the start position).
                """, body);
    }

    /** Text that man would take for something else is escaped. */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            .SH no macro,    \\&.SH no macro
            'tis,            \\(aqtis
            C:\\n,           C:\\en
            a - b,           a \\- b
            ~/x^2,           \\(ti/x\\(ha2
            """)
    void textStaysText(String text, String line) {
        assertEquals(line + '\n', ManualPage.line(text));
    }
}
