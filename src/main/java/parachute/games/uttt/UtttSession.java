package parachute.games.uttt;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import parachute.games.play.GameSearchLimit;
import parachute.games.protocol.Arguments;
import parachute.games.protocol.GameSession;
import parachute.io.UserException;

/** The line protocol of Ultimate Tic-Tac-Toe: requests that query and change one state. */
public final class UtttSession extends GameSession<UtttState, UtttMove> {
    /**
     * Creates a session in the initial state.
     *
     * @param limit the limit of each search without its own time
     * @param seed decides between moves of the same value
     */
    public UtttSession(GameSearchLimit limit, long seed) {
        super(UtttState.initialState(), UtttState::makeMove, limit, seed);
        protocol()
                .onAny("state NAME|BOARD BOARD BOARD BOARD BOARD BOARD BOARD BOARD BOARD CELL", this::setState)
                .on("initial", arguments -> set(UtttState.initialState()))
                .on("boards", arguments -> words(state().getBoards()))
                .on("uboard", arguments -> state().getUBoard().toString())
                .on("board BOARD", arguments -> board(arguments.get(0)).toString())
                .on("cell BOARD CELL", this::mark)
                .on("result [BOARD]", this::result)
                .on("next", arguments -> state().getNextPlayer().toString())
                .on("available", arguments -> words(state().getNextAvailableBoards()))
                .on("valid MOVE", arguments -> String.valueOf(state().validMove(move(arguments.get(0)))))
                .on("move MOVE", arguments -> play(move(arguments.get(0))))
                .on("priority BOARD CELL [PLAYER]", this::priority)
                .on("individual BOARD [PLAYER]", this::individual)
                .on("best", arguments -> words(MoveOrder.bestMoves(state())))
                .on("narrow", arguments -> moveOf(Strategy.narrowGreedy()))
                .on("greedy", arguments -> moveOf(Strategy.greedy()))
                .on("first", arguments -> moveOf(Strategy.dummyFirst()))
                .on("last", arguments -> moveOf(Strategy.dummyLast()))
                .on("go [SECONDS]", arguments -> go(arguments).text())
                .on("play STRATEGY STRATEGY", this::playGame)
                // One more line end: an empty line marks the end of the reply.
                .on("print", arguments -> UtttDiagram.of(state()) + "\n")
                .on("help", arguments -> UtttHelp.REQUESTS + "\n");
    }

    private String setState(List<String> arguments) {
        if (arguments.size() == 1) {
            return setBoards(named(arguments.get(0)).words());
        }
        if (arguments.size() != UtttBoard.CELLS + 1) {
            throw new UserException(
                    "a state is nine boards and the cell of the move before or -, not " + arguments.size() + " words");
        }
        return setBoards(arguments);
    }

    private static NamedState named(String name) {
        return NamedState.parse(name)
                .orElseThrow(() -> new UserException("a state is one of " + words(List.of(NamedState.values()))
                        + ", or nine boards and the cell of the move before or -, not " + Arguments.quote(name)));
    }

    private String setBoards(List<String> words) {
        String previous = words.get(UtttBoard.CELLS);
        Optional<GridPosition> position = previous.equals("-") ? Optional.empty() : Optional.of(cell(previous));
        List<String> boards = words.subList(0, UtttBoard.CELLS);
        for (String board : boards) {
            if (!board.matches("[x0.]{9}")) {
                throw new UserException("a board is nine characters x, 0 or ., not " + Arguments.quote(board));
            }
        }
        return set(UtttState.buildState(boards.stream().map(UtttBoard::parse).toList(), position));
    }

    private String mark(List<String> arguments) {
        return board(arguments.get(0)).getPos(cell(arguments.get(1))).toString();
    }

    private String result(List<String> arguments) {
        UtttBoard board = arguments.isEmpty() ? state().getUBoard() : board(arguments.get(0));
        return board.getBoardResult().toString();
    }

    private String play(UtttMove move) {
        if (!state().validMove(move)) {
            throw new UserException(move + " is not a valid move; " + expectation());
        }
        return play(state(), move);
    }

    private String expectation() {
        List<GridPosition> available = state().getNextAvailableBoards();
        return switch (available.size()) {
            case 0 -> "the game is over";
            case 1 -> "expected a free cell on board " + available.get(0);
            default -> "expected BOARD/CELL, the board one of " + words(available);
        };
    }

    private String priority(List<String> arguments) {
        UtttBoard board = board(arguments.get(0));
        GridPosition cell = cell(arguments.get(1));
        if (!board.isFree(cell)) {
            throw new UserException(cell + " is not free on " + board);
        }
        return String.valueOf(MovePriority.movePriority(player(arguments, 2), board, cell));
    }

    private String individual(List<String> arguments) {
        return words(MovePriority.bestIndividualMoves(player(arguments, 1), board(arguments.get(0))));
    }

    private String moveOf(Strategy strategy) {
        return choose(strategy::choose).text();
    }

    private String playGame(List<String> arguments) {
        return PlayedGame.play(strategy(arguments.get(0)), strategy(arguments.get(1)))
                .toString();
    }

    private Strategy strategy(String text) {
        return switch (text) {
            case "first", "dummyFirst" -> Strategy.dummyFirst();
            case "last", "dummyLast" -> Strategy.dummyLast();
            case "narrow", "narrowGreedy" -> Strategy.narrowGreedy();
            case "greedy" -> Strategy.greedy();
            case "alphaBeta" -> Strategy.alphaBeta(limit(), seed());
            default -> {
                String prefix = "alphaBeta:";
                if (!text.startsWith(prefix)) {
                    throw new UserException("a strategy is first, last, narrow, greedy, alphaBeta or"
                            + " alphaBeta:SECONDS, not " + Arguments.quote(text));
                }
                double seconds = Arguments.seconds(text.substring(prefix.length()));
                yield Strategy.alphaBeta(GameSearchLimit.seconds(seconds), seed());
            }
        };
    }

    private static UtttMove move(String text) {
        return UtttMove.parse(text)
                .orElseThrow(
                        () -> new UserException("a move is a cell such as c, or a board and a cell such as nw/c, not "
                                + Arguments.quote(text)));
    }

    /** Returns the player that an optional argument names, or the one to move. */
    private Mark player(List<String> arguments, int index) {
        if (index >= arguments.size()) {
            return state().getNextPlayer();
        }
        String name = arguments.get(index);
        return switch (name) {
            case "x" -> Mark.X;
            case "0" -> Mark.ZERO;
            default -> throw new UserException("a player is x or 0, not " + Arguments.quote(name));
        };
    }

    /** Returns one of the nine boards by its position, the big board, or a board given by its cells. */
    private UtttBoard board(String text) {
        if (text.equals("uboard")) {
            return state().getUBoard();
        }
        if (text.matches("[x0r.]{9}")) {
            return UtttBoard.parse(text);
        }
        return GridPosition.parse(text)
                .map(state()::getBoard)
                .orElseThrow(() -> new UserException("a board is one of " + words(GridPosition.ALL)
                        + ", uboard, or nine characters x, 0, r or ., not " + Arguments.quote(text)));
    }

    private static GridPosition cell(String name) {
        return GridPosition.parse(name)
                .orElseThrow(() -> new UserException(
                        "a cell is one of " + words(GridPosition.ALL) + ", not " + Arguments.quote(name)));
    }

    private static String words(List<?> values) {
        return values.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
