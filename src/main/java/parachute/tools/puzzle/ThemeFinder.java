package parachute.tools.puzzle;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import parachute.engine.variant.PieceValues;
import parachute.engine.variant.VariantProfile;
import parachute.rules.board.Attacks;
import parachute.rules.board.Move;
import parachute.rules.board.Piece;
import parachute.rules.board.Position;
import parachute.rules.board.Side;
import parachute.rules.board.Square;
import parachute.rules.movegen.MoveGenerator;
import parachute.rules.movegen.Outcome;
import parachute.tools.tactics.MoveKind;

/** Finds the themes of a puzzle in its moves. */
final class ThemeFinder {
    /** The last move of the opening. */
    private static final int OPENING_MOVES = 12;

    /** Pieces besides kings and pawns, on the board and in the hands, at most in an endgame. */
    private static final int ENDGAME_PIECES = 6;

    private final Set<Theme> themes = EnumSet.noneOf(Theme.class);
    private final Position position;
    private final List<Integer> moves;

    private ThemeFinder(Position start, List<Integer> moves) {
        position = start.copy();
        this.moves = moves;
    }

    /** The themes of a solution, in the order of the enum. */
    static Set<Theme> themes(Position start, Solution solution) {
        ThemeFinder finder = new ThemeFinder(start, solution.moves());
        finder.addPhase();
        finder.addMoves(isMate(start, solution.moves()));
        finder.themes.add(Theme.ofLength(solution.length()));
        finder.addIf(solution.kind() == Solution.SolutionKind.MATE, Theme.ofMate(solution.length()));
        finder.addIf(solution.kind() == Solution.SolutionKind.DEFENCE, Theme.ONLY_DEFENCE);
        return finder.themes;
    }

    private void addIf(boolean hasIt, Theme theme) {
        if (hasIt) {
            themes.add(theme);
        }
    }

    private static boolean isMate(Position start, List<Integer> moves) {
        Position end = start.copy();
        moves.forEach(end::make);
        return end.inCheck() && Outcome.of(end).isOver();
    }

    private void addPhase() {
        Theme later = pieces() <= ENDGAME_PIECES ? Theme.ENDGAME : Theme.MIDDLEGAME;
        themes.add(position.fullmoveNumber() <= OPENING_MOVES ? Theme.OPENING : later);
    }

    private int pieces() {
        int count = 0;
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
            for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                count += Long.bitCount(position.pieces(side, kind)) + position.hand(Piece.of(side, kind));
            }
        }
        return count;
    }

    private void addMoves(boolean mates) {
        for (int ply = 0; ply < moves.size(); ply += 2) {
            int move = moves.get(ply);
            boolean last = ply == moves.size() - 1;
            addMove(move, mates && last);
            addIf(ply == 0 && isHanging(move) && !mates, Theme.HANGING_PIECE);
            addIf(!last && isDeflection(ply), Theme.DEFLECTION);
            addIf(!last && isAttraction(ply), Theme.ATTRACTION);
            addIf(ply > 0 && isSkewer(ply), Theme.SKEWER);
            position.make(move);
            addCheck(move);
            if (!(mates && last)) {
                addIf(isFork(Move.to(move)), Move.isDrop(move) ? Theme.DROP_FORK : Theme.FORK);
                addIf(isPin(Move.to(move)), Theme.PIN);
            }
            if (!last) {
                position.make(moves.get(ply + 1));
            }
        }
        addIf(mates, Theme.MATE);
        addIf(mates && isSmothered(position), Theme.SMOTHERED_MATE);
        addIf(mates && isBackRankMate(position), Theme.BACK_RANK_MATE);
    }

    /** Whether a mated king is attacked by a knight, and has pieces of its own on all squares around it. */
    static boolean isSmothered(Position mated) {
        int us = mated.sideToMove();
        int king = mated.kingSquare(us);
        long knights = mated.pieces(Side.opposite(us), Piece.KNIGHT);
        return (Attacks.knight(king) & knights) != 0 && (Attacks.king(king) & ~mated.occupiedBy(us)) == 0;
    }

    /** Whether a mated king is attacked along its back rank, and has pieces of its own on all squares in front of it. */
    static boolean isBackRankMate(Position mated) {
        int us = mated.sideToMove();
        int them = Side.opposite(us);
        int king = mated.kingSquare(us);
        long rank = 0xFFL << 8 * Square.rank(king);
        long front = Attacks.king(king) & (us == Side.WHITE ? rank << 8 : rank >>> 8);
        long attackers = mated.pieces(them, Piece.ROOK) | mated.pieces(them, Piece.QUEEN);
        return Square.relativeRank(us, king) == 0
                && (front & ~mated.occupiedBy(us)) == 0
                && (Attacks.rook(king, mated.occupied()) & rank & attackers) != 0;
    }

    /** The themes that a move has before it is made. */
    private void addMove(int move, boolean mates) {
        MoveKind kind = MoveKind.of(position, move);
        boolean isDrop = Move.isDrop(move);
        addIf(isDrop, Theme.DROP);
        addIf(isDrop && mates, Theme.DROP_MATE);
        addIf(isDrop && !kind.check(), Theme.QUIET_DROP);
        addIf(isDrop && position.inCheck(), Theme.DROP_DEFENCE);
        addIf(kind.sacrifice() && !mates, Theme.SACRIFICE);
        addIf(!kind.check() && !position.isTactical(move) && !position.inCheck(), Theme.QUIET_MOVE);
        addIf(Move.isCastling(move), Theme.CASTLING);
        addIf(position.isEnPassant(move), Theme.EN_PASSANT);
        addIf(Move.promotionKind(move) != 0, Theme.PROMOTION);
    }

    /** The kinds of check that a move gives which has just been made. */
    private void addCheck(int move) {
        MoveGenerator generator = new MoveGenerator(position);
        generator.prepare();
        long checkers = generator.checkers();
        addIf(Long.bitCount(checkers) > 1, Theme.DOUBLE_CHECK);
        addIf(!Move.isCastling(move) && (checkers & ~Square.bit(Move.to(move))) != 0, Theme.DISCOVERED_CHECK);
    }

    /**
     * Whether a piece that has just been put on a square attacks two pieces at least that are the king, worth more than
     * itself or not protected.
     */
    private boolean isFork(int square) {
        int them = position.sideToMove();
        int kind = Piece.kind(position.pieceAt(square));
        long attacked = kind == Piece.KING ? 0 : attacks(square) & position.occupiedBy(them);
        PieceValues profile = VariantProfile.of(position.variant()).pieceValues();
        int[] values = profile.captured();
        int targets = 0;
        for (long left = attacked; left != 0; left &= left - 1) {
            int target = Square.first(left);
            int victim = Piece.kind(position.pieceAt(target));
            boolean promoted = Square.contains(position.promoted(), target);
            boolean isWorthMore = victim == Piece.KING || !promoted && values[victim] > values[kind];
            boolean isLoose = victim != Piece.PAWN && !position.isAttacked(target, them);
            targets += isWorthMore || isLoose ? 1 : 0;
        }
        return targets > 1;
    }

    private long attacks(int square) {
        int piece = position.pieceAt(square);
        return Piece.kind(piece) == Piece.PAWN
                ? Attacks.pawn(Piece.side(piece), square)
                : Attacks.of(Piece.kind(piece), square, position.occupied());
    }

    /**
     * Whether the reply to a move is a capture, on its square, by a piece that guarded the square of the solver's next
     * move and does not guard it any more.
     */
    private boolean isDeflection(int ply) {
        int move = moves.get(ply);
        int reply = moves.get(ply + 1);
        int next = Move.to(moves.get(ply + 2));
        if (!Move.isStep(reply) || Move.to(reply) != Move.to(move)) {
            return false;
        }
        position.make(move);
        boolean guarded = Square.contains(attacks(Move.from(reply)), next);
        position.make(reply);
        boolean guards = Square.contains(attacks(Move.to(reply)), next);
        position.unmake();
        position.unmake();
        return guarded && !guards && next != Move.to(reply);
    }

    /** Whether a move captures a piece, and nothing protects it. */
    private boolean isHanging(int move) {
        return position.isCapture(move)
                && Piece.kind(position.pieceAt(Move.to(move))) > Piece.PAWN
                && !position.isAttacked(Move.to(move), Side.opposite(position.sideToMove()));
    }

    /** Whether the piece on a square, which has just been put there, has one piece between itself and the king. */
    private boolean isPin(int square) {
        int them = position.sideToMove();
        int king = position.kingSquare(them);
        int kind = Piece.kind(position.pieceAt(square));
        if (kind < Piece.BISHOP || kind > Piece.QUEEN || !Square.contains(Attacks.of(kind, square, 0), king)) {
            return false;
        }
        long between = Attacks.between(square, king) & position.occupied();
        return Long.bitCount(between) == 1
                && (between & position.occupiedBy(them) & ~position.pieces(them, Piece.PAWN)) != 0;
    }

    /** Whether the piece that moved before captures what the reply has left behind on its line. */
    private boolean isSkewer(int ply) {
        int move = moves.get(ply);
        int reply = moves.get(ply - 1);
        return Move.isStep(move)
                && Move.from(move) == Move.to(moves.get(ply - 2))
                && position.isCapture(move)
                && Move.isStep(reply)
                && Square.contains(Attacks.between(Move.from(move), Move.to(move)), Move.from(reply));
    }

    /**
     * Whether the reply to a move is a capture on its square by the king, a rook or the queen, which the solver's next
     * move attacks or captures.
     */
    private boolean isAttraction(int ply) {
        int square = Move.to(moves.get(ply));
        int reply = moves.get(ply + 1);
        int next = moves.get(ply + 2);
        if (!Move.isStep(reply) || Move.to(reply) != square || Piece.kind(position.movedPiece(reply)) < Piece.ROOK) {
            return false;
        }
        return Move.to(next) == square || attacksAfter(ply, square);
    }

    /** Whether the piece of the solver's next move attacks a square after it. */
    private boolean attacksAfter(int ply, int square) {
        moves.subList(ply, ply + 3).forEach(position::make);
        boolean attacks = Square.contains(attacks(Move.to(moves.get(ply + 2))), square);
        IntStream.range(0, 3).forEach(made -> position.unmake());
        return attacks;
    }
}
