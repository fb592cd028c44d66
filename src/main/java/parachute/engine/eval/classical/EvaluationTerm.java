package parachute.engine.eval.classical;

import parachute.rules.board.Variant;

/** The terms that the classical evaluation adds up, in the order of a table. */
public enum EvaluationTerm {
    /** Pieces on the board. */
    MATERIAL("Material"),

    /** Pieces in hand. */
    HAND("Pieces in hand"),

    /** Where the pieces stand, apart from their value. */
    PIECE_SQUARES("Piece squares"),

    /** Isolated, doubled, backward and supported pawns. */
    PAWN_STRUCTURE("Pawn structure"),

    /** Passed pawns: their ranks, and what stands in their way. */
    PASSED_PAWNS("Passed pawns"),

    /** The number of squares that pieces can go to. */
    MOBILITY("Mobility"),

    /** Knights and bishops that a pawn defends where no enemy pawn can ever attack them. */
    OUTPOSTS("Outposts"),

    /** Two bishops or more. */
    BISHOP_PAIR("Bishop pair"),

    /** Rooks on files without pawns or without own pawns. */
    ROOK_FILES("Rooks on files"),

    /** Promoted pieces, apart from their material. */
    PROMOTED("Promoted pieces"),

    /** Enemy pieces that are attacked by cheaper ones or not defended. */
    THREATS("Threats"),

    /** The pawns before the king. */
    KING_SHELTER("King shelter"),

    /** The attack on the king, as a negative score. */
    KING_DANGER("King danger"),

    /** The right to move. */
    TEMPO("Tempo");

    private final String label;

    EvaluationTerm(String label) {
        this.label = label;
    }

    /** Returns its name in a table. */
    public String label() {
        return label;
    }

    /** Returns whether a variant has the term. */
    boolean isPartOf(Variant variant) {
        return switch (this) {
            case HAND -> variant.hasDrops();
            case PROMOTED -> variant.hasPromotedMarks();
            default -> true;
        };
    }
}
