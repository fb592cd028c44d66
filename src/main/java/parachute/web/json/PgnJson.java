package parachute.web.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.notation.CoordinateMove;
import parachute.rules.notation.Fen;
import parachute.rules.notation.PgnEntry;
import parachute.rules.notation.PgnException;
import parachute.rules.notation.PgnGame;
import parachute.rules.notation.PgnGame.PgnMove;
import parachute.rules.notation.PgnLine;
import parachute.rules.notation.PgnReader;
import parachute.rules.notation.PgnWriter;
import parachute.rules.notation.ReplayedGame;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;
import parachute.tools.analysis.MoveMark;
import parachute.tools.analysis.report.ReportEvaluation;
import parachute.tools.analysis.report.ReportReader;
import parachute.web.json.RefusedException.Reason;

/** Games with their comments, symbols and variations as JSON, and from JSON as PGN. */
public final class PgnJson {
    /** Variations within variations: more than anybody writes, and no more than the stack takes. */
    private static final int MOST_LEVELS = 100;

    /** Glyphs of the evaluation of a game are 0 to 255. */
    private static final int LAST_GLYPH = 255;

    /** Eight ranks, and what else one line may have. */
    private static final Pattern FEN = Pattern.compile("[^\\s/]+(?:/[^\\s/]+){7}.*");

    private PgnJson() {}

    // ---- games of a text ------------------------------------------------------------------------------------------

    /**
     * The games of a text in PGN, or of one that is a position in FEN.
     *
     * @throws RefusedException if there is none
     */
    public static List<PgnEntry> games(String text) {
        List<PgnEntry> games = FEN.matcher(text.strip()).matches()
                ? List.of(position(text))
                : PgnReader.entries(text).toList();
        if (games.isEmpty()) {
            throw new RefusedException(Reason.INVALID, "there is no game in the text, and it is no position");
        }
        return games;
    }

    private static PgnEntry position(String fen) {
        PgnGame game = new PgnGame(Map.of("FEN", fen.strip()), List.of(), "*");
        return new PgnEntry(game, 1, 1, fen, false, Optional.empty());
    }

    /**
     * A game as far as its moves are legal.
     *
     * @param otherwise the variant of a game that states none
     * @throws RefusedException if its variant is unknown, its first position not legal, or none of its moves
     */
    public static ReplayedGame replay(PgnGame game, Variant otherwise) {
        try {
            ReplayedGame replayed = ReplayedGame.upToIllegalMove(game, otherwise);
            if (replayed.moves().isEmpty() && replayed.illegalMove().isPresent()) {
                throw new RefusedException(
                        Reason.ILLEGAL_MOVE, replayed.illegalMove().get());
            }
            return replayed;
        } catch (PgnException e) {
            throw new RefusedException(e);
        }
    }

    // ---- games as JSON --------------------------------------------------------------------------------------------

    /** What tells a game from others in a list. */
    public static Map<String, Object> summary(PgnGame game) {
        Map<String, Object> json = new LinkedHashMap<>();
        for (String tag : List.of("White", "Black", "Event", "Date")) {
            game.tag(tag).ifPresent(value -> json.put(tag, value));
        }
        json.put("result", game.result());
        json.put("plies", game.moves().size());
        return json;
    }

    /**
     * A game of a text as {@link #of(ReplayedGame)}, where {@code problem} also says what of it is not PGN.
     *
     * @param otherwise the variant of a game that states none
     * @throws RefusedException as {@link #replay}
     */
    public static Map<String, Object> of(PgnEntry entry, Variant otherwise) {
        Map<String, Object> json = of(replay(entry.game(), otherwise));
        entry.damage().ifPresent(damage -> json.merge("problem", damage, (others, own) -> own + "; " + others));
        return json;
    }

    /**
     * A game with its moves as a tree. What is not legal is in its comments, and {@code problem} names where that begins.
     */
    public static Map<String, Object> of(ReplayedGame game) {
        Position first = game.position(0);
        VariantName name =
                VariantChoice.stated(game.game()).filter(VariantName::chess960).orElseGet(() -> VariantName.of(first));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("variant", name.variant().uciName());
        json.put("chess960", name.chess960());
        json.put("start", Fen.format(first));
        json.put("tags", game.game().tags());
        json.put("result", game.game().result());
        addComment(json, game.game().line().comment());
        json.put("moves", moves(first, game.game().line(), name.chess960(), 0));
        List<String> problems = new ArrayList<>(game.problems());
        problems.addAll(game.warnings());
        if (!problems.isEmpty()) {
            json.put("problem", String.join("; ", problems));
        }
        return json;
    }

    /** The moves of a line from a position on, each with what is said about it. */
    private static List<Map<String, Object>> moves(Position first, PgnLine line, boolean chess960, int level) {
        if (level > MOST_LEVELS) {
            throw tooDeep();
        }
        Position here = first.copy();
        IntFunction<String> notation = CoordinateMove.notation(here, chess960);
        List<Map<String, Object>> moves = new ArrayList<>();
        List<Integer> legal = ReplayedGame.legalMoves(first, line);
        for (int ply = 0; ply < legal.size(); ply++) {
            int move = legal.get(ply);
            PgnMove written = line.moves().get(ply);
            List<Map<String, Object>> variations = written.variations().stream()
                    .map(other -> variation(here, other, chess960, level + 1))
                    .toList();
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("uci", notation.apply(move));
            json.put("san", San.format(here, move));
            here.play(move);
            json.put("fen", Fen.format(here));
            addRemarks(json, here, written);
            if (!variations.isEmpty()) {
                json.put("variations", variations);
            }
            moves.add(json);
        }
        return moves;
    }

    private static Map<String, Object> variation(Position first, PgnLine line, boolean chess960, int level) {
        Map<String, Object> json = new LinkedHashMap<>();
        addComment(json, line.comment());
        json.put("moves", moves(first, line, chess960, level));
        return json;
    }

    /** A comment as it is written, and what of it readers are told; nothing if it is empty. */
    private static void addComment(Map<String, Object> json, String comment) {
        if (!comment.isEmpty()) {
            json.put("comment", comment);
            json.put("said", ReportReader.text(comment));
        }
    }

    private static void addRemarks(Map<String, Object> json, Position after, PgnMove written) {
        addComment(json, written.comment());
        if (!written.glyphs().isEmpty()) {
            json.put("glyphs", written.glyphs());
            json.put("symbols", ReportReader.symbols(written.glyphs()));
            written.glyphs().stream()
                    .flatMap(glyph -> MoveMark.ofGlyph(glyph).stream())
                    .forEach(mark -> json.put("mark", mark.symbol()));
        }
        ReportEvaluation.of(after, written.comment()).ifPresent(evaluation -> {
            json.put("score", evaluation.score());
            json.put("chance", evaluation.chance());
        });
    }

    // ---- PGN of a request -----------------------------------------------------------------------------------------

    /**
     * The text of the game that a request holds in the form of {@link #of}, of which {@code tags}, {@code result} and all
     * but {@code uci} of a move may be missing.
     *
     * @throws RefusedException if its first position is not legal or one of its moves
     */
    public static String write(RequestBody request) {
        GameLine first = GameLine.of(
                GameLine.name(request.optionalText("variant"), request.flag("chess960")),
                request.optionalText("start"),
                List.of());
        PgnLine line = line(first, request, 0);
        Map<String, String> tags = new LinkedHashMap<>();
        request.textsByName("tags").forEach((name, value) -> {
            if (!name.matches("\\w{1,255}")) {
                throw new RefusedException(Reason.INVALID, "a tag's name has letters, digits and _, and nothing else");
            }
            tags.put(name, value.replaceAll("\\s+", " "));
        });
        String result = request.optionalText("result").orElse("*");
        Position position = first.position();
        return PgnWriter.format(
                new PgnGame(PgnWriter.complete(tags, position, result), line, result),
                position.fullmoveNumber(),
                position.sideToMove() == Side.BLACK);
    }

    /** The moves of an object from the last position of a line on, which is as it was in the end. */
    private static PgnLine line(GameLine here, RequestBody object, int level) {
        if (level > MOST_LEVELS) {
            throw tooDeep();
        }
        List<PgnMove> moves = new ArrayList<>();
        int before = here.plies();
        for (RequestBody move : object.objects("moves")) {
            int parsed = here.parseInGame(move.text("uci"));
            List<PgnLine> variations = move.objects("variations").stream()
                    .map(variation -> line(here, variation, level + 1))
                    .toList();
            List<Integer> glyphs = move.numbers("glyphs").stream()
                    .map(glyph -> Math.clamp(glyph, 0, LAST_GLYPH))
                    .toList();
            here.play(parsed);
            moves.add(new PgnMove(here.moves().getLast().san(), glyphs, comment(move), variations));
        }
        while (here.plies() > before) {
            here.takeBack();
        }
        return new PgnLine(comment(object), moves);
    }

    private static String comment(RequestBody object) {
        return object.optionalText("comment").orElse("");
    }

    private static RefusedException tooDeep() {
        return new RefusedException(Reason.INVALID, "there are more than " + MOST_LEVELS + " levels of variations");
    }
}
