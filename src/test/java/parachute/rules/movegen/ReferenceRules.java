package parachute.rules.movegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A second implementation of the rules of chess and crazyhouse, slow and plain: a board of letters, every move is
 * tried, and a move is illegal if the opponent could then capture the king. It shares no code with the program, moves
 * are texts, and positions are compared as FEN.
 */
final class ReferenceRules {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] JUMPS = {{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}};

    private final boolean drops;
    private final char[][] board = new char[8][8]; // [rank][file], '.' where empty
    private final boolean[][] promoted = new boolean[8][8];
    private String hands = "";
    private String castling = "KQkq";
    private String skipped = "-";
    private boolean white = true;
    private int quietPlies;
    private int number = 1;

    ReferenceRules(boolean drops) {
        this.drops = drops;
        String[] ranks = {"RNBQKBNR", "PPPPPPPP", "........", "........", "........", "........", "pppppppp", "rnbqkbnr"
        };
        for (int rank = 0; rank < 8; rank++) {
            board[rank] = ranks[rank].toCharArray();
        }
    }

    private ReferenceRules(ReferenceRules other) {
        drops = other.drops;
        for (int rank = 0; rank < 8; rank++) {
            board[rank] = other.board[rank].clone();
            promoted[rank] = other.promoted[rank].clone();
        }
        hands = other.hands;
        castling = other.castling;
        skipped = other.skipped;
        white = other.white;
        quietPlies = other.quietPlies;
        number = other.number;
    }

    /** Returns the legal moves as coordinate texts, sorted. */
    Set<String> legalMoves() {
        Set<String> legal = new TreeSet<>();
        for (String move : moves()) {
            ReferenceRules after = new ReferenceRules(this);
            after.make(move);
            if (!after.kingCanBeTaken()) {
                legal.add(move);
            }
        }
        return legal;
    }

    /** Returns whether the side to move could capture a king, so that the last move was illegal. */
    private boolean kingCanBeTaken() {
        for (String move : steps()) {
            char target = at(move.substring(2, 4));
            if (target == 'k' || target == 'K') {
                return true;
            }
        }
        return false;
    }

    private boolean isAttackedByOpponent(String square) {
        ReferenceRules other = new ReferenceRules(this);
        other.white = !white;
        other.set(square, white ? 'K' : 'k'); // pawns move diagonally only to capture
        return other.steps().stream().anyMatch(move -> move.substring(2, 4).equals(square));
    }

    private List<String> moves() {
        List<String> moves = steps();
        addCastling(moves);
        for (int i = 0; i < hands.length(); i++) {
            char piece = hands.charAt(i);
            if (Character.isUpperCase(piece) == white) {
                addDrops(Character.toUpperCase(piece), moves);
            }
        }
        return moves;
    }

    /** Returns the moves of pieces on the board except castling, including those that leave the king in check. */
    private List<String> steps() {
        List<String> moves = new ArrayList<>();
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                char piece = board[rank][file];
                if (piece == '.' || Character.isUpperCase(piece) != white) {
                    continue;
                }
                switch (Character.toUpperCase(piece)) {
                    case 'P' -> addPawnMoves(file, rank, moves);
                    case 'N' -> addSteps(file, rank, JUMPS, 1, moves);
                    case 'K' -> {
                        addSteps(file, rank, STRAIGHT, 1, moves);
                        addSteps(file, rank, DIAGONAL, 1, moves);
                    }
                    case 'B' -> addSteps(file, rank, DIAGONAL, 7, moves);
                    case 'R' -> addSteps(file, rank, STRAIGHT, 7, moves);
                    default -> {
                        addSteps(file, rank, STRAIGHT, 7, moves);
                        addSteps(file, rank, DIAGONAL, 7, moves);
                    }
                }
            }
        }
        return moves;
    }

    private void addSteps(int file, int rank, int[][] directions, int reach, List<String> moves) {
        for (int[] direction : directions) {
            for (int i = 1; i <= reach; i++) {
                int toFile = file + i * direction[0];
                int toRank = rank + i * direction[1];
                if (!exists(toFile, toRank) || isOwn(board[toRank][toFile])) {
                    break;
                }
                moves.add(name(file, rank) + name(toFile, toRank));
                if (board[toRank][toFile] != '.') {
                    break;
                }
            }
        }
    }

    private void addPawnMoves(int file, int rank, List<String> moves) {
        int up = white ? 1 : -1;
        if (board[rank + up][file] == '.') {
            addPawnMove(file, rank, file, rank + up, moves);
            if (rank == (white ? 1 : 6) && board[rank + 2 * up][file] == '.') {
                moves.add(name(file, rank) + name(file, rank + 2 * up));
            }
        }
        for (int side = -1; side <= 1; side += 2) {
            if (exists(file + side, rank + up)) {
                char target = board[rank + up][file + side];
                boolean enPassant =
                        target == '.' && name(file + side, rank + up).equals(skipped);
                if (enPassant || target != '.' && !isOwn(target)) {
                    addPawnMove(file, rank, file + side, rank + up, moves);
                }
            }
        }
    }

    private static void addPawnMove(int file, int rank, int toFile, int toRank, List<String> moves) {
        String move = name(file, rank) + name(toFile, toRank);
        if (toRank == 0 || toRank == 7) {
            for (String kind : new String[] {"q", "r", "b", "n"}) {
                moves.add(move + kind);
            }
        } else {
            moves.add(move);
        }
    }

    private void addCastling(List<String> moves) {
        String home = white ? "1" : "8";
        if (castling.contains(white ? "K" : "k")
                && at("f" + home) == '.'
                && at("g" + home) == '.'
                && areSafe("e" + home, "f" + home, "g" + home)) {
            moves.add("e" + home + "g" + home);
        }
        if (castling.contains(white ? "Q" : "q")
                && at("d" + home) == '.'
                && at("c" + home) == '.'
                && at("b" + home) == '.'
                && areSafe("e" + home, "d" + home, "c" + home)) {
            moves.add("e" + home + "c" + home);
        }
    }

    private boolean areSafe(String... squares) {
        for (String square : squares) {
            if (isAttackedByOpponent(square)) {
                return false;
            }
        }
        return true;
    }

    private void addDrops(char kind, List<String> moves) {
        for (int rank = 0; rank < 8; rank++) {
            for (int file = 0; file < 8; file++) {
                boolean allowed = kind != 'P' || rank > 0 && rank < 7;
                if (board[rank][file] == '.' && allowed) {
                    moves.add(kind + "@" + name(file, rank));
                }
            }
        }
    }

    /** Makes one of the moves. */
    void make(String move) {
        String before = skipped;
        skipped = "-";
        quietPlies++; // reset by pawn moves, pawn drops and captures
        String to = move.substring(2, 4);
        if (move.charAt(1) == '@') {
            if (move.charAt(0) == 'P') {
                quietPlies = 0;
            }
            char piece = coloured(move.charAt(0));
            hands = hands.replaceFirst(String.valueOf(piece), "");
            set(to, piece);
        } else {
            makeStep(move.substring(0, 2), to, move.substring(4), before);
        }
        number += white ? 0 : 1;
        white = !white;
    }

    private void makeStep(String from, String to, String promotion, String skippedBefore) {
        char piece = at(from);
        boolean pawn = Character.toUpperCase(piece) == 'P';
        boolean mark = isPromoted(from) || !promotion.isEmpty();
        if (pawn && to.equals(skippedBefore)) {
            take(to.charAt(0) + from.substring(1));
        }
        take(to);
        if (pawn) {
            quietPlies = 0;
            if (Math.abs(from.charAt(1) - to.charAt(1)) == 2) {
                skipped = from.charAt(0) + String.valueOf((char) ((from.charAt(1) + to.charAt(1)) / 2));
            }
        }
        if (Character.toUpperCase(piece) == 'K' && Math.abs(from.charAt(0) - to.charAt(0)) == 2) {
            String rook = (to.charAt(0) == 'g' ? "h" : "a") + to.charAt(1);
            set((to.charAt(0) == 'g' ? "f" : "d") + to.charAt(1), at(rook));
            set(rook, '.');
        }
        set(from, '.');
        set(to, promotion.isEmpty() ? piece : coloured(Character.toUpperCase(promotion.charAt(0))));
        promoted[to.charAt(1) - '1'][to.charAt(0) - 'a'] = mark && drops;
        loseRights(from);
        loseRights(to);
    }

    private void take(String square) {
        char victim = at(square);
        if (victim == '.') {
            return;
        }
        quietPlies = 0;
        if (drops) {
            hands += coloured(isPromoted(square) ? 'P' : Character.toUpperCase(victim));
        }
        set(square, '.');
    }

    private void loseRights(String square) {
        String lost = switch (square) {
            case "e1" -> "KQ";
            case "h1" -> "K";
            case "a1" -> "Q";
            case "e8" -> "kq";
            case "h8" -> "k";
            case "a8" -> "q";
            default -> "";
        };
        for (int i = 0; i < lost.length(); i++) {
            castling = castling.replace(lost.substring(i, i + 1), "");
        }
    }

    /** Returns the FEN, with the en passant square only if a capture there is legal. */
    String fen() {
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            StringBuilder row = new StringBuilder();
            for (int file = 0; file < 8; file++) {
                row.append(board[rank][file]).append(promoted[rank][file] ? "~" : "");
            }
            String text = row.toString();
            for (int run = 8; run >= 1; run--) {
                text = text.replace(".".repeat(run), String.valueOf(run));
            }
            fen.append(text).append(rank > 0 ? "/" : "");
        }
        if (drops) {
            fen.append('[');
            for (char kind : "QRBNPqrbnp".toCharArray()) {
                hands.chars().filter(c -> c == kind).forEach(c -> fen.append(kind));
            }
            fen.append(']');
        }
        boolean capturable = legalMoves().stream()
                .anyMatch(move -> move.substring(2, 4).equals(skipped)
                        && Character.toUpperCase(at(move.substring(0, 2))) == 'P'
                        && move.charAt(0) != move.charAt(2));
        fen.append(white ? " w " : " b ")
                .append(castling.isEmpty() ? "-" : castling)
                .append(' ');
        fen.append(capturable ? skipped : "-")
                .append(' ')
                .append(quietPlies)
                .append(' ')
                .append(number);
        return fen.toString();
    }

    private char coloured(char kind) {
        return white ? kind : Character.toLowerCase(kind);
    }

    private boolean isOwn(char piece) {
        return piece != '.' && Character.isUpperCase(piece) == white;
    }

    private boolean isPromoted(String square) {
        return promoted[square.charAt(1) - '1'][square.charAt(0) - 'a'];
    }

    /** Returns the piece on a square; '.' for the "square" of a drop's text, which has none. */
    private char at(String square) {
        int file = square.charAt(0) - 'a';
        int rank = square.charAt(1) - '1';
        return exists(file, rank) ? board[rank][file] : '.';
    }

    private void set(String square, char piece) {
        board[square.charAt(1) - '1'][square.charAt(0) - 'a'] = piece;
        promoted[square.charAt(1) - '1'][square.charAt(0) - 'a'] = false;
    }

    private static boolean exists(int file, int rank) {
        return file >= 0 && file < 8 && rank >= 0 && rank < 8;
    }

    private static String name(int file, int rank) {
        return String.valueOf((char) ('a' + file)) + (char) ('1' + rank);
    }
}
