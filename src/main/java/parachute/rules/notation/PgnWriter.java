package parachute.rules.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;

/**
 * Writes games in PGN's export format: lines of at most 80 characters where words allow it. Annotation symbols follow
 * the move, as people write them.
 */
public final class PgnWriter {
    private static final int WIDTH = 80;

    /**
     * Where a comment may be broken: at a single space, so that it can be read back unchanged, but not inside a command
     * such as [%eval 0.31], which readers search for as a whole.
     */
    private static final Pattern BREAK = Pattern.compile("(?<=[^ \\t]) (?=[^ \\t])(?![^\\[\\]]{0,40}])");

    private PgnWriter() {}

    /**
     * Returns the text of a game, with an empty line at its end.
     *
     * @param game its moves are written unchecked; a comment that contains a closing brace, which would end it, is
     *     written from a semicolon to the end of the line
     * @param firstMoveNumber the number of the first move, from 1
     * @param blackBegins whether the first move is Black's
     */
    public static String format(PgnGame game, int firstMoveNumber, boolean blackBegins) {
        StringBuilder text = new StringBuilder(formatTags(game.tags())).append('\n');
        List<String> words = new ArrayList<>();
        addLine(game.line(), 2 * firstMoveNumber + (blackBegins ? 1 : 0), PgnWriter::comment, words);
        words.add(game.result());
        appendWrapped(words, text);
        return text.append("\n\n").toString();
    }

    /**
     * Returns the text of the game that led to a position. After the given tags come those that follow from the
     * position: Result by the rules, Variant unless it is chess, SetUp and FEN unless the game began at the start
     * position.
     *
     * @param position not changed
     * @param tags such as Event, Site, Date, Round, White and Black, in this order
     */
    public static String format(Position position, Map<String, String> tags) {
        return format(position, tags, Outcome.of(position).result());
    }

    /**
     * Returns the text of the game that led to a position, with a result that may differ from that by the rules.
     *
     * @param result 1-0, 0-1, 1/2-1/2 or *
     */
    public static String format(Position position, Map<String, String> tags, String result) {
        Position here = position.copy();
        while (here.ply() > 0) {
            here.takeBack();
        }
        Map<String, String> all = complete(tags, here, result);
        int number = here.fullmoveNumber();
        boolean blackBegins = here.sideToMove() == Side.BLACK;
        List<PgnGame.PgnMove> moves = new ArrayList<>();
        for (int ply = 0; ply < position.ply(); ply++) {
            int move = position.moveAt(ply);
            moves.add(new PgnGame.PgnMove(San.format(here, move), ""));
            here.play(move);
        }
        return format(new PgnGame(all, moves, result), number, blackBegins);
    }

    /**
     * Returns tags, followed by those that follow from a game's first position: Result, Variant unless it is chess,
     * SetUp and FEN unless it is the start position.
     */
    public static Map<String, String> complete(Map<String, String> tags, Position first, String result) {
        String start = Fen.format(first);
        String variant = VariantName.of(first).pgn();
        Map<String, String> all = new LinkedHashMap<>(tags);
        all.put("Result", result);
        if (!variant.equals(Variant.DEFAULT.uciName())) {
            all.put("Variant", variant);
        }
        if (!start.equals(Fen.format(Position.start(first.variant())))) {
            all.put("SetUp", "1");
            all.put("FEN", start);
        }
        return all;
    }

    /** Returns the tag lines at the start of a game. */
    public static String formatTags(Map<String, String> tags) {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> tag : tags.entrySet()) {
            String value = tag.getValue().replace("\\", "\\\\").replace("\"", "\\\"");
            text.append('[').append(tag.getKey()).append(" \"").append(value).append("\"]\n");
        }
        return text.toString();
    }

    /**
     * Returns a line with its variations as the text of a comment: its own comments stand in brackets. The other
     * parameters are those of {@link #format(PgnGame, int, boolean)}.
     */
    static String commentOf(PgnLine line, int firstMoveNumber, boolean blackBegins) {
        List<String> words = new ArrayList<>();
        addLine(line, 2 * firstMoveNumber + (blackBegins ? 1 : 0), comment -> List.of("[" + comment + "]"), words);
        return String.join(" ", words);
    }

    /**
     * Adds the words of a line.
     *
     * @param firstPly twice the number of the first move, plus one if it is Black's
     * @param format splits a comment into words
     */
    private static void addLine(PgnLine line, int firstPly, Function<String, List<String>> format, List<String> words) {
        addComment(line.comment(), format, words);
        boolean numberNeeded = true;
        int ply = firstPly;
        for (PgnGame.PgnMove move : line.moves()) {
            boolean black = ply % 2 == 1;
            if (!black || numberNeeded) {
                words.add(ply / 2 + (black ? "..." : "."));
            }
            addMove(move, words);
            addComment(move.comment(), format, words);
            for (PgnLine variation : move.variations()) {
                addVariation(variation, ply, format, words);
            }
            numberNeeded = !move.comment().isEmpty() || !move.variations().isEmpty();
            ply++;
        }
    }

    private static void addMove(PgnGame.PgnMove move, List<String> words) {
        List<Integer> glyphs = move.glyphs();
        boolean hasSuffix = !glyphs.isEmpty() && PgnSymbol.isSuffix(glyphs.getFirst());
        words.add(move.san() + (hasSuffix ? PgnSymbol.symbol(glyphs.getFirst()).orElseThrow() : ""));
        glyphs.stream().skip(hasSuffix ? 1 : 0).forEach(glyph -> words.add("$" + glyph));
    }

    private static void addComment(String comment, Function<String, List<String>> format, List<String> words) {
        if (!comment.isBlank()) {
            words.addAll(format.apply(PgnLineBuilder.inOneLine(comment)));
        }
    }

    private static List<String> comment(String comment) {
        return comment.indexOf('}') < 0 ? List.of(BREAK.split("{" + comment + "}")) : List.of(";" + comment + "\n");
    }

    private static void addVariation(
            PgnLine variation, int firstPly, Function<String, List<String>> format, List<String> words) {
        int first = words.size();
        addLine(variation, firstPly, format, words);
        if (words.size() > first) {
            words.set(first, "(" + words.get(first));
            words.add(words.removeLast() + ")");
        }
    }

    /** Writes words in lines, none of which begins so that readers would skip it or take it for another game. */
    private static void appendWrapped(List<String> words, StringBuilder text) {
        int column = 0;
        for (String word : words) {
            boolean mayBeginLine = !PgnTokenizer.isSpecialLine(word);
            if (column > 0 && column + 1 + word.length() > WIDTH && mayBeginLine) {
                text.append('\n');
                column = 0;
            } else if (column > 0) {
                text.append(' ');
                column++;
            }
            text.append(word);
            int lineBreak = word.lastIndexOf('\n');
            column = lineBreak < 0 ? column + word.length() : word.length() - lineBreak - 1;
        }
    }
}
