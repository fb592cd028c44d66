package parachute.tools.match.player;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.board.Variant;

/** The features that an engine has declared in {@code feature} lines. */
final class DeclaredFeatures {
    private static final Pattern FEATURE = Pattern.compile("([A-Za-z_]\\w*)=(?:\"([^\"]*)\"|(\\S+))");

    /** The name of an option and how its type begins: "Multi PV -spin 1 1 100". */
    private static final Pattern OPTION = Pattern.compile("(.+?)\\s+-[a-z].*");

    /** Features that are used here, or that need nothing to be done. */
    private static final Set<String> ACCEPTED = Set.of(
            "ping",
            "setboard",
            "usermove",
            "time",
            "draw",
            "sigint",
            "sigterm",
            "reuse",
            "analyze",
            "myname",
            "variants",
            "colors",
            "nps",
            "debug",
            "memory",
            "smp",
            "egt",
            "option",
            "done");

    private final Map<String, String> values = new HashMap<>(Map.of("time", "1", "draw", "1", "reuse", "1"));

    /** The options as the engine spells them, by name in lower case. */
    private final Map<String, String> options = new HashMap<>();

    private boolean waitAsked;
    private boolean done;

    /** Reads a line and answers the lines to send back; none if it is no feature line. */
    List<String> read(String line) {
        List<String> answers = new ArrayList<>();
        String text = line.strip();
        if (!text.startsWith("feature ")) {
            return answers;
        }
        Matcher matcher = FEATURE.matcher(text.substring("feature ".length()));
        while (matcher.find()) {
            String name = matcher.group(1);
            String value = matcher.group(2) == null ? matcher.group(3) : matcher.group(2);
            // With moves in san=1 the engine would have to be asked for them twice: it always understands coordinates.
            boolean accepted = ACCEPTED.contains(name) || name.equals("san") && value.equals("0");
            if (name.equals("option")) {
                readOption(value);
            } else if (accepted) {
                values.put(name, value);
            }
            if (name.equals("done")) {
                waitAsked = value.equals("0");
                done = value.equals("1");
            }
            answers.add((accepted ? "accepted " : "rejected ") + name);
        }
        return answers;
    }

    private void readOption(String text) {
        Matcher option = OPTION.matcher(text.strip());
        if (option.matches()) {
            options.put(option.group(1).toLowerCase(Locale.ROOT), option.group(1));
        }
    }

    /** Whether the engine has declared all features. */
    boolean isDone() {
        return done;
    }

    /** Whether it has asked for more time, by {@code done=0}. */
    boolean isWaitAsked() {
        return waitAsked;
    }

    /** Whether a feature is on: declared as 1, or 1 by default. */
    boolean isOn(String name) {
        return "1".equals(values.get(name));
    }

    /** Whether an option can be set: one that the engine has declared, or {@code memory} or {@code cores}. */
    boolean knows(String option) {
        String name = option.toLowerCase(Locale.ROOT);
        return name.equals("memory") || name.equals("cores") || options.containsKey(name);
    }

    /** The line that sets an option; empty for {@code memory} and {@code cores} if the engine has no such feature. */
    Optional<String> optionLine(String name, String value) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "memory" -> isOn("memory") ? Optional.of("memory " + value) : Optional.empty();
            case "cores" -> isOn("smp") ? Optional.of("cores " + value) : Optional.empty();
            default ->
                Optional.ofNullable(options.get(name.toLowerCase(Locale.ROOT)))
                        .map(declared -> "option " + declared + (value.isEmpty() ? "" : "=" + value));
        };
    }

    /** Whether the engine plays a variant, by its name in the protocol; one that declares none plays chess. */
    boolean plays(String variant) {
        return Optional.ofNullable(values.get("variants"))
                .map(names -> List.of(names.split("\\s*,\\s*")).contains(variant))
                .orElse(variant.equals(Variant.DEFAULT.xboardName()));
    }
}
