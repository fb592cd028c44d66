package parachute.tools.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.engine.search.Score;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;
import parachute.rules.movegen.LegalMoves;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantName;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.tools.opening.OpeningNames;

/**
 * Writes the results of analysis into the comments, marks and variations of games, in addition to what was there. Those of
 * an earlier analysis by this program, which are known by their form, are replaced.
 *
 * @param name its name and settings, for a tag
 */
record GameAnnotator(String name) {
    private static final String ANNOTATOR = "Annotator", SEPARATOR = "; ";

    /** This program with any settings, as it has been written into that tag. */
    private static final Pattern OWN_NAME = Pattern.compile("Parachute \\S+, .* a move.*");

    private static final String WHITE_ACCURACY = "WhiteAccuracy", BLACK_ACCURACY = "BlackAccuracy";
    private static final String ECO = "ECO", OPENING = "Opening";

    /** Few readers continue a tag pair in the next line. */
    private static final Pattern LINE_BREAK = Pattern.compile("\\s*+\\R\\s*+");

    /** Moves of the better line that are shown. */
    private static final int LINE = 12;

    /** The verdict on any move. */
    private static final Pattern OWN_VERDICT =
            Pattern.compile("(" + titles() + ")\\. Winning chance \\d{1,3}%, with \\S{1,10} \\d{1,3}%\\.\\s*+");

    private static String titles() {
        return Arrays.stream(MoveMark.values()).map(MoveMark::title).collect(Collectors.joining("|"));
    }

    /**
     * Takes the results of earlier analyses away, writes the moves of the game itself in strict notation, and adds the tag
     * of the annotator.
     */
    GameTree prepare(GameTree game) {
        Position position = game.start().copy();
        for (Node node : game.moves()) {
            node.san(San.format(position, node.move()));
            removeAnalysis(node);
            position.play(node.move());
        }
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        tags.replaceAll((tag, value) -> LINE_BREAK.matcher(value).replaceAll(" "));
        tags.keySet().removeAll(List.of(WHITE_ACCURACY, BLACK_ACCURACY));
        tags.computeIfPresent("Result", (tag, value) -> game.otherResult().isPresent() ? game.result() : value);
        tags.put(
                "Variant",
                game.knownTag("Variant").orElse(VariantName.of(game.start()).pgn()));
        tags.merge(
                ANNOTATOR,
                name,
                (others, own) -> Stream.concat(others(others), Stream.of(own)).collect(Collectors.joining(SEPARATOR)));
        return game.withTags(tags).withoutProblems();
    }

    private Stream<String> others(String annotators) {
        return Arrays.stream(annotators.split(SEPARATOR))
                .filter(Predicate.not(name::equals))
                .filter(Predicate.not(OWN_NAME.asMatchPredicate()));
    }

    private static void removeAnalysis(Node node) {
        String comment = EvalComment.remove(node.comment());
        Matcher verdict = OWN_VERDICT.matcher(comment);
        if (!comment.equals(node.comment()) && verdict.lookingAt()) {
            MoveMark mark = MoveMark.ofTitle(verdict.group(1));
            node.glyphs(node.glyphs().stream()
                    .filter(glyph -> glyph != mark.glyph())
                    .toList());
            removeBetterLine(node);
            comment = comment.substring(verdict.end());
        }
        node.comment(comment);
    }

    /** Takes the last variation away if it has nothing but moves and the evaluation of the first one. */
    private static void removeBetterLine(Node node) {
        Node parent = node.parent().orElseThrow();
        Node last = parent.children().getLast();
        boolean isOwn = last != node
                && EvalComment.parse(last.comment()).isPresent()
                && EvalComment.remove(last.comment()).isEmpty()
                && last.line().stream()
                        .allMatch(each -> each.glyphs().isEmpty()
                                && each.variations().isEmpty()
                                && (each == last || each.comment().isEmpty()));
        if (isOwn) {
            parent.keep(
                    List.copyOf(parent.children().subList(0, parent.children().size() - 1)));
        }
    }

    /** Writes the results of an analysis into a game. */
    GameTree annotate(AnalysedGame analysed) {
        GameTree game = analysed.game();
        Position position = game.start().copy();
        List<Node> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            JudgedMove judged = analysed.moves().get(ply);
            annotate(moves.get(ply), judged, analysed.whiteScore(ply), position);
            position.play(judged.move());
        }
        Map<String, String> tags = new LinkedHashMap<>(game.tags());
        putAccuracy(tags, WHITE_ACCURACY, analysed.accuracy(Side.WHITE));
        putAccuracy(tags, BLACK_ACCURACY, analysed.accuracy(Side.BLACK));
        putOpening(tags, game, position);
        return game.withTags(tags);
    }

    private static void putAccuracy(Map<String, String> tags, String tag, OptionalDouble accuracy) {
        if (accuracy.isPresent()) {
            tags.put(tag, String.format(Locale.ROOT, "%.1f", accuracy.getAsDouble()));
        }
    }

    /** Adds the opening of a game of chess in the tags that PGN has for it, unless it states one. */
    private static void putOpening(Map<String, String> tags, GameTree game, Position end) {
        boolean isStated =
                game.knownTag(ECO).isPresent() || game.knownTag(OPENING).isPresent();
        if (!game.variant().hasDrops() && !isStated) {
            OpeningNames.of(end).ifPresent(opening -> {
                tags.put(ECO, opening.eco());
                tags.put(OPENING, opening.name());
            });
        }
    }

    private static void annotate(Node move, JudgedMove judged, int whiteScore, Position position) {
        List<String> comment = new ArrayList<>();
        if (whiteScore != Score.MATE && whiteScore != -Score.MATE) { // mate on the board needs no score
            comment.add(EvalComment.format(whiteScore));
        }
        Optional<MoveMark> mark = judged.mark();
        if (mark.isPresent()) {
            comment.add(verdict(mark.get(), judged, position));
            move.addGlyph(mark.get().glyph());
            addBetterLine(move.parent().orElseThrow(), judged.before(), position);
        }
        comment.add(move.comment());
        move.comment(String.join(" ", comment).strip());
    }

    private static String verdict(MoveMark mark, JudgedMove judged, Position position) {
        Variant variant = position.variant();
        return String.format(
                Locale.ROOT,
                "%s. Winning chance %.0f%%, with %s %.0f%%.",
                mark.title(),
                100 * (1 - judged.after().chance(variant)),
                San.format(position, judged.before().line().get(0)),
                100 * judged.before().chance(variant));
    }

    /** Adds the line that a search expects, with its score at the first move. */
    private static void addBetterLine(Node before, Assessment assessment, Position position) {
        int score = position.sideToMove() == Side.WHITE ? assessment.score() : -assessment.score();
        Node last = before;
        int made = 0;
        for (int move :
                assessment.line().subList(0, Math.min(LINE, assessment.line().size()))) {
            if (!LegalMoves.contains(position, move)) {
                break; // a line from a hash table may contain one
            }
            last = last.add(position, move);
            made++;
            if (made == 1) {
                last.comment(EvalComment.format(score));
            }
        }
        for (; made > 0; made--) {
            position.takeBack();
        }
    }
}
