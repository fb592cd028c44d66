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

    /** The name of an option and the start of its type: "Multi PV -spin 1 1 100". */
    private static final Pattern OPTION = Pattern.compile("(.+?)\\s+-[a-z].*");

    /** Features that are used here, or do not need any action. */
    private static final Set<String> ACCEPTED = Set.of(("ping setboard usermove time draw sigint sigterm reuse analyze"
                    + " myname variants colors nps debug memory smp egt option done")
            .split(" "));

    private final Map<String, String> values =
            new HashMap<>(Map.of("time", "1", "draw", "1", "reuse", "1", "analyze", "1"));

    /** The options as the engine has declared them, by name in lower case. */
    private final Map<String, String> options = new LinkedHashMap<>();

    /** The names of all features, accepted or not. */
    private final Set<String> names = new LinkedHashSet<>();

    private final Set<String> accepted;

    private boolean waitAsked;
    private boolean done;

    /** Creates the features of a client that uses those in {@link #ACCEPTED} and some more. */
    public DeclaredFeatures(Set<String> more) {
        accepted = new HashSet<>(ACCEPTED);
        accepted.addAll(more);
    }

    /** Reads a line and returns the lines to send back; empty if it is not a feature line. */
    public List<String> read(String line) {
        List<String> replies = new ArrayList<>();
        String text = line.strip();
        if (!text.startsWith("feature ")) {
            return replies;
        }
        Matcher matcher = FEATURE.matcher(text.substring("feature ".length()));
        while (matcher.find()) {
            String name = matcher.group(1);
            String value = matcher.group(2) == null ? matcher.group(3) : matcher.group(2);
            // san=1 is rejected: engines always understand coordinates.
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
            replies.add((isAccepted ? "accepted " : "rejected ") + name);
        }
        return replies;
    }

    private void readOption(String text) {
        Matcher option = OPTION.matcher(text.strip());
        if (option.matches()) {
            options.put(option.group(1).toLowerCase(Locale.ROOT), text.strip());
        }
    }

    /** Returns whether the engine has declared all features. */
    public boolean isDone() {
        return done;
    }

    /** Returns whether it has asked for more time, by {@code done=0}. */
    public boolean isWaitAsked() {
        return waitAsked;
    }

    /** Returns whether a feature is on: declared as 1, or 1 by default. */
    public boolean isOn(String name) {
        return "1".equals(values.get(name));
    }

    /** Returns the names of the declared features, options left out. */
    public Set<String> names() {
        return names;
    }

    /** Returns the options, each with its name, type and values. */
    public Collection<String> options() {
        return options.values();
    }

    /** Returns whether an option can be set: one that the engine has declared, or {@code memory} or {@code cores}. */
    boolean knows(String option) {
        String name = option.toLowerCase(Locale.ROOT);
        return name.equals("memory") || name.equals("cores") || options.containsKey(name);
    }

    /**
     * Returns the line that sets an option; empty for {@code memory} and {@code cores} if the engine does not have the
     * feature.
     */
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

    /**
     * Returns whether the engine plays a variant, by its name in the protocol; without declared variants it plays
     * chess.
     */
    public boolean plays(String variant) {
        return Optional.ofNullable(values.get("variants"))
                .map(names -> List.of(names.split("\\s*,\\s*")).contains(variant))
                .orElse(variant.equals(Variant.DEFAULT.xboardName()));
    }
}
