package parachute.games.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A game that is a random tree: sides that move twice, early ends, values known only to the tree. */
record RandomTree(GameSide sideToMove, GameOutcome outcome, int evaluate, List<RandomTree> children)
        implements GameState<RandomTree.Branch> {
    /** Moves to a child. */
    record Branch(int number) implements GameMove {
        @Override
        public String text() {
            return String.valueOf(number);
        }
    }

    static RandomTree grow(Random random, int depth) {
        GameSide side = random.nextBoolean() ? GameSide.FIRST : GameSide.SECOND;
        if (depth == 0 || random.nextInt(12) == 0) {
            GameOutcome[] ends = {GameOutcome.FIRST_WINS, GameOutcome.SECOND_WINS, GameOutcome.DRAW};
            return new RandomTree(side, ends[random.nextInt(ends.length)], 0, List.of());
        }
        List<RandomTree> children = new ArrayList<>();
        int count = 1 + random.nextInt(4);
        for (int child = 0; child < count; child++) {
            children.add(grow(random, depth - 1));
        }
        return new RandomTree(side, GameOutcome.OPEN, random.nextInt(21) - 10, children);
    }

    @Override
    public List<Branch> moves() {
        List<Branch> moves = new ArrayList<>();
        for (int child = 0; child < children.size(); child++) {
            moves.add(new Branch(child));
        }
        return moves;
    }

    @Override
    public RandomTree apply(Branch move) {
        return children.get(move.number());
    }

    /** Returns the value of the tree to the first side by plain minimax to a depth. */
    int minimax(int depth, int ply) {
        if (outcome.isOver()) {
            int win = GameTreeSearch.MAX_EVALUATION + GameSearchLimit.MAX_DEPTH + 1 - ply;
            return outcome == GameOutcome.DRAW ? 0 : outcome == GameOutcome.FIRST_WINS ? win : -win;
        }
        if (depth == 0) {
            return sideToMove == GameSide.FIRST ? evaluate : -evaluate;
        }
        var values = children.stream().mapToInt(child -> child.minimax(depth - 1, ply + 1));
        return sideToMove == GameSide.FIRST
                ? values.max().orElseThrow()
                : values.min().orElseThrow();
    }
}
