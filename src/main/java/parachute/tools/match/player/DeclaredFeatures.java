package parachute.tools.match.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.board.Variant;

/** The features that an engine has declared in {@code feature} lines. */
public final class DeclaredFeatures {
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

    private final Map<String, String> values =
            new HashMap<>(Map.of("time", "1", "draw", "1", "reuse", "1", "analyze", "1"));

    /** The options as the engine has declared them, by name in lower case. */
    private final Map<String, String> options = new LinkedHashMap<>();

    /** The names of all features, accepted or not. */
    private final Set<String> names = new LinkedHashSet<>();

    private final Set<String> accepted;

    private boolean waitAsked;
    private boolean done;

    /** For a client that uses the features of {@link #ACCEPTED}. */
    DeclaredFeatures() {
        this(Set.of());
    }

    /** For a client that uses more features than that. */
    public DeclaredFeatures(Set<String> more) {
        accepted = new HashSet<>(ACCEPTED);
        accepted.addAll(more);
    }

    /** Reads a line and answers the lines to send back; none if it is no feature line. */
    public List<String> read(String line) {
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
            boolean isAccepted = accepted.contains(name) || name.equals("san") && value.equals("0");
            names.add(name);
            if (name.equals("option")) {
                readOption(value);
            } else if (isAccepted) {
                values.put(name, value);
            }
            if (name.equals("done")) {
                waitAsked = value.equals("0");
                done = value.equals("1");
            }
            answers.add((isAccepted ? "accepted " : "rejected ") + name);
        }
        return answers;
    }

    private void readOption(String text) {
        Matcher option = OPTION.matcher(text.strip());
        if (option.matches()) {
            options.put(option.group(1).toLowerCase(Locale.ROOT), text.strip());
        }
    }

    /** Whether the engine has declared all features. */
    public boolean isDone() {
        return done;
    }

    /** Whether it has asked for more time, by {@code done=0}. */
    public boolean isWaitAsked() {
        return waitAsked;
    }

    /** Whether a feature is on: declared as 1, or 1 by default. */
    public boolean isOn(String name) {
        return "1".equals(values.get(name));
    }

    /** The names of the declared features, options left out. */
    public Set<String> names() {
        return names;
    }

    /** The options, each with its name, type and values. */
    public Collection<String> options() {
        return options.values();
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
                        .map(declared -> "option " + OPTION.matcher(declared).replaceFirst("$1")
                                + (value.isEmpty() ? "" : "=" + value));
        };
    }

    /** Whether the engine plays a variant, by its name in the protocol; one that declares none plays chess. */
    public boolean plays(String variant) {
        return Optional.ofNullable(values.get("variants"))
                .map(names -> List.of(names.split("\\s*,\\s*")).contains(variant))
                .orElse(variant.equals(Variant.DEFAULT.xboardName()));
    }
}
