package parachute.tools.puzzle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import parachute.io.Excerpt;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.VariantChoice;

/**
 * A puzzle, a line of a file with the columns of lichess.org's database of puzzles.
 *
 * @param id its name, which follows from position and moves
 * @param fen the position before the mistake
 * @param moves the mistake, then the solution: the solver's moves and the replies in turn
 * @param rating how hard it is, on the scale of the program's levels
 * @param deviation the standard error of the rating
 * @param themes words, those of {@link Theme} or others
 * @param source the game that it comes from, {@code #} and the ply of the first move of the solution in it, from 0
 * @param alternatives by turn of the solver, other moves that win as well; empty if there are none at any turn
 */
public record Puzzle(
        String id,
        String fen,
        List<Integer> moves,
        int rating,
        int deviation,
        Set<String> themes,
        String source,
        List<List<Integer>> alternatives) {
    /** The names of the columns. */
    static final String HEADER = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl";

    /** The names of the columns of a file that names alternatives: lichess' last one, which stays empty, and one more. */
    static final String ALTERNATIVES_HEADER = HEADER + ",OpeningTags,Alternatives";

    private static final int COLUMNS = HEADER.split(",").length;

    private static final int ALL_COLUMNS = ALTERNATIVES_HEADER.split(",").length;

    /** What stands between the alternatives of a turn, and for none. */
    private static final String SEPARATOR = "/", NONE = "-";

    /** Digits and letters of a name. */
    private static final int ID_BASE = 36, ID_LENGTH = 7;

    /** From e1 to e8. */
    private static final int RANKS = 0x70;

    /** From a1 to h1. */
    private static final int FILES = 7;

    /** Copies moves and themes, which stay in their order. */
    public Puzzle {
        moves = List.copyOf(moves);
        themes = Collections.unmodifiableSet(new LinkedHashSet<>(themes));
        alternatives = alternatives.stream().map(List::copyOf).toList();
    }

    /** A puzzle that is named by its position and its moves. */
    static Puzzle of(
            Position before,
            List<Integer> moves,
            PuzzleRating.RatingEstimate rating,
            Set<Theme> themes,
            String source,
            List<List<Integer>> alternatives) {
        String fen = Fen.format(before);
        Set<String> words = themes.stream().map(Theme::word).collect(Collectors.toCollection(LinkedHashSet::new));
        return new Puzzle(
                id(fen + ' ' + text(moves)),
                fen,
                moves,
                rating.value(),
                rating.deviation(),
                words,
                source,
                alternatives);
    }

    private static String id(String text) {
        CRC32 checksum = new CRC32();
        checksum.update(text.getBytes(StandardCharsets.UTF_8));
        String digits = Long.toString(checksum.getValue(), ID_BASE);
        return "0".repeat(ID_LENGTH - digits.length()) + digits;
    }

    private static String text(List<Integer> moves) {
        return moves.stream().map(CoordinateMove::format).collect(Collectors.joining(" "));
    }

    /** Returns the variant of its game, by the hands in its position. */
    public Variant variant() {
        return VariantChoice.stated(fen).orElse(Variant.DEFAULT);
    }

    /** Returns a new position, before the mistake. */
    public Position before() {
        return Fen.parse(fen, variant());
    }

    /** Returns a new position in which the solver is to move, after the mistake. */
    public Position start() {
        Position position = before();
        position.make(moves.get(0));
        return position;
    }

    /** Returns the moves from {@link #start} on; the first and the last are the solver's. */
    public List<Integer> solution() {
        return moves.subList(1, moves.size());
    }

    /** Returns the number of moves that the solver has to find. */
    public int length() {
        return moves.size() / 2;
    }

    /** Returns whether it has a theme. */
    public boolean has(Theme theme) {
        return themes.contains(theme.word());
    }

    /** Returns the name of the game that it comes from. */
    public String game() {
        int end = source.lastIndexOf('#');
        return end < 0 ? source : source.substring(0, end);
    }

    /** Returns the line of a file. */
    public String format() {
        return Stream.of(
                        id,
                        fen,
                        text(moves),
                        Integer.toString(rating),
                        Integer.toString(deviation),
                        "0",
                        "0",
                        String.join(" ", themes),
                        source)
                .collect(Collectors.joining(",", "", alternatives.isEmpty() ? "" : ",," + alternativesText()));
    }

    /** Returns the alternatives by turn of the solver in coordinate notation, such as {@code - Q@d6/N@e7}. */
    public String alternativesText() {
        return alternatives.stream()
                .map(turn -> turn.isEmpty()
                        ? NONE
                        : turn.stream().map(CoordinateMove::format).collect(Collectors.joining(SEPARATOR)))
                .collect(Collectors.joining(" "));
    }

    /**
     * Reads a line, which may have more columns.
     *
     * @throws IllegalArgumentException if it is not a puzzle; the message names what is wrong
     */
    public static Puzzle parse(String line) {
        String[] columns = line.split(",", -1);
        if (columns.length < COLUMNS) {
            throw new IllegalArgumentException("expected " + COLUMNS + " columns, not " + Excerpt.quote(line));
        }
        Position position =
                Fen.parse(columns[1], VariantChoice.stated(columns[1]).orElse(Variant.DEFAULT));
        List<Integer> moves = MoveText.play(position.copy(), columns[2]);
        if (moves.size() < 2 || moves.size() % 2 != 0) {
            throw new IllegalArgumentException("expected a mistake and a solution, not " + Excerpt.quote(columns[2]));
        }
        Set<String> themes = new LinkedHashSet<>(List.of(columns[7].split(" ")));
        return new Puzzle(
                columns[0],
                columns[1],
                moves,
                number(columns[3]),
                number(columns[4]),
                themes,
                columns[8],
                columns.length < ALL_COLUMNS ? List.of() : alternatives(position, moves, columns[ALL_COLUMNS - 1]));
    }

    /** Reads alternatives; nothing stands for none at any turn. */
    private static List<List<Integer>> alternatives(Position before, List<Integer> moves, String text) {
        List<List<Integer>> alternatives = new ArrayList<>();
        List<String> turns = text.isBlank() ? List.of() : List.of(text.split(" "));
        Position position = before.copy();
        for (int turn = 0; turn < turns.size() && 2 * turn + 1 < moves.size(); turn++) {
            position.make(moves.get(2 * turn));
            String words = turns.get(turn);
            alternatives.add(
                    words.equals(NONE)
                            ? List.of()
                            : Stream.of(words.split(SEPARATOR))
                                    .map(word ->
                                            MoveText.play(position.copy(), word).get(0))
                                    .toList());
            position.make(moves.get(2 * turn + 1));
        }
        return alternatives;
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("expected a rating, not " + Excerpt.quote(text), e);
        }
    }

    /**
     * The position in which the solver is to move, for the solver as White, and the same for positions that are mirrored from
     * left to right: two puzzles with one pattern are one idea.
     */
    String pattern() {
        Position start = start();
        return Stream.of(pattern(start, 0), pattern(start, FILES))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private static String pattern(Position position, int files) {
        int us = position.sideToMove();
        int squares = files ^ (us == Side.WHITE ? 0 : RANKS);
        StringBuilder pattern = new StringBuilder();
        for (int i = 0; i < 64; i++) {
            int square = Square.fromIndex(i) ^ squares;
            pattern.append(Piece.letter(position.pieceAt(square) ^ Piece.of(us, Piece.NONE)));
            pattern.append(Square.contains(position.promoted(), square) ? "~" : "");
        }
        for (int side : new int[] {us, Side.opposite(us)}) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                pattern.append(position.hand(Piece.of(side, kind)));
            }
        }
        return pattern.toString();
    }
}
