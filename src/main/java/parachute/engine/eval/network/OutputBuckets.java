package parachute.engine.eval.network;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Side;
import parachute.rules.board.Variant;

/**
 * Chooses the part of a network that judges a position, its output bucket. There are eight phases of the game: in chess
 * by the pieces on the board, in crazyhouse by those in both hands. In crazyhouse each has four buckets, by which sides
 * have a loose piece: a knight, bishop, rook or queen that is attacked, and undefended or attacked by a cheaper piece. A
 * knight is as cheap as a bishop.
 */
public final class OutputBuckets {
    /** Number of phases. */
    public static final int PHASES = 8;

    /** Number of buckets of a phase in crazyhouse. */
    private static final int LOOSE = 4;

    private final boolean hasDrops;

    /** The squares that a side attacks: all, and by pawns, knights, bishops and queens, rooks and queens. */
    private final long[] attacked = new long[2], byPawns = new long[2], byKnights = new long[2];

    private final long[] onDiagonals = new long[2], onLines = new long[2];

    /** Chooses the buckets of a variant. */
    public OutputBuckets(Variant variant) {
        hasDrops = variant.hasDrops();
    }

    /** Returns the number of buckets of a variant. */
    public static int count(Variant variant) {
        return variant.hasDrops() ? PHASES * LOOSE : PHASES;
    }

    /**
     * Returns the bucket of a position, from 0 to below {@link #count}.
     *
     * @param sets as {@link Features#read} describes the position
     */
    public int of(long[] sets, int sideToMove) {
        long occupied = 0;
        for (int set = 0; set < Features.PIECE_SETS; set++) {
            occupied |= sets[set];
        }
        int pieces = hasDrops ? Features.inHands(sets) : (Long.bitCount(occupied) - 1) / 2;
        int phase = Math.min(PHASES - 1, pieces / 2);
        return hasDrops ? phase * LOOSE + loosePieces(sets, occupied, sideToMove) : phase;
    }

    /** Returns the phase, 0 to 7, of a bucket. */
    public int phase(int bucket) {
        return hasDrops ? bucket / LOOSE : bucket;
    }

    /** Returns 2 if the side to move has a loose piece, plus 1 if the other has one. */
    private int loosePieces(long[] sets, long occupied, int sideToMove) {
        findAttacks(sets, occupied, Side.WHITE);
        findAttacks(sets, occupied, Side.BLACK);
        return (hasLoosePiece(sets, occupied, sideToMove) ? 2 : 0)
                + (hasLoosePiece(sets, occupied, sideToMove ^ 1) ? 1 : 0);
    }

    private void findAttacks(long[] sets, long occupied, int side) {
        long queens = pieces(sets, side, Piece.QUEEN);
        byPawns[side] = Attacks.pawns(side, pieces(sets, side, Piece.PAWN));
        byKnights[side] = Attacks.knights(pieces(sets, side, Piece.KNIGHT));
        onDiagonals[side] = Attacks.bishops(pieces(sets, side, Piece.BISHOP) | queens, occupied);
        onLines[side] = Attacks.rooks(pieces(sets, side, Piece.ROOK) | queens, occupied);
        attacked[side] = byPawns[side]
                | byKnights[side]
                | onDiagonals[side]
                | onLines[side]
                | Attacks.kings(pieces(sets, side, Piece.KING));
    }

    private boolean hasLoosePiece(long[] sets, long occupied, int side) {
        int other = side ^ 1;
        long queens = pieces(sets, side, Piece.QUEEN);
        long major = queens | pieces(sets, side, Piece.ROOK);
        long minor = pieces(sets, side, Piece.KNIGHT) | pieces(sets, side, Piece.BISHOP);
        if (((major | minor) & (byPawns[other] | attacked[other] & ~attacked[side]) | major & byKnights[other]) != 0) {
            return true;
        }
        // Few are left: those attacked along a line, perhaps by a queen, are compared with what bishops or rooks
        // attack.
        if ((major & onDiagonals[other]) != 0
                && (major & Attacks.bishops(pieces(sets, other, Piece.BISHOP), occupied)) != 0) {
            return true;
        }
        return (queens & onLines[other]) != 0
                && (queens & Attacks.rooks(pieces(sets, other, Piece.ROOK), occupied)) != 0;
    }

    private static long pieces(long[] sets, int side, int kind) {
        return sets[Features.pieceSet(side, kind)];
    }
}
