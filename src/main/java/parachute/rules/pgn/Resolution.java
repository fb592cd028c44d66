package parachute.rules.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.board.Variant;
import parachute.rules.notation.Fen;
import parachute.rules.notation.FenException;
import parachute.rules.notation.MoveText;
import parachute.rules.notation.QuotedText;
import parachute.rules.notation.San;
import parachute.rules.notation.VariantChoice;
import parachute.rules.notation.VariantName;

/**
 * What the texts of a game's moves mean. Every line ends before its first illegal move; the rest becomes a comment. One
 * position is enough, on which moves are made and taken back.
 *
 * @param start the first position
 * @param illegalMove why the game was not replayed to its end
 * @param problems why the game and its variations were not replayed to their ends
 * @param warnings about castling rights that are dropped
 */
record Resolution(Position start, Optional<String> illegalMove, List<String> problems, List<String> warnings) {
    /** Separates the last legal move of a line from the rest. */
    private static final String ILLEGAL = "Illegal from here on: ";

    /** Returns that of a game whose moves are made one after the other. */
    static Resolution of(Position start) {
        return new Resolution(start, Optional.empty(), List.of(), List.of());
    }

    /** Resolves a game; see {@link GameTree#resolve}. */
    static Resolution of(GameTree game, VariantName otherwise, Variant... others) {
        Optional<VariantName> stated = game.statedVariant();
        VariantName name = VariantChoice.name(stated, game.knownTag("FEN"), otherwise);
        VariantAttempt best = new VariantAttempt(game, name);
        for (Variant other : stated.isEmpty() ? others : new Variant[0]) {
            if (best.isIllegal && other != name.variant()) {
                best = best.orBetter(new VariantAttempt(game, new VariantName(other, name.chess960())));
            }
        }
        if (best.isIllegal && !best.warnings.isEmpty()) {
            VariantAttempt chess960 = new VariantAttempt(game, new VariantName(best.name.variant(), true));
            best = chess960.castlesAt(best.moves.size()) ? chess960 : best;
        }
        return new LineResolver(best).follow(game);
    }

    /** The moves of the game itself, by the rules of a variant, up to the first illegal one. */
    private static final class VariantAttempt {
        final VariantName name;
        final List<String> warnings = new ArrayList<>();
        final Position start;
        final List<Integer> moves = new ArrayList<>();
        private final Position here;
        final boolean isIllegal;

        VariantAttempt(GameTree game, VariantName name) {
            this.name = name;
            start = firstPosition(game, name, warnings::add);
            here = start.copy();
            Node last = game.root();
            for (OptionalInt move = next(last, here); move.isPresent(); move = next(last, here)) {
                moves.add(move.getAsInt());
                here.play(move.getAsInt());
                last = last.children().getFirst();
            }
            isIllegal = !last.children().isEmpty();
            moves.forEach(move -> here.takeBack());
        }

        boolean castlesAt(int ply) {
            return moves.size() > ply && Move.isCastling(moves.get(ply));
        }

        VariantAttempt orBetter(VariantAttempt other) {
            return other.moves.size() > moves.size() ? other : this;
        }
    }

    /** Returns the move that follows a node; empty at the end of the line, or if it is not legal. */
    private static OptionalInt next(Node last, Position here) {
        Optional<Node> next = last.next();
        return next.isPresent() ? MoveText.parseInGame(here, next.get().san()) : OptionalInt.empty();
    }

    private static Position firstPosition(GameTree game, VariantName name, Consumer<String> warnings) {
        Optional<String> fen = game.knownTag("FEN");
        boolean needsFen = game.statedVariant().filter(VariantName::chess960).isPresent();
        if (fen.isEmpty() && needsFen) {
            throw new PgnException("a game of " + name.pgn() + " without its first position");
        }
        try {
            return fen.isPresent() ? Fen.parse(fen.get(), name, warnings) : Position.start(name.variant());
        } catch (FenException e) {
            throw new PgnException(e);
        }
    }

    /** Follows all lines of a game. */
    private static final class LineResolver {
        private final VariantAttempt attempt;
        private final Position here;
        private final List<String> problems = new ArrayList<>();
        private Optional<String> illegalMove = Optional.empty();

        LineResolver(VariantAttempt attempt) {
            this.attempt = attempt;
            here = attempt.here;
        }

        Resolution follow(GameTree game) {
            int made = 0;
            Node last = game.root();
            for (int move : attempt.moves) {
                last = follow(last, move);
                made++;
            }
            if (!last.children().isEmpty()) {
                illegalMove = Optional.of(cut(last, ""));
            }
            takeBack(made);
            return new Resolution(attempt.start, illegalMove, List.copyOf(problems), attempt.warnings);
        }

        /** Makes the move that follows a node, after its variations, and returns it. */
        private Node follow(Node before, int move) {
            Node next = before.next().orElseThrow();
            List<Node> kept = new ArrayList<>(List.of(next));
            List<String> illegal = new ArrayList<>();
            for (Node variation : before.variations()) {
                OptionalInt first = MoveText.parseInGame(here, variation.san());
                if (first.isEmpty()) {
                    problems.add(illegal(variation, " in its variation"));
                    illegal.add("(" + PgnWriter.asComment(List.of(variation), here) + ")");
                } else {
                    followVariation(variation, first.getAsInt());
                    kept.add(variation);
                }
            }
            if (!illegal.isEmpty()) {
                next.addComment(String.join(" ", illegal));
                before.keep(kept);
            }
            next.means(move);
            here.play(move);
            return next;
        }

        private void followVariation(Node first, int move) {
            first.means(move);
            here.play(move);
            int made = 1;
            Node last = first;
            for (OptionalInt next = next(last, here); next.isPresent(); next = next(last, here)) {
                last = follow(last, next.getAsInt());
                made++;
            }
            if (!last.children().isEmpty()) {
                cut(last, " in its variation");
            }
            takeBack(made);
        }

        private void takeBack(int moves) {
            for (int i = 0; i < moves; i++) {
                here.takeBack();
            }
        }

        /** Makes all that follows a node a comment, and returns why. */
        private String cut(Node last, String place) {
            String problem = illegal(last.children().getFirst(), place);
            problems.add(problem);
            last.addComment(ILLEGAL + PgnWriter.asComment(last.children(), here));
            last.keep(List.of());
            return problem;
        }

        private String illegal(Node move, String place) {
            return QuotedText.of(San.number(here) + move.san()) + " is not a legal move" + place;
        }
    }
}
