package parachute.tools.compliance;

import java.util.List;
import java.util.Random;

/** Commands by chance: sensible ones, ones at the wrong moment, and nonsense, but never {@code quit}. */
final class RandomCommands {
    /** Words in capitals are replaced. */
    private static final List<String> COMMANDS = List.of("""
            new|force|go|go|?|undo|remove|post|nopost|hard|easy|analyze|exit|.|hint|bk|draw|computer|random
            white|black|playother|pause|resume|edit|#|c|.|Pa4|result 1-0 {x}|result 1/2-1/2 {}
            MOVE|MOVE|MOVE|MOVE|DROP|POSITION|BROKEN-POSITION|TIME|VARIANT|NONSENSE|OPTION|EXCLUDE|PING
            sd 1|st 0.1|memory 16|cores 1|include all|xboard|name x y|rating 1 2|ics -|level 0 0:01 0|level 40 0:01 0
            """.strip().split("[|\n]"));

    private static final List<String> POSITIONS = List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R[QPnp] b KQkq - 0 1",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3/PPnn b - - 0 1");

    private static final String FEN_CHARACTERS = "kqrbnpKQRBNP/12345678[]~- wb";

    private final Random random;
    private final List<String> options;

    /**
     * Creates a source of commands.
     *
     * @param options as the engine has declared them
     */
    RandomCommands(Random random, List<String> options) {
        this.random = random;
        this.options = options;
    }

    String next() {
        String command = any(COMMANDS);
        return switch (command) {
            case "MOVE" -> any(List.of("usermove ", "usermove ", "")) + square() + square() + any(List.of("", "", "q"));
            case "DROP" -> "usermove " + any("PNBRQKpx") + "@" + square();
            case "POSITION" -> "setboard " + any(POSITIONS);
            case "BROKEN-POSITION" -> "setboard " + broken(any(POSITIONS));
            case "TIME" -> any(List.of("time ", "otim ")) + random.nextInt(1, 30);
            case "VARIANT" -> "variant " + any(List.of("crazyhouse", "crazyhouse", "normal", "shogi", ""));
            case "NONSENSE" -> nonsense();
            case "OPTION" ->
                "option " + any(options).split(" -", 2)[0] + any(List.of("", "=", "=1", "=999999999", "=a"));
            case "EXCLUDE" -> any(List.of("exclude ", "include ")) + square() + square();
            case "PING" -> "ping " + random.nextInt(1_000_000, 2_000_000);
            default -> command;
        };
    }

    private String any(List<String> list) {
        return list.get(random.nextInt(list.size()));
    }

    private char any(String characters) {
        return characters.charAt(random.nextInt(characters.length()));
    }

    private String square() {
        return String.valueOf(any("abcdefgh")) + any("12345678");
    }

    private String broken(String fen) {
        StringBuilder text = new StringBuilder(fen);
        for (int i = random.nextInt(1, 6); i > 0; i--) {
            text.setCharAt(random.nextInt(text.length()), any(FEN_CHARACTERS));
        }
        return text.toString();
    }

    private String nonsense() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(1, 60); i > 0; i--) {
            text.append((char) random.nextInt(' ', 0x7f));
        }
        return text.toString();
    }
}
