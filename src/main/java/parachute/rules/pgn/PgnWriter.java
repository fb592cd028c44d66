package parachute.rules.pgn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.Fen;
import parachute.rules.notation.VariantName;

/**
 * Writes games in PGN's export format: lines of at most 80 characters where words allow it. Annotation symbols follow
 * the move, as people write them.
 */
public final class PgnWriter {
    private static final int WIDTH = 80;

    /**
     * Where a comment may be broken: at a single space between characters that can be seen, so that it can be read back
     * unchanged, but not inside a command such as [%eval 0.31], which readers search for as a whole.
     */
    private static final Pattern BREAK =
            Pattern.compile("(?<=[^\\s\\p{Z}\\p{C}]) (?=[^\\s\\p{Z}\\p{C}])(?![^\\[\\]]{0,40}])");

    private PgnWriter() {}

    /** Returns the text of a game whose moves are known, with an empty line at its end. */
    public static String format(GameTree game) {
        return format(game, ply(game.start()));
    }

    /**
     * Returns the text of a game, with an empty line at its end.
     *
     * @param game its moves are written unchecked; a comment that contains a closing brace, which would end it, is
     *     written from a semicolon to the end of the line
     * @param firstPly twice the number of the first move, from 1, plus one if it is Black's
     */
    static String format(GameTree game, int firstPly) {
        StringBuilder text = new StringBuilder(formatTags(game.tags())).append('\n');
        List<String> words = new ArrayList<>();
        addComment(game.root().comment(), PgnWriter::comment, words);
        addLine(game.root().children(), firstPly, PgnWriter::comment, words);
        words.add(game.result());
        appendWrapped(words, text);
        return text.append("\n\n").toString();
    }

    /** Returns twice the number of the next move, plus one if it is Black's. */
    private static int ply(Position position) {
        return 2 * position.fullmoveNumber() + (position.sideToMove() == Side.BLACK ? 1 : 0);
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
        return format(game(position, tags, result));
    }

    /**
     * Returns the game that led to a position, with the tags that follow from it after others.
     *
     * @param position not changed
     * @param result 1-0, 0-1, 1/2-1/2 or *
     */
    public static GameTree game(Position position, Map<String, String> tags, String result) {
        Position here = position.copy();
        while (here.ply() > 0) {
            here.takeBack();
        }
        GameTree game = new GameTree(complete(tags, here, result), here.copy(), result);
        Node last = game.root();
        for (int ply = 0; ply < position.ply(); ply++) {
            last = last.add(here, position.moveAt(ply));
        }
        return game;
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

    /** Returns the comment that says what a clock shows after a move: {@code [%clk 0:00:09.655]}. */
    public static String clock(long milliseconds) {
        long seconds = milliseconds / 1_000;
        return String.format(
                Locale.ROOT,
                "[%%clk %d:%02d:%02d.%03d]",
                seconds / 3_600,
                seconds / 60 % 60,
                seconds % 60,
                milliseconds % 1_000);
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
     * Returns a move, what follows it, and the variations in its place as the text of a comment: their own comments
     * stand in brackets.
     *
     * @param moves the move and its variations
     * @param position the position before them
     */
    static String asComment(List<Node> moves, Position position) {
        List<String> words = new ArrayList<>();
        Function<String, List<String>> inBrackets = comment -> List.of("[" + comment + "]");
        addComment(moves.getFirst().before(), inBrackets, words);
        addLine(moves, ply(position), inBrackets, words);
        return String.join(" ", words);
    }

    /**
     * Adds the words of a line and of its variations.
     *
     * @param first the first move, and the variations in its place
     * @param firstPly twice the number of the first move, plus one if it is Black's
     * @param format splits a comment into words
     */
    private static void addLine(
            List<Node> first, int firstPly, Function<String, List<String>> format, List<String> words) {
        boolean numberNeeded = true;
        int ply = firstPly;
        for (List<Node> moves = first;
                !moves.isEmpty();
                moves = moves.getFirst().children()) {
            Node move = moves.getFirst();
            boolean black = ply % 2 == 1;
            if (!black || numberNeeded) {
                words.add(ply / 2 + (black ? "..." : "."));
            }
            addMove(move, words);
            addComment(move.comment(), format, words);
            for (Node variation : moves.subList(1, moves.size())) {
                int begin = words.size();
                addComment(variation.before(), format, words);
                addLine(List.of(variation), ply, format, words);
                words.set(begin, "(" + words.get(begin));
                words.add(words.removeLast() + ")");
            }
            numberNeeded = !move.comment().isEmpty() || moves.size() > 1;
            ply++;
        }
    }

    private static void addMove(Node move, List<String> words) {
        List<Integer> glyphs = move.glyphs();
        boolean hasSuffix = !glyphs.isEmpty() && PgnSymbol.isSuffix(glyphs.getFirst());
        words.add(move.san() + (hasSuffix ? PgnSymbol.symbol(glyphs.getFirst()).orElseThrow() : ""));
        glyphs.subList(hasSuffix ? 1 : 0, glyphs.size()).forEach(glyph -> words.add("$" + glyph));
    }

    // ---- comments ---------------------------------------------------------------------------------------------------

    private static void addComment(String comment, Function<String, List<String>> format, List<String> words) {
        if (!comment.isBlank()) {
            words.addAll(format.apply(inOneLine(comment)));
        }
    }

    private static List<String> comment(String comment) {
        boolean isInBraces = comment.indexOf('}') < 0 && !PgnText.hasFirstTag(comment);
        return isInBraces ? List.of(BREAK.split("{" + comment + "}")) : List.of(";" + comment + "\n");
    }

    /** Returns a comment in one line, without white space around it; a line break and the space around it are a space. */
    static String inOneLine(String comment) {
        boolean isInOneLine = comment.indexOf('\n') < 0 && comment.indexOf('\r') < 0;
        return isInOneLine
                ? comment.strip()
                : comment.lines()
                        .map(String::strip)
                        .filter(Predicate.not(String::isEmpty))
                        .collect(Collectors.joining(" "));
    }

    /** Writes words in lines, none of which begins so that readers would skip it or take it for another game. */
    private static void appendWrapped(List<String> words, StringBuilder text) {
        int column = 0;
        for (String word : words) {
            if (column > 0 && column + 1 + word.length() > WIDTH && !PgnText.isSpecialLine(word)) {
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
