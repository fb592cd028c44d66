package parachute.engine.search;

import parachute.rules.board.Move;
import parachute.rules.board.Position;
import parachute.rules.movegen.StaticExchange;

/**
 * The main search of one thread: principal variation search (chessprogramming wiki). Every number that it compares is a
 * {@link Score} from the view of the side to move.
 *
 * <p>A node is searched in numbered steps, in the order in which they appear here: steps 1 to 14 look at the node as a
 * whole ({@link #search}), steps 15 to 21 at its moves ({@link #searchMoves}). Each has its name in the
 * chessprogramming wiki and, if measured, its effect in games in Elo with a 95 % error; see {@code
 * experiments/search.md} for how, and for the numbers of games. In chess the singular extension, the reductions by hash
 * move and cutoffs, the depth of second searches and the histories' learning besides cutoffs gained +60 ± 38 together.
 */
final class AlphaBeta {
    /** Plies by which ProbCut searches less deeply. */
    private static final int PROBCUT_PLIES = 3;

    /** Plies by which a table entry may be shallower than the node and still serve ProbCut. */
    private static final int PROBCUT_TABLE_PLIES = 4;

    /** Smallest depth at which a null move that may be a zugzwang is verified. */
    private static final int NULL_MOVE_VERIFICATION_DEPTH = 4;

    /** Plies by which the table entry with the hash move's score may be shallower than a node of step 14. */
    private static final int SINGULAR_TABLE_PLIES = 3;

    private final Tree tree;
    private final Position position;
    private final Quiescence quiescence;
    private final StaticExchange exchange;
    private final NullMoves nullMoves;
    private final Reductions reductions;
    private final Histories histories;
    private final HistoryUpdates updates;
    private final SearchParameters parameters;
    private final ReductionTable lateMoves;

    /** The ply from which nothing is extended, a multiple of the iteration's depth, so that perpetual checks end. */
    private int maxExtendedPly;

    AlphaBeta(Tree tree, SearchParameters parameters) {
        this.tree = tree;
        this.parameters = parameters;
        position = tree.position;
        quiescence = new Quiescence(tree, parameters);
        exchange = tree.exchange;
        nullMoves = new NullMoves(position, parameters);
        reductions = new Reductions(tree, parameters);
        lateMoves = parameters.reductions;
        histories = tree.histories;
        updates = new HistoryUpdates(tree, parameters);
    }

    // ---- root -----------------------------------------------------------------------------------------------------

    /** Prepares the root for an iteration of this depth. */
    void startIteration(int depth) {
        maxExtendedPly = parameters.extensionDepthFactor * depth;
        tree.startIteration();
        StackEntry root = tree.stack(0);
        root.generator.prepare();
        root.checks.prepare();
        tree.evaluate(root, 0);
    }

    /**
     * Searches one move of the root, the first of its iteration with the full window, later ones with a null window
     * first.
     */
    int searchRootMove(int move, int alpha, int beta, int depth, int number) {
        StackEntry root = tree.stack(0);
        boolean quiet = !position.isTactical(move);
        boolean check = root.checks.givesCheck(move);
        int newDepth = depth - 1 + (check && isCheckExtended(move, number, 0) ? 1 : 0);
        boolean late = depth >= parameters.lmrDepth && number >= parameters.lmrFirstMovePv;
        int reduction = late && quiet && !check ? lateMoves.plies(depth, number) - parameters.lmrRoot : 0;
        tree.enter(root, move, quiet);
        int score = number == 1
                ? -search(-beta, -alpha, newDepth, 1, NodeKind.PV)
                : searchLateMove(0, alpha, beta, newDepth, reduction, alpha, NodeKind.PV);
        tree.leave();
        root.extendLine(move, tree.stack(1));
        return score;
    }

    // ---- a node ---------------------------------------------------------------------------------------------------

    /**
     * Returns the score of the position on the board.
     *
     * @param plies plies left
     * @param ply plies from the root, above 0
     * @param expected the kind of the node if the window stays as it is; only {@code PV} nodes have an open window
     */
    int search(int lowerBound, int upperBound, int plies, int ply, NodeKind expected) {
        // Step 1. At the leaves the quiescence search takes over.
        int depth = plies;
        if (depth <= 0) {
            return quiescence.search(lowerBound, upperBound, ply, 0);
        }

        // Step 2. Count the node. The search may have to end, the game may be drawn, the stack full.
        StackEntry node = tree.stack(ply);
        int early = tree.visit(node);
        if (early != Score.NONE) {
            return early;
        }

        // Step 3. Mate-distance pruning: no line from here beats a mate already found closer to the root.
        int alpha = Math.max(lowerBound, Score.matedIn(ply));
        int beta = Math.min(upperBound, Score.mateIn(ply + 1));
        if (alpha >= beta) {
            return alpha;
        }
        NodeKind kind = beta - alpha > 1 ? expected : expected.withNullWindow();

        // Step 4. Transposition table: the result of an earlier search of the position may be sufficient.
        long hit = tree.table.probe(position.key());
        boolean deepEnough = hit != 0 && TranspositionTable.depth(hit) >= depth;
        if (deepEnough && kind != NodeKind.PV && tree.isCutoff(hit, ply, alpha, beta)) {
            return TranspositionTable.score(hit, ply);
        }

        // Step 5. Proof-number search for a mate by checks, close to the root (crazyhouse: +37 ± 43).
        if (ply <= parameters.mateTreePly
                && depth >= parameters.mateTreeDepth
                && tree.hasNodesForMates()) { // a share of all nodes
            int mate = tree.probeMate(node, depth);
            if (mate != Score.NONE && mate > alpha) {
                return mate;
            }
        }

        // Step 6. Static evaluation, from which the histories learn, and its correction by the results of searches
        // (chess, with step 11 and a history by the pawns: +66 ± 38; crazyhouse, with steps 7 and 11: +57 ± 41).
        node.generator.prepare();
        int hashMove = Tree.hashMove(hit, node);
        tree.evaluate(node, hit);
        node.improving = isImproving(ply);
        updates.rewardGain(node);

        // Step 7. Hindsight reduction: if the two sides' evaluations before and after a reduced move add up to too
        // much, the move was bad, and a ply less is enough to refute it (crazyhouse only).
        if (depth > 1 && isBadInHindsight(node)) {
            depth--;
        }

        if (kind != NodeKind.PV && !node.generator.inCheck()) {
            int eval = node.staticEval;

            // Step 8. Reverse futility pruning: the evaluation is so far above beta that no reply changes that (a
            // smaller margin here and more moves in step 15: crazyhouse +64 ± 34, chess +48 ± 42). In chess not
            // where the hash move is quiet (+12 ± 11).
            if (depth <= parameters.reverseFutilityDepth
                    && eval - parameters.reverseFutilityMargin * (node.improving ? depth - 1 : depth) >= beta
                    && beta > -Score.MATE_BOUND // an evaluation does not prove that a side escapes mate
                    && (parameters.reverseFutilityQuietHashMove == 1 // in crazyhouse
                            || hashMove == Move.NONE
                            || position.isTactical(hashMove))) {
                return eval;
            }

            // Step 9. Razoring: the evaluation is so far below alpha that only captures can help.
            if (depth <= parameters.razoringDepth && eval + parameters.razoringMargin * depth <= alpha) {
                int score = quiescence.search(alpha, alpha + 1, ply, 0);
                if (score <= alpha) {
                    return score;
                }
            }

            // Step 10. Null move pruning: if even a pass reaches beta, a real move would, too (in chess with a ply less
            // than in crazyhouse: +23 ± 13; with two plies less: +12 ± 11).
            if (depth >= parameters.nullMoveDepth
                    && eval >= beta
                    && !Score.isMate(beta) // a pass does not prove that a side escapes mate
                    && tree.pieceToBefore(ply, 1) != 0 // never two null moves in a row
                    && nullMoves.hasPieces() // zugzwang is frequent without
                    && !tree.isBareKingAgainstPawns(position.sideToMove() ^ 1)) { // and in these endings of chess
                int score = searchNullMove(node, beta, depth, kind, hashMove);
                if (score != Score.NONE) {
                    return score;
                }
            }

            // Step 11. ProbCut: a capture that scores well above beta in a much shallower search would reach beta.
            int goal = beta + parameters.probcutMargin;
            if (depth >= parameters.probcutDepth
                    && !Score.isMate(beta)
                    && !isKnownBelow(goal, hit, depth, ply)) { // by an earlier search like this one
                int score = searchProbCut(node, goal, depth, hashMove);
                if (score != Score.NONE) {
                    return score;
                }
            }
        }

        // Step 12. ProbCut with the table: an earlier search may have found that, also in check (chess only).
        int knownGoal = beta + parameters.probcutTableMargin;
        if (kind != NodeKind.PV && !Score.isMate(beta) && isKnownAbove(knownGoal, hit, depth, ply)) {
            return knownGoal;
        }

        // Step 13. Internal iterative reduction: without a hash move, or with one from a much shallower search, the
        // node is searched a ply less deeply.
        boolean unknown = hashMove == Move.NONE || TranspositionTable.depth(hit) + parameters.iirDepthMargin < depth;
        boolean reduced = unknown && depth >= parameters.iirDepth && kind != NodeKind.ALL;

        // Step 14. Singular extension and multi-cut: all moves but the hash move are searched less deeply. If they stay
        // well below its score, it is extended; if they reach beta, the node is cut off; if they are close to a score
        // that reaches beta, it is searched less deeply (crazyhouse: +44 ± 47 with 20 000 nodes per move, and
        // +100 ± 46 with 30 000).
        int extension = 0;
        if (depth >= parameters.singularDepth
                && ply < maxExtendedPly // so that lines end
                && hashMove != Move.NONE
                && Tree.isLowerBound(hit, depth - SINGULAR_TABLE_PLIES, ply)) { // its score is known well enough
            int hashScore = TranspositionTable.score(hit, ply);
            int bound = hashScore - parameters.singularMargin * depth;
            NodeKind narrow = kind.withNullWindow();
            int others = searchMoves(node, bound - 1, bound, (depth - 1) / 2, narrow, Move.NONE, 0, hashMove);
            node.lineLength = 0;
            if (tree.control.isStopped()) {
                return Score.DRAW;
            }
            if (others < bound) {
                boolean far = kind != NodeKind.PV && others < bound - parameters.singularDoubleMargin;
                extension = far ? 2 : 1;
            } else if (bound >= beta && kind != NodeKind.PV) {
                return bound;
            } else if (hashScore >= beta) {
                extension = -1;
            }
        }

        return searchMoves(node, alpha, beta, reduced ? depth - 1 : depth, kind, hashMove, extension, Move.NONE);
    }

    /**
     * Returns whether the move that led here was reduced, and the evaluations of both sides before and after it add up
     * to too much.
     */
    private boolean isBadInHindsight(StackEntry node) {
        StackEntry last = tree.stack(node.ply - 1);
        return last.reduction > 0
                && node.correctedEval != Score.NONE
                && last.correctedEval != Score.NONE
                && node.correctedEval + last.correctedEval > parameters.hindsightMargin;
    }

    /** Returns whether the side to move stands better than at its last move. */
    private boolean isImproving(int ply) {
        int now = tree.stack(ply).staticEval;
        if (now == Score.NONE) {
            return false;
        }
        int before = ply >= 2 ? tree.stack(ply - 2).staticEval : Score.NONE;
        return before == Score.NONE || now > before;
    }

    /** Returns the score after a null move if it reaches beta, else {@link Score#NONE}. */
    private int searchNullMove(StackEntry node, int beta, int depth, NodeKind kind, int hashMove) {
        int reduction = nullMoves.reduction(node, beta, depth);
        boolean verified = depth >= NULL_MOVE_VERIFICATION_DEPTH && nullMoves.isZugzwangLikely();
        if (verified && depth <= reduction) {
            return Score.NONE; // too shallow to verify
        }
        tree.enterNullMove(node);
        int score = -search(-beta, -beta + 1, depth - reduction, node.ply + 1, kind.ofLateChild());
        tree.leaveNullMove();
        if (tree.control.isStopped() || score < beta) {
            return Score.NONE;
        }
        if (verified) {
            int byMoves = searchMoves(node, beta - 1, beta, depth - reduction, kind, hashMove, 0, Move.NONE);
            if (tree.control.isStopped() || byMoves < beta) {
                return Score.NONE;
            }
        }
        return Math.min(score, Score.MATE_BOUND - 1); // a mate after a null move is not proved
    }

    /** Returns whether the table already has the result of ProbCut's search, and it is less than {@code goal}. */
    private static boolean isKnownBelow(int goal, long hit, int depth, int ply) {
        return hit != 0
                && TranspositionTable.depth(hit) >= depth - PROBCUT_PLIES
                && TranspositionTable.score(hit, ply) < goal;
    }

    /**
     * Returns whether the table has a score of at least {@code goal}, not a mate, from a search of nearly this depth.
     */
    private static boolean isKnownAbove(int goal, long hit, int depth, int ply) {
        return Tree.isLowerBound(hit, depth - PROBCUT_TABLE_PLIES, ply) && TranspositionTable.score(hit, ply) >= goal;
    }

    /** Returns the score of a capture that reaches {@code goal} with less depth, else {@link Score#NONE}. */
    private int searchProbCut(StackEntry node, int goal, int depth, int hashMove) {
        int ply = node.ply;
        int first = hashMove != Move.NONE && position.isTactical(hashMove) ? hashMove : Move.NONE;
        node.picker.startQuiescence(first, false);
        for (int move = node.picker.next(); move != Move.NONE; move = node.picker.next()) {
            if (!exchange.isAtLeast(move, goal - node.staticEval)) {
                continue; // it does not win enough
            }
            tree.enter(node, move, false);
            int score = -quiescence.search(-goal, -goal + 1, ply + 1, 0);
            if (score >= goal) {
                score = -search(-goal, -goal + 1, depth - 1 - PROBCUT_PLIES, ply + 1, NodeKind.ALL);
            }
            tree.leave();
            if (tree.control.isStopped()) {
                return Score.DRAW;
            }
            if (score >= goal) {
                tree.store(node, move, score, depth - PROBCUT_PLIES, Bound.LOWER);
                return score;
            }
        }
        return Score.NONE;
    }

    // ---- the moves of a node --------------------------------------------------------------------------------------

    /**
     * Searches the moves of a node and returns the best score.
     *
     * @param hashMove the move to search first, or {@code Move.NONE}
     * @param hashExtension plies more, or less, for that move; 0 by default
     * @param excluded a move to skip, or {@code Move.NONE}; the score is then that of the other moves
     */
    private int searchMoves(
            StackEntry node,
            int lowerBound,
            int beta,
            int depth,
            NodeKind kind,
            int hashMove,
            int hashExtension,
            int excluded) {
        int ply = node.ply;
        int alpha = lowerBound;
        int best = -Score.INFINITE;
        int bestMove = Move.NONE;
        int number = 0;
        boolean inCheck = node.generator.inCheck();
        // Evasions are few without drops, and a bare king may be in zugzwang and have a single move that holds.
        boolean isPrunable = (tree.hasDrops || !inCheck) && !tree.isBareKingAgainstPawns(position.sideToMove());
        int moveCountFactor = node.improving ? parameters.moveCountFactorImproving : parameters.moveCountFactor;
        int maxMoves = (parameters.moveCountBase + depth * depth) * moveCountFactor / 8;
        startMoves(node, hashMove);

        while (true) {
            // Step 15. Move-count and futility pruning, once a move avoids mate: all further quiet moves are left out
            // except checks (keeping those, and sending late moves of the last ply to step 1: crazyhouse +90 ± 38,
            // chess +58 ± 36).
            boolean mayPrune = isPrunable && best > -Score.MATE_BOUND;
            if (mayPrune && !inCheck) { // in check any move may be the only one
                boolean late = depth <= parameters.moveCountDepth && number >= maxMoves;
                int left = pliesLeft(depth, number + 1);
                boolean futile = left <= parameters.futilityDepth
                        && node.staticEval + parameters.futilityBase + parameters.futilityMargin * left <= alpha;
                if (late || futile) {
                    node.picker.keepOnlyChecks();
                }
            }

            // Step 16. Move ordering: the picker returns the likely best of the moves that are left (with captures that
            // give check early: crazyhouse +15 ± 13).
            int move = node.picker.next();
            if (move == Move.NONE) {
                break;
            }
            if (move == excluded) {
                continue;
            }
            number++;
            boolean quiet = !position.isTactical(move);
            boolean check = node.checks.givesCheck(move);
            if (mayPrune) {
                // History pruning: a quiet move that has failed too often, and those after it, which are no better.
                if (quiet
                        && !check
                        && !inCheck
                        && depth <= parameters.historyPruningDepth
                        && histories.quiet(position, move, node.context) < -parameters.historyPruningMargin * depth) {
                    node.picker.keepOnlyChecks();
                    continue;
                }
                // Futility pruning of captures that win too little to reach alpha (chess only: +9 ± 13).
                if (!quiet
                        && !check
                        && !inCheck
                        && depth <= parameters.futilityDepth
                        && Move.promotionKind(move) == 0 // it wins more than what it captures
                        && !Score.isMate(alpha) // it may mate sooner
                        && node.staticEval + exchange.captured(move) + parameters.futilityCaptureMargin * (depth + 1)
                                <= alpha) {
                    continue;
                }
                // Static exchange: a loss of more material than the plies left are likely to win back.
                if (depth <= parameters.exchangeDepth
                        && (quiet || !check) // a capture with check may be a sacrifice
                        && !exchange.isAtLeast(move, -maxLoss(quiet, depth, number))) {
                    continue;
                }
            }

            // Step 17. Extensions: of the hash move by the result of step 14, of other moves if they give check
            // (crazyhouse without it -55 ± 33 in 400 games at 8 000 nodes).
            int extension = number == 1 ? hashExtension : 0;
            if (extension == 0 && check && isCheckExtended(move, number, ply)) {
                extension = 1;
            }
            int newDepth = depth - 1 + extension;

            // Step 18. Late-move reductions of quiet moves (a ply less for forks and supported drops near the king:
            // crazyhouse +34 ± 31), in chess also of captures that lose material (+15 ± 13), and of others where a
            // cutoff is expected (+9 ± 11).
            boolean late = depth >= parameters.lmrDepth
                    && number >= (quiet && kind == NodeKind.PV ? parameters.lmrFirstMovePv : parameters.lmrFirstMove);
            int reduction = 0;
            if (late && quiet) {
                reduction = reductions.ofQuiet(node, move, number, check, depth, kind);
            } else if (late && !check && node.picker.isLosingCapture()) {
                reduction = lateMoves.plies(depth, number) - parameters.lmrLosingCapture;
            } else if (late && !check && kind == NodeKind.CUT && depth > parameters.lmrDepth) {
                reduction = parameters.lmrCutNodeCapture;
            }

            // Step 19. Principal variation search: the first move with the full window, later ones with a null window
            // first.
            tree.enter(node, move, quiet);
            int score = number == 1
                    ? -search(-beta, -alpha, newDepth, ply + 1, kind.ofFirstChild())
                    : searchLateMove(ply, alpha, beta, newDepth, reduction, best, kind);
            tree.leave();
            if (tree.control.isStopped()) {
                return Score.DRAW;
            }

            // Step 20. A better move raises alpha, and one that reaches beta ends the node; the histories learn from
            // it.
            best = Math.max(best, score);
            if (score > alpha) {
                alpha = score;
                bestMove = move;
                if (kind == NodeKind.PV) {
                    node.extendLine(move, tree.stack(ply + 1));
                }
                if (score >= beta) {
                    node.cutoffs++;
                    updates.rewardCutoff(node, move, quiet, depth, beta);
                    break;
                }
            }
            (quiet ? node.quietsTried : node.capturesTried).add(move);
        }

        // Step 21. Without moves: mate or stalemate. Otherwise the result goes into the transposition table.
        if (excluded != Move.NONE) {
            return number == 0 ? lowerBound : best;
        }
        if (number == 0) {
            return inCheck ? Score.matedIn(ply) : Score.DRAW;
        }
        if (best <= lowerBound) {
            updates.rewardLastMove(node, depth);
        }
        boolean exact = bestMove != Move.NONE && kind == NodeKind.PV;
        Bound bound = best >= beta ? Bound.LOWER : exact ? Bound.EXACT : Bound.UPPER;
        tree.learnCorrection(node, best, bestMove, bound, depth);
        tree.store(node, bestMove, best, depth, bound);
        return best;
    }

    private void startMoves(StackEntry node, int hashMove) {
        int ply = node.ply;
        node.hasHashMove = hashMove != Move.NONE;
        node.hashMoveTactical = hashMove != Move.NONE && position.isTactical(hashMove);
        node.quietsTried.clear();
        node.capturesTried.clear();
        tree.stack(Math.min(ply + 2, SearchLimits.MAX_PLY)).cutoffs = 0;
        node.checks.prepare();
        node.picker.start(hashMove);
    }

    /**
     * Searches the position after a move that is not the first of its node: with a null window and less depth; if that
     * fails high with the full depth or what the first score suggests; and with the full window if it is open.
     *
     * @param ply that of the node
     * @param best the best score of the earlier moves
     */
    private int searchLateMove(int ply, int alpha, int beta, int newDepth, int reduction, int best, NodeKind kind) {
        int reduced = Math.min(newDepth, Math.max(1, newDepth - reduction));
        StackEntry node = tree.stack(ply);
        node.reduction = newDepth - reduced;
        int score = -search(-alpha - 1, -alpha, reduced, ply + 1, NodeKind.CUT);
        node.reduction = 0;
        int again = newDepth;
        if (score > alpha && reduced < newDepth) {
            again += extensionOfSecondSearch(score, best, ply);
            if (again > reduced) {
                score = -search(-alpha - 1, -alpha, again, ply + 1, kind.ofLateChild());
            }
        }
        if (score > alpha && kind == NodeKind.PV && score < beta) {
            score = -search(-beta, -alpha, again, ply + 1, NodeKind.PV);
        }
        return score;
    }

    /**
     * Returns the plies by which a move whose score in a reduced search was above alpha is searched more deeply.
     *
     * @param best the best score of the moves before it
     */
    int extensionOfSecondSearch(int score, int best, int ply) {
        if (score < best + parameters.lmrShallowerMargin) {
            return -1;
        }
        return score > best + parameters.lmrDeeperMargin && ply < maxExtendedPly ? 1 : 0;
    }

    /**
     * Returns whether a move that gives check is extended: if it is among the first of its node, not too far from the
     * root, and loses no material.
     *
     * @param number its number in the node, from 1
     */
    boolean isCheckExtended(int move, int number, int ply) {
        return ply < maxExtendedPly
                && number <= parameters.checkExtensionMoves
                && exchange.isAtLeast(move, parameters.checkExtensionExchange);
    }

    /** Returns the plies left after the late-move reduction of the move with a number. */
    private int pliesLeft(int depth, int number) {
        return Math.max(0, depth - lateMoves.plies(depth, number));
    }

    /** Returns the centipawns that a move may lose by static exchange. */
    private int maxLoss(boolean quiet, int depth, int number) {
        if (!quiet) {
            return parameters.exchangeCaptureMargin * depth;
        }
        int left = pliesLeft(depth, number);
        return parameters.exchangeQuietMargin * left * left;
    }
}
