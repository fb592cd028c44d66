package parachute.tools.match.file;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnWriter;
import parachute.rules.notation.San;
import parachute.tools.match.game.Fault;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.PlayedMove;

/** The games of a match as PGN, and what counts of them back from it. */
public final class GamePgn {
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    private static final String EVENT = "Parachute match";

    /** How the text of a game begins. */
    static final String FIRST_LINE = "[Event \"" + EVENT + "\"]";

    private GamePgn() {}

    /** The text of a finished game. */
    public static String format(GameRecord game, LocalDate date) {
        Position first = game.opening().firstPosition(game.variant());
        boolean blackBegins = first.sideToMove() == Side.BLACK;
        List<PgnGame.PgnMove> moves = new ArrayList<>();
        for (String san : Beginning.of(game.variant(), game.opening()).moves()) {
            moves.add(new PgnGame.PgnMove(san, Beginning.BOOK));
        }
        Position position = game.opening().position(game.variant());
        for (PlayedMove played : game.moves()) {
            moves.add(new PgnGame.PgnMove(San.format(position, played.move()), played.comment()));
            position.make(played.move());
        }
        appendToLast(moves, game.verdict().reason());
        PgnGame pgn = new PgnGame(tags(game, date), moves, game.verdict().result());
        return PgnWriter.format(pgn, first.fullmoveNumber(), blackBegins);
    }

    private static void appendToLast(List<PgnGame.PgnMove> moves, String text) {
        if (!moves.isEmpty()) {
            PgnGame.PgnMove last = moves.remove(moves.size() - 1);
            moves.add(new PgnGame.PgnMove(last.san(), last.comment() + ", " + text));
        }
    }

    private static Map<String, String> tags(GameRecord game, LocalDate date) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", EVENT);
        tags.put("Site", "?");
        tags.put("Date", DATE.format(date));
        tags.put("Round", game.round());
        tags.put("White", game.white().name());
        tags.put("Black", game.black().name());
        tags.put("Result", game.verdict().result());
        tags.put("Variant", game.variant().uciName());
        Conditions.addTags(tags, Conditions.of(game.white()), Conditions.of(game.black()));
        tags.put(
                "PlyCount",
                Integer.toString(game.opening().moves().size() + game.moves().size()));
        tags.put("Termination", game.verdict().termination());
        game.opening().fen().ifPresent(fen -> {
            tags.put("SetUp", "1");
            tags.put("FEN", fen);
        });
        return tags;
    }

    /** What counts of a game; empty if it has no result. */
    public static Optional<GameResult> result(PgnGame game) {
        if (game.result().equals("*")) {
            return Optional.empty();
        }
        return Optional.of(new GameResult(
                game.tag("White").orElse("?"),
                game.tag("Black").orElse("?"),
                Conditions.of(game, "White"),
                Conditions.of(game, "Black"),
                Beginning.of(game),
                game.tag("Round").orElse("?"),
                game.result(),
                game.tag("Termination").flatMap(Fault::ofTermination)));
    }
}
