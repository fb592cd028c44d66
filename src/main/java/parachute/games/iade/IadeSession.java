package parachute.games.iade;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parachute.io.LineReader;
import parachute.io.LineWriter;

/** A session in the variant's protocol, from the first instruction to the empty line that ends it. */
public final class IadeSession {
    private static final String CONTINUED_GAME = "Continuação";
    private static final String NEW_GAME = "Novo";

    private final LineReader in;
    private final LineWriter out;
    private final Organiser organiser;
    private final Arbiter arbiter;

    /**
     * Creates a session without players.
     *
     * @param folder to which the names of files in {@code G} and {@code L} are relative
     */
    public IadeSession(LineReader in, LineWriter out, Path folder) {
        this.in = in;
        this.out = out;
        this.organiser = new Organiser(new ClubFiles(folder));
        this.arbiter = new Arbiter(organiser);
    }

    /**
     * Carries out instructions until an empty line, the end of the input, or until replies can no longer be written.
     */
    public void run() {
        List<String> words = nextWords();
        while (!words.isEmpty() && !out.isBroken()) {
            out.writeLine(answer(words));
            words = nextWords();
        }
    }

    /** Returns the words of the next line; none if the line is empty, or at the end of the input. */
    private List<String> nextWords() {
        return in.readLine().map(IadeSession::words).orElse(List.of());
    }

    /** Returns the words of a line, separated by any number of spaces and tabs. */
    private static List<String> words(String line) {
        return Arrays.stream(line.split("\\s+")).filter(word -> !word.isEmpty()).toList();
    }

    private String answer(List<String> words) {
        List<String> arguments = words.subList(1, words.size());
        try {
            return answer(words.get(0), arguments);
        } catch (RuntimeException e) {
            // An internal error must not end the session.
            return Messages.INTERNAL_ERROR;
        }
    }

    private String answer(String instruction, List<String> arguments) {
        int count = arguments.size();
        return switch (instruction + (count > 3 ? "" : count)) {
            case "RJ1" -> organiser.register(arguments.get(0));
            case "LJ0" -> organiser.ranking();
            case "IJ3" -> startGame(arguments.get(0), arguments.get(1), arguments.get(2));
            case "MP3" -> arbiter.move(arguments.get(0), arguments.get(1), arguments.get(2));
            case "OS2" -> arbiter.special(arguments.get(0), arguments.get(1), Optional.empty());
            case "OS3" -> arbiter.special(arguments.get(0), arguments.get(1), Optional.of(arguments.get(2)));
            case "DJ0" -> arbiter.drawing();
            case "D1", "D2" -> organiser.resign(arguments);
            case "G1" -> organiser.save(arguments.get(0));
            case "L1" -> organiser.load(arguments.get(0));
            case "XJ1" -> arbiter.play(arguments.get(0), Optional.empty());
            case "XJ2" -> arbiter.play(arguments.get(0), Optional.of(arguments.get(1)));
            case "XA0" -> arbiter.legalInstructions();
            case "XF0" -> arbiter.fen();
            case "XH0" -> Instructions.LIST;
            default -> Messages.INVALID_INSTRUCTION;
        };
    }

    private String startGame(String type, String first, String second) {
        return switch (type) {
            case NEW_GAME -> organiser.startGame(first, second, Optional.of(IadeBoard.start()));
            case CONTINUED_GAME -> organiser.startGame(first, second, BoardText.parse(readRows()));
            default -> Messages.INVALID_INSTRUCTION;
        };
    }

    /** Reads the rows of a board. They are part of the instruction, even if it fails, and an empty row is a row. */
    private List<String> readRows() {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < BoardText.SIZE; row++) {
            in.readLine().ifPresent(rows::add);
        }
        return rows;
    }
}
