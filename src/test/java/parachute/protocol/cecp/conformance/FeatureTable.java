package parachute.protocol.cecp.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an engine has declared by {@code feature} lines. */
final class FeatureTable {
    static final FeatureTable EMPTY = new FeatureTable();

    /** Every feature that the protocol knows. */
    static final Set<String> KNOWN = words("ping setboard playother san usermove time draw sigint sigterm reuse analyze"
            + " myname variants colors ics name pause nps debug memory smp egt option exclude setscore highlight done");

    /** The features that an engine has without declaring them. */
    private static final Set<String> ON_BY_DEFAULT = words("time draw sigint sigterm reuse analyze colors");

    private static final Pattern FEATURE = Pattern.compile("(\\w+)=(?:\"([^\"]*)\"|(\\S+))");

    private final Map<String, String> values = new LinkedHashMap<>();
    private final List<String> options = new ArrayList<>();

    private static Set<String> words(String text) {
        return Set.of(text.split(" "));
    }

    /** Reads the feature lines among others. */
    static FeatureTable of(List<String> lines) {
        FeatureTable table = new FeatureTable();
        lines.stream().filter(line -> line.startsWith("feature ")).forEach(table::read);
        return table;
    }

    private void read(String line) {
        Matcher matcher = FEATURE.matcher(line);
        while (matcher.find()) {
            String value = matcher.group(2) == null ? matcher.group(3) : matcher.group(2);
            if (matcher.group(1).equals("option")) {
                options.add(value);
            } else {
                values.put(matcher.group(1), value);
            }
        }
    }

    /** The names of the declared features, options left out. */
    Set<String> names() {
        return values.keySet();
    }

    /** The value of a feature, which is the protocol's default where the engine has declared none. */
    String value(String name) {
        return values.getOrDefault(name, ON_BY_DEFAULT.contains(name) ? "1" : "0");
    }

    /** The variants that the engine plays. */
    List<String> variants() {
        return List.of(value("variants").split(","));
    }

    /** The engine's own options, each as {@code name -type values}. */
    List<String> options() {
        return List.copyOf(options);
    }
}
