package parachute.tools.match.game;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import parachute.rules.board.Position;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.rules.pgn.PgnEntry;
import parachute.rules.pgn.PgnReader;
import parachute.rules.pgn.PgnWriter;

/** The games of a match as PGN, written and read. */
public final class GamePgn {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    /** The comment of the opening's moves. */
    private static final String BOOK = "book";

    /** A part of a comment before the reason of the end: see {@link PlayedMove#comment}. */
    private static final Pattern DETAIL =
            Pattern.compile("(?:" + BOOK + "|[-+][M\\d][^,]*|\\d+\\.\\d{3}s[^,]*|\\[%clk[^,]*|\\w+=[^,]*)(?:, |$)");

    private static final String TIME_CONTROL = "TimeControl";
    private static final String OPTIONS = "Options";

    private static final String EVENT = "Parachute match";

    /** The first line of the text of a game. */
    static final String FIRST_LINE = "[Event \"" + EVENT + "\"]";

    private GamePgn() {}

    /** Returns a game with its tags and the usual comments, finished or in progress. */
    public static GameTree of(Game game, LocalDate date) {
        return of(game, date, MoveComment.USUAL, GameMachine.ANY);
    }

    /** Returns the same with the given comments and machine. */
    static GameTree of(Game game, LocalDate date, Set<MoveComment> comments, GameMachine machine) {
        Map<String, String> tags = tagsOf(game, date);
        machine.addTo(tags);
        Position position =
                game.pairing().opening().firstPosition(game.pairing().variant());
        GameTree tree = new GameTree(tags, position.copy(), game.result().text());
        Node last = tree.root();
        for (int move : game.pairing().opening().moves()) {
            last = last.add(position, move).comment(BOOK);
        }
        for (PlayedMove played : game.moves()) {
            last = last.add(position, played.move()).comment(played.comment(comments));
        }
        String reason = game.result().reason();
        if (!reason.isEmpty() && last != tree.root()) {
            last.comment(last.comment().isEmpty() ? reason : last.comment() + ", " + reason);
        }
        return tree;
    }

    /** Returns the text of games in progress, with the usual comments. */
    public static String running(Collection<Game> games) {
        LocalDate today = LocalDate.now(ZoneId.systemDefault());
        return games.stream().map(game -> PgnWriter.format(of(game, today))).collect(Collectors.joining());
    }

    /**
     * Returns whether a file has nothing but the games in progress of a match, as {@link #running} writes them.
     *
     * @throws IOException if it cannot be read
     */
    public static boolean isOfRunningGames(Path file) throws IOException {
        try (Reader text = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            List<GameTree> games = PgnReader.entries(text).map(PgnEntry::game).toList();
            return !games.isEmpty()
                    && games.stream()
                            .allMatch(game -> game.tag("Event").equals(Optional.of(EVENT))
                                    && game.tag("Termination").equals(Optional.of(GameResult.NONE.termination())));
        }
    }

    /**
     * Returns why a game ended, as the comment of its last move says after what is known of the move; empty if it does
     * not.
     */
    public static String reason(GameTree game) {
        String comment = game.moves().isEmpty() ? "" : game.moves().getLast().comment();
        // Part by part: a repetition in the pattern would need a stack as long as the comment.
        Matcher detail = DETAIL.matcher(comment);
        int begin = 0;
        while (detail.region(begin, comment.length()).lookingAt()) {
            begin = detail.end();
        }
        return comment.substring(begin);
    }

    private static Map<String, String> tagsOf(Game game, LocalDate date) {
        OpeningTags opening = OpeningTags.of(game.pairing());
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", EVENT);
        tags.put("Site", "?");
        tags.put("Date", DATE.format(date));
        tags.put("Round", game.pairing().round().text());
        tags.put("White", game.pairing().white().name());
        tags.put("Black", game.pairing().black().name());
        tags.put("Result", game.result().text());
        tags.put("Variant", opening.variant());
        addEngineTags(
                tags,
                EngineTags.of(game.pairing().white()),
                EngineTags.of(game.pairing().black()));
        tags.put(
                "PlyCount",
                Integer.toString(
                        game.pairing().opening().moves().size() + game.moves().size()));
        tags.put("Termination", game.result().termination());
        game.pairing().opening().fen().ifPresent(fen -> {
            tags.put("SetUp", "1");
            tags.put("FEN", fen);
        });
        return tags;
    }

    private static void addEngineTags(Map<String, String> tags, EngineTags white, EngineTags black) {
        if (white.limit().equals(black.limit())) {
            tags.put(TIME_CONTROL, white.limit());
        } else {
            tags.put("White" + TIME_CONTROL, white.limit());
            tags.put("Black" + TIME_CONTROL, black.limit());
        }
        white.options().ifPresent(options -> tags.put("White" + OPTIONS, options));
        black.options().ifPresent(options -> tags.put("Black" + OPTIONS, options));
    }

    /** Returns the tags of a game; empty if it was not finished. Missing tags are replaced by "?". */
    public static Optional<GameTags> tags(GameTree game) {
        if (game.result().equals("*")) {
            return Optional.empty();
        }
        return Optional.of(new GameTags(
                game.tag("White").orElse("?"),
                game.tag("Black").orElse("?"),
                engineTags(game, "White"),
                engineTags(game, "Black"),
                openingTags(game),
                new Round(game.tag("Round").orElse("?")),
                game.result(),
                game.tag("Termination").flatMap(Fault::ofTermination),
                GameMachine.of(game),
                SearchedNodes.of(game)));
    }

    /**
     * Returns the settings of one side, {@code White} or {@code Black}, from the tags; one time control applies to both
     * sides unless they differ.
     */
    private static EngineTags engineTags(GameTree game, String colour) {
        String limit =
                game.tag(colour + TIME_CONTROL).or(() -> game.tag(TIME_CONTROL)).orElse("?");
        return new EngineTags(limit, game.tag(colour + OPTIONS));
    }

    private static OpeningTags openingTags(GameTree game) {
        List<String> moves = game.moves().stream()
                .takeWhile(move -> isBook(move.comment()))
                .map(Node::san)
                .toList();
        return new OpeningTags(game.tag("Variant").orElse("?"), game.knownTag("FEN"), moves);
    }

    /**
     * Returns whether a move is from the opening. After the last move the reason for the end follows in the comment.
     */
    private static boolean isBook(String comment) {
        return comment.equals(BOOK) || comment.startsWith(BOOK + ",");
    }
}
