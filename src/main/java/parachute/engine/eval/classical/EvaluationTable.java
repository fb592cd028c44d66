package parachute.engine.eval.classical;

import java.util.List;
import parachute.rules.board.Variant;

/**
 * The evaluation of a position term by term, in centipawns. The sum of the rows, White's minus Black's, tapered by the
 * phase, is {@link #tapered}; corrected for chess endings, and limited to the range of an evaluator, it is {@link
 * #value}.
 *
 * @param variant of the position
 * @param rows one for each term of the variant
 * @param phase share of the endgame score, 0 to 24; in crazyhouse of the score with many pieces in hand
 * @param tapered from White's side
 * @param value the value that the search gets, but from White's side
 */
public record EvaluationTable(Variant variant, List<Row> rows, int phase, int tapered, int value) {
    /** The phase of a pure endgame. */
    public static final int ENDGAME_PHASE = GamePhase.ENDGAME;

    /** Copies the rows. */
    public EvaluationTable {
        rows = List.copyOf(rows);
    }

    /**
     * A term.
     *
     * @param term the term
     * @param white score of White's side
     * @param black score of Black's side, positive if it is good for Black
     */
    public record Row(EvaluationTerm term, TaperedScore white, TaperedScore black) {}

    /**
     * A middlegame and an endgame score; in crazyhouse with few and with many pieces in hand.
     *
     * @param middlegame centipawns
     * @param endgame centipawns
     */
    public record TaperedScore(int middlegame, int endgame) {
        static final TaperedScore ZERO = new TaperedScore(0, 0);

        static TaperedScore of(int tapered) {
            return new TaperedScore(Tapered.middlegame(tapered), Tapered.endgame(tapered));
        }

        /** Returns the sum with another score. */
        public TaperedScore plus(TaperedScore other) {
            return new TaperedScore(middlegame + other.middlegame, endgame + other.endgame);
        }

        /** Returns this score minus another. */
        public TaperedScore minus(TaperedScore other) {
            return new TaperedScore(middlegame - other.middlegame, endgame - other.endgame);
        }
    }

    /** Returns the row of a term that the variant has. */
    public Row row(EvaluationTerm term) {
        return rows.stream().filter(row -> row.term() == term).findFirst().orElseThrow();
    }

    /** Returns the sum of all terms of White's side. */
    public TaperedScore white() {
        return rows.stream().map(Row::white).reduce(TaperedScore.ZERO, TaperedScore::plus);
    }

    /** Returns the sum of all terms of Black's side. */
    public TaperedScore black() {
        return rows.stream().map(Row::black).reduce(TaperedScore.ZERO, TaperedScore::plus);
    }
}
