package parachute.tools.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text with placeholders such as {@code {{chess-depths}}} for results of measurements. */
record ReportTemplate(String text) {
    private static final Pattern PLACE = Pattern.compile("\\{\\{([^{}]*)}}");

    /**
     * The prefix of placeholders that refer to the program's code, such as
     * {@code {{code:engine/search/AlphaBeta#search}}}.
     */
    private static final String CODE = "code:";

    /** Returns the parts of the code that the text refers to, in the order of their first appearance. */
    List<String> codeReferences() {
        return PLACE.matcher(text)
                .results()
                .map(place -> place.group(1))
                .filter(name -> name.startsWith(CODE))
                .map(name -> name.substring(CODE.length()))
                .distinct()
                .toList();
    }

    /**
     * Returns the text with all placeholders replaced.
     *
     * @param values by the names of the placeholders
     * @param code returns the text for a reference to code
     * @throws IllegalArgumentException if a placeholder has no value or a value has no placeholder
     */
    String fill(Map<String, String> values, UnaryOperator<String> code) {
        Set<String> unused = new TreeSet<>(values.keySet());
        String filled = PLACE.matcher(text).replaceAll(place -> {
            unused.remove(place.group(1));
            return Matcher.quoteReplacement(value(place, values, code));
        });
        if (!unused.isEmpty()) {
            throw new IllegalArgumentException(
                    "the template does not have a placeholder for " + String.join(", ", unused));
        }
        return filled;
    }

    private static String value(MatchResult place, Map<String, String> values, UnaryOperator<String> code) {
        String name = place.group(1);
        return name.startsWith(CODE)
                ? code.apply(name.substring(CODE.length()))
                : Optional.ofNullable(values.get(name))
                        .orElseThrow(() -> new IllegalArgumentException("there is no value for " + place.group()));
    }
}
