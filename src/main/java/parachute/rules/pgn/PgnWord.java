package parachute.rules.pgn;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parachute.rules.notation.MoveText;

/**
 * A word of the moves of a PGN text, split into its parts one after the other: {@code 12.Nf3!?} is a number, a move and
 * a sign. A move ends where its form ends if only signs, marks or a result follow in its word. The work is linear in the
 * length of the word.
 *
 * <p>The spellings of people and programs are tables: figurines, all kinds of dashes and the bytes of UTF-8 that were read
 * as ISO 8859-1 stand for characters, signs and results for what they mean.
 */
final class PgnWord {
    /** What a part is. */
    enum WordKind {
        /** A move in the form of one, with ASCII characters only; the null move is {@code --}. */
        MOVE,
        /** The same, a pawn's move to the last rank that does not say what the pawn becomes. */
        UNPROMOTED,
        /** A result: 1-0, 0-1, 1/2-1/2 or *. */
        RESULT,
        /** A move number with its dots, or dots alone. */
        NUMBER,
        /** A sign that stands for a glyph, with hyphens for all dashes. */
        SIGN,
        /** A mark that follows from the moves: e.p., a plus sign that stands alone. */
        MARK,
        /** A sign without a number, or another word that begins with a symbol. */
        REMARK,
        /** Another word. */
        OTHER
    }

    /**
     * A part.
     *
     * @param value the move, the result or the sign in its usual spelling; the rest is as written
     * @param end the index after it in the usual spelling of the word
     */
    private record WordPart(WordKind kind, String value, int end) {}

    private static final String DRAW = "1/2-1/2";

    /** What stands for other characters. */
    private static final Map<String, String> SPELLINGS = new HashMap<>(Map.of("×", "x", PgnText.asBytes("½"), "½"));

    /** What has a meaning as a whole; the length of an entry is 0. */
    private static final Map<String, WordPart> TABLE = new HashMap<>();

    private static final int MAX_LENGTH = DRAW.length();

    static {
        for (String figurine : List.of("K♔♚", "Q♕♛", "R♖♜", "B♗♝", "N♘♞", "P♙♟")) {
            for (char symbol : figurine.substring(1).toCharArray()) {
                SPELLINGS.put(symbol + "", figurine.substring(0, 1));
                SPELLINGS.put(symbol + "\uFE0E", figurine.substring(0, 1));
            }
        }
        for (char dash : "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u0096\u0097".toCharArray()) {
            SPELLINGS.put(dash + "", "-");
            SPELLINGS.put(PgnText.asBytes(dash + ""), "-");
        }

        PgnSymbol.signs().forEach(sign -> put(WordKind.SIGN, sign, sign));
        put(WordKind.RESULT, "*", "*");
        put(WordKind.RESULT, DRAW, "½", "1/2");
        List<String> halves = List.of("½", "1/2", "0.5", "0,5", ".5", ",5");
        for (String between : List.of("-", ":")) {
            put(WordKind.RESULT, "1-0", "1" + between + "0");
            put(WordKind.RESULT, "0-1", "0" + between + "1");
            for (String half : halves) {
                halves.forEach(other -> put(WordKind.RESULT, DRAW, half + between + other));
            }
        }
        put(WordKind.MOVE, MoveText.NULL, MoveText.NULL, "Z0", "z0", "0000", "@@@@", "null", "Null", "NULL");
        put(WordKind.MARK, "", "e.p.", "e.p", "ep.", "ep", "†", "‡", "+", "#");
        put(WordKind.REMARK, "", "TN", "RR", "N", "D", "~");
    }

    private static void put(WordKind kind, String value, String... spellings) {
        for (String spelling : spellings) {
            TABLE.put(spelling, new WordPart(kind, value, 0));
        }
    }

    /**
     * Moves without signs of check: castling, drops, moves of pawns to the last rank, and other moves on the board. The
     * groups are the rank of the origin, the last rank, and what a pawn becomes.
     */
    private static final Pattern MOVE = Pattern.compile("[Oo0]-?[Oo0](?:-?[Oo0])?"
            + "|[KQRBNPkqrbnp]?[@*][a-h][1-8]"
            + "|P?[a-h]?([1-8]?)[-x:]?[a-h]([18])(?![-x:]?[a-h][1-8])(?:[=/]?([QRBNqrbn])|\\(([QRBNqrbn])\\))?"
            + "|[KQRBNP]?[a-h]?[1-8]?[-x:]?[a-h][1-8](?![-x:]?[a-h][1-8])");

    private static final Pattern NUMBER = Pattern.compile("\\d++(?:[.…]++|$)|[.…]++");

    /** The word as written. */
    private final String text;

    /** The word in its usual spelling, and the index of each of its characters, and of the end, in the text. */
    private final String usual;

    private final int[] index;

    /** The begin of the last part in the usual spelling. */
    private int begin;

    private WordPart part = new WordPart(WordKind.OTHER, "", 0);

    /** Whether all that follows is known to be signs, marks and results. */
    private boolean isTail;

    /** Creates a word before its first part. */
    PgnWord(String text) {
        this.text = text;
        StringBuilder spelling = new StringBuilder();
        index = new int[text.length() + 1];
        for (int i = 0; i < text.length(); ) {
            index[spelling.length()] = i;
            int length = text.charAt(i) <= 'z' ? 1 : Math.min(3, text.length() - i);
            while (length > 1 && !SPELLINGS.containsKey(text.substring(i, i + length))) {
                length--;
            }
            String written = text.substring(i, i + length);
            spelling.append(SPELLINGS.getOrDefault(written, written));
            i += length;
        }
        index[spelling.length()] = text.length();
        usual = spelling.toString();
    }

    /** Returns a text as a result in PGN; empty if it is not one. */
    static Optional<String> result(String text) {
        WordPart part = TABLE.get(new PgnWord(text.strip()).usual);
        return part != null && part.kind == WordKind.RESULT ? Optional.of(part.value) : Optional.empty();
    }

    /** Returns the kind of the last part. */
    WordKind kind() {
        return part.kind;
    }

    /** Returns the content of the last part: see its kind; numbers, remarks and other words are as written. */
    String value() {
        return part.value.isEmpty() ? text.substring(index[begin], end()) : part.value;
    }

    /** Returns the index in the text after the last part. */
    int end() {
        return index[part.end];
    }

    /** Finds the next part; there must be one. */
    void next() {
        begin = part.end;
        part = isTail ? tailPart(begin).orElseThrow() : head();
    }

    // ---- the first part, and what follows it ------------------------------------------------------------------------

    private WordPart head() {
        boolean isLetter = Character.isLetter(usual.charAt(begin)); // most words are moves
        return (isLetter ? move() : Optional.<WordPart>empty())
                .or(this::tableWord)
                .or(() -> isLetter ? Optional.empty() : move())
                .or(() -> number(begin))
                .or(() -> symbol(begin).filter(this::hasTail))
                .orElseGet(this::other);
    }

    /** Returns the longest entry of the table at the begin after which the rest of the word can be read. */
    private Optional<WordPart> tableWord() {
        for (int length = Math.min(MAX_LENGTH, usual.length() - begin); length > 0; length--) {
            Optional<WordPart> found = entry(begin, length).filter(this::hasTail);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<WordPart> entry(int from, int length) {
        return Optional.ofNullable(TABLE.get(usual.substring(from, from + length)))
                .map(entry -> new WordPart(entry.kind, entry.value, from + length));
    }

    /** Returns whether the word ends after a part or only signs, marks and results follow. */
    private boolean hasTail(WordPart first) {
        Optional<WordPart> last = Optional.of(first);
        while (last.isPresent() && last.get().end < usual.length()) {
            last = tailPart(last.get().end);
        }
        isTail = last.isPresent();
        return isTail;
    }

    private Optional<WordPart> tailPart(int from) {
        for (int length = Math.min(MAX_LENGTH, usual.length() - from); length > 0; length--) {
            Optional<WordPart> found = entry(from, length);
            if (found.isPresent()) {
                return found.filter(each -> each.kind != WordKind.MOVE);
            }
        }
        return usual.charAt(from) == '…' ? number(from) : symbol(from);
    }

    /** Returns a character that is neither ASCII nor a letter, a digit, a mark on one, a space or a control. */
    private Optional<WordPart> symbol(int from) {
        int symbol = text.codePointAt(index[from]);
        boolean isSymbol = symbol > '\u007F'
                && switch (Character.getType(symbol)) {
                    case Character.DASH_PUNCTUATION,
                            Character.START_PUNCTUATION,
                            Character.END_PUNCTUATION,
                            Character.CONNECTOR_PUNCTUATION,
                            Character.OTHER_PUNCTUATION,
                            Character.INITIAL_QUOTE_PUNCTUATION,
                            Character.FINAL_QUOTE_PUNCTUATION,
                            Character.MATH_SYMBOL,
                            Character.CURRENCY_SYMBOL,
                            Character.MODIFIER_SYMBOL,
                            Character.OTHER_SYMBOL -> true;
                    default -> false;
                };
        return isSymbol
                ? Optional.of(new WordPart(WordKind.REMARK, "", from + Character.charCount(symbol)))
                : Optional.empty();
    }

    // ---- moves ------------------------------------------------------------------------------------------------------

    private Optional<WordPart> move() {
        Matcher move = MOVE.matcher(usual).region(begin, usual.length());
        if (!move.lookingAt()) {
            return Optional.empty();
        }
        int end = move.end();
        WordKind kind = WordKind.MOVE;
        if (mayBePromotion(move)) {
            int piece = usual.startsWith("=", end) || usual.startsWith("/", end) ? end + 1 : end;
            boolean isMark = usual.startsWith("e", piece);
            if (piece < usual.length() && Character.isLetter(usual.charAt(piece)) && !isMark) {
                return Optional.empty(); // it would become what it cannot be
            }
            kind = piece == usual.length() && !usual.endsWith("/") ? WordKind.UNPROMOTED : WordKind.MOVE;
        }
        int checked = end;
        while (isCheck(checked)) {
            checked++;
        }
        Optional<WordPart> found = movePart(kind, checked);
        // The last plus sign may begin a sign.
        return found.isEmpty() && checked > end ? movePart(kind, checked - 1) : found;
    }

    private Optional<WordPart> movePart(WordKind kind, int end) {
        return Optional.of(new WordPart(kind, usual.substring(begin, end), end)).filter(this::hasTail);
    }

    /** Returns whether a move may be a pawn's to the last rank that does not say what the pawn becomes. */
    private static boolean mayBePromotion(Matcher move) {
        String from = move.group(1);
        return move.group(2) != null
                && move.group(3) == null
                && move.group(4) == null
                && (from.isEmpty() || from.equals(move.group(2).equals("8") ? "7" : "2"));
    }

    /** Returns whether there is a sign of check or mate that is not the beginning of another sign. */
    private boolean isCheck(int i) {
        boolean isSign = usual.startsWith("+=", i)
                || usual.startsWith("+/", i)
                || usual.startsWith("+-", i) && !usual.startsWith("+-+", i);
        return usual.startsWith("#", i) || usual.startsWith("+", i) && !isSign;
    }

    // ---- other words ------------------------------------------------------------------------------------------------

    private Optional<WordPart> number(int from) {
        Matcher number = NUMBER.matcher(usual).region(from, usual.length());
        return number.lookingAt() ? Optional.of(new WordPart(WordKind.NUMBER, "", number.end())) : Optional.empty();
    }

    /** Another word goes to the marks at its end, such as {@code !?}; after a symbol to the end. */
    private WordPart other() {
        int end = usual.length();
        if (symbol(begin).isPresent()) {
            return new WordPart(WordKind.REMARK, "", end);
        }
        while (end > begin + 1 && (usual.charAt(end - 1) == '!' || usual.charAt(end - 1) == '?')) {
            end--;
        }
        return new WordPart(WordKind.OTHER, "", end);
    }
}
