package parachute.engine.eval.classical;

import parachute.rules.board.Attacks;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;

/**
 * What the pawns alone say: isolated, doubled, backward, supported and passed ones. Pawns move seldom, so the answer is
 * kept in a table of its own, indexed by a hash of the pawns.
 */
final class PawnStructure {
    private static final int SIZE = 1 << 13;
    /** The fourth to the sixth rank. */
    private static final long OUTPOST_RANKS = 0x0000_FFFF_FF00_0000L;

    private final Weights weights;
    private final long[] keys = new long[SIZE];
    private final int[] scores = new int[SIZE];
    private final long[] passedPawns = new long[SIZE];
    /** By side: squares of its fourth to sixth rank that its pawns support and no enemy pawn can ever attack. */
    private final long[][] outposts = new long[2][SIZE];

    private int current;

    PawnStructure(Weights weights) {
        this.weights = weights;
    }

    /** Tapered score from White's view. */
    int score(Position position) {
        long key = position.pawnKey();
        current = (int) key & SIZE - 1;
        if (keys[current] != key) {
            keys[current] = key;
            passedPawns[current] = 0;
            scores[current] = enter(position, Side.WHITE) - enter(position, Side.BLACK);
            outposts[Side.WHITE][current] = outposts(position, Side.WHITE);
            outposts[Side.BLACK][current] = outposts(position, Side.BLACK);
        }
        return scores[current];
    }

    /** The passed pawns of both sides in the position that {@link #score} saw last. */
    long passed() {
        return passedPawns[current];
    }

    /** The outposts of a side in the position that {@link #score} saw last. */
    long outposts(int side) {
        return outposts[side][current];
    }

    private static long outposts(Position position, int side) {
        long enemy = position.pieces(side ^ 1, Piece.PAWN);
        long span = Attacks.pawns(side ^ 1, enemy);
        for (int i = 0; i < 5; i++) {
            span |= side == Side.WHITE ? span >>> 8 : span << 8;
        }
        long supported = Attacks.pawns(side, position.pieces(side, Piece.PAWN));
        return supported & ~span & (side == Side.WHITE ? OUTPOST_RANKS : Long.reverseBytes(OUTPOST_RANKS));
    }

    /** Notes the passed pawns of one side and answers its score. */
    private int enter(Position position, int side) {
        long own = position.pieces(side, Piece.PAWN);
        long enemy = position.pieces(side ^ 1, Piece.PAWN);
        long ownAttacks = Attacks.pawns(side, own);
        long enemyAttacks = Attacks.pawns(side ^ 1, enemy);
        int score = 0;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int square = Square.first(rest);
            int file = Square.file(square);
            long front = front(side, square);
            long neighbours = neighbours(file);
            if ((own & neighbours) == 0) {
                score += weights.isolatedPawn;
            } else if ((own & neighbours & ~front) == 0 && Square.contains(enemyAttacks, stop(side, square))) {
                score += weights.backwardPawn;
            }
            if ((own & front & Square.fileSet(file)) != 0) {
                score += weights.doubledPawn;
            } else if ((enemy & front) == 0) {
                score += weights.passedPawn[Square.relativeRank(side, square)];
                passedPawns[current] |= Square.bit(square);
            }
            if (Square.contains(ownAttacks, square)) {
                score += weights.supportedPawn;
            }
        }
        return score;
    }

    private static int stop(int side, int square) {
        return square + (side == Side.WHITE ? Square.UP : -Square.UP);
    }

    private static long neighbours(int file) {
        long files = 0;
        if (file > 0) {
            files |= Square.fileSet(file - 1);
        }
        if (file < 7) {
            files |= Square.fileSet(file + 1);
        }
        return files;
    }

    /** The squares before a pawn on its own and the neighbouring files, where an enemy pawn could stop it. */
    private static long front(int side, int square) {
        int rank = Square.rank(square);
        long files = neighbours(Square.file(square)) | Square.fileSet(Square.file(square));
        if (side == Side.WHITE) {
            return rank == 7 ? 0 : files & -1L << 8 * (rank + 1);
        }
        return rank == 0 ? 0 : files & -1L >>> 8 * (8 - rank);
    }
}
