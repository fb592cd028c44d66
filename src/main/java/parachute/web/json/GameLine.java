package parachute.web.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiPredicate;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import parachute.io.Excerpt;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.StartPosition;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.movegen.Outcome;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import parachute.web.json.RefusedException.Reason;

/** A position and the moves that led to it from a first one, as requests name them. Owned by one thread at a time. */
public final class GameLine {
    /** The number of a move. */
    private static final Pattern NUMBER = Pattern.compile("^\\s*\\d+\\s*\\.[.\\s]*");

    private final VariantName name;
    private final String start;
    private final Position position;
    private final List<LineMove> moves = new ArrayList<>();

    /**
     * A move of a line.
     *
     * @param uci in coordinate notation
     * @param san in standard algebraic notation
     * @param fen the position after it
     */
    public record LineMove(String uci, String san, String fen) {}

    /**
     * A move that could be made.
     *
     * @param uci in coordinate notation
     * @param san in standard algebraic notation
     */
    public record WrittenMove(String uci, String san) {}

    /**
     * Creates a line without moves.
     *
     * @param name the game; castling rights by the files of the rooks are of Chess960 in any case
     * @param fen of its first position
     * @throws RefusedException if that is not a legal position
     */
    public GameLine(VariantName name, String fen) {
        try {
            this.name = new VariantChoice(Optional.of(name)).ofPosition(fen);
            position = Fen.parse(fen, this.name);
        } catch (IllegalArgumentException e) {
            throw new RefusedException(e);
        }
        start = Fen.format(position);
    }

    /** Parses the line that a request names by {@code variant}, {@code chess960}, {@code fen} and {@code moves}. */
    public static GameLine parse(RequestBody request) {
        return of(
                name(request.optionalText("variant"), request.flag("chess960")),
                request.optionalText("fen"),
                request.texts("moves"));
    }

    /**
     * Returns a line with its moves.
     *
     * @param fen of the first position; without it that of chess
     * @throws RefusedException if it is not a legal position, or a move is not legal
     */
    public static GameLine of(VariantName name, Optional<String> fen, List<String> moves) {
        GameLine line = new GameLine(name, fen.orElseGet(() -> startFen(name.variant(), StartPosition.STANDARD)));
        moves.forEach(line::play);
        return line;
    }

    /**
     * Returns the game that a request names.
     *
     * @param variant without it the default one
     * @throws RefusedException if there is none of that name
     */
    public static VariantName name(Optional<String> variant, boolean chess960) {
        try {
            VariantName named = VariantName.parse(variant.orElse(Variant.DEFAULT.uciName()));
            return new VariantName(named.variant(), named.chess960() || chess960);
        } catch (IllegalArgumentException e) {
            throw new RefusedException(e);
        }
    }

    /** Returns the start position with a number of {@link StartPosition}. */
    public static String startFen(Variant variant, int number) {
        return Fen.format(StartPosition.of(variant, number));
    }

    /** Returns an independent copy. */
    public GameLine copy() {
        return of(name, Optional.of(start), moves.stream().map(LineMove::uci).toList());
    }

    /**
     * Returns the last position with the other side to move, as a line without moves: what that side would do.
     *
     * @throws RefusedException if the side to move is in check
     */
    public GameLine passed() {
        if (position.inCheck()) {
            throw new RefusedException(Reason.CONFLICT, "a side in check has to move");
        }
        position.makeNull();
        String fen = Fen.format(position);
        position.unmakeNull();
        return new GameLine(name, fen);
    }

    /** Returns the game. */
    public VariantName name() {
        return name;
    }

    /** Returns the FEN of the first position. */
    public String start() {
        return start;
    }

    /** Returns the position after the moves; callers do not change it. */
    public Position position() {
        return position;
    }

    /** Returns the moves made. */
    public List<LineMove> moves() {
        return List.copyOf(moves);
    }

    /** Returns the number of moves made. */
    public int plies() {
        return moves.size();
    }

    /**
     * Makes a move.
     *
     * @param text as {@link #parseInGame} reads it
     * @throws RefusedException if it does not name a legal move
     */
    public void play(String text) {
        play(parseInGame(text));
    }

    /**
     * Parses the legal move that a text names.
     *
     * @param text in coordinate or standard algebraic notation
     * @throws RefusedException if it names none
     */
    public int parse(String text) {
        int move = parseInGame(text);
        if (move == Move.NONE) {
            throw new RefusedException(Reason.ILLEGAL_MOVE, "a side cannot pass in a game");
        }
        return move;
    }

    /**
     * Parses a move of an analysed game, in which a side that is not in check may pass: {@link Move#NONE}. Capital
     * letters do not matter, and the number of the move may precede it.
     */
    private int parseInGame(String text) {
        String move = NUMBER.matcher(text).replaceFirst("");
        OptionalInt exact = MoveText.parseInGame(position, move);
        if (exact.isPresent()) {
            return exact.getAsInt();
        }
        String plain = plain(move);
        List<Integer> similar = legalMoves((san, uci) -> san.equals(plain) || uci.equals(plain));
        if (similar.size() == 1) {
            return similar.getFirst();
        }
        boolean isOfPiece = plain.matches("[nbrq][a-h][1-8]");
        throw illegal(
                text,
                similar.isEmpty() && isOfPiece
                        ? legalMoves((san, uci) -> san.matches(plain.charAt(0) + "[a-h1-8]+" + plain.substring(1)))
                        : similar);
    }

    /** Returns the legal moves whose {@linkplain #plain plain} SAN and coordinates meet a condition. */
    private List<Integer> legalMoves(BiPredicate<String, String> asked) {
        IntFunction<String> notation = CoordinateMove.notation(position, name.chess960());
        return LegalMoves.of(position).toList().stream()
                .filter(move -> asked.test(plain(San.format(position, move)), plain(notation.apply(move))))
                .toList();
    }

    /** Returns a move in small letters, without the signs of captures, checks, promotions and marks. */
    private static String plain(String move) {
        return move.strip().toLowerCase(Locale.ROOT).replaceAll("[-x+#=!?]", "");
    }

    private RefusedException illegal(String text, List<Integer> meant) {
        String names = String.join(
                " or ", meant.stream().map(move -> San.format(position, move)).toList());
        String reason = !meant.isEmpty()
                ? "; did you mean " + names + "?"
                : position.inCheck() ? ": " + Side.name(position.sideToMove()) + " is in check" : "";
        return new RefusedException(Reason.ILLEGAL_MOVE, Excerpt.quote(text) + " is not a legal move" + reason);
    }

    /** Makes a legal move, or passes. */
    public void play(int move) {
        String uci = CoordinateMove.notation(position, name.chess960()).apply(move);
        String san = San.format(position, move);
        position.play(move);
        moves.add(new LineMove(uci, san, Fen.format(position)));
    }

    /** Returns moves from the last position on in both notations, up to the first that is not legal. */
    public List<WrittenMove> written(List<Integer> variation) {
        Position here = position.copy();
        IntFunction<String> notation = CoordinateMove.notation(here, name.chess960());
        List<WrittenMove> written = new ArrayList<>();
        for (int move : variation) {
            if (!LegalMoves.contains(here, move)) {
                break;
            }
            written.add(new WrittenMove(notation.apply(move), San.format(here, move)));
            here.make(move);
        }
        return written;
    }

    /** Takes back the last move, which must exist. */
    public void takeBack() {
        position.takeBack();
        moves.removeLast();
    }

    /** Returns the position as JSON: squares, hands, check and legal moves. */
    public Map<String, Object> positionJson() {
        return PositionJson.of(position, name.chess960());
    }

    /** Returns the position with the moves that led to it and, if the rules end the game there, its result. */
    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>(positionJson());
        json.put("chess960", name.chess960());
        json.put("moves", moves);
        Outcome outcome = Outcome.of(position);
        if (outcome.isOver()) {
            json.put("result", outcome.result());
            json.put("reason", outcome.reason());
        }
        return json;
    }
}
