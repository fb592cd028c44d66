package parachute.games.uttt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parachute.games.uttt.Examples.ENUNT;
import static parachute.games.uttt.Examples.MOVES_1;
import static parachute.games.uttt.Examples.MOVES_2;
import static parachute.games.uttt.Examples.UTTT_0;
import static parachute.games.uttt.Examples.UTTT_1;
import static parachute.games.uttt.Examples.UTTT_2;
import static parachute.games.uttt.Examples.UTTT_3;
import static parachute.games.uttt.Examples.UTTT_4;
import static parachute.games.uttt.Examples.UTTT_5;
import static parachute.games.uttt.Examples.afterMoves;
import static parachute.games.uttt.Examples.allButTheLast;
import static parachute.games.uttt.Examples.first;
import static parachute.games.uttt.Examples.mark;
import static parachute.games.uttt.Examples.move;
import static parachute.games.uttt.Examples.position;
import static parachute.games.uttt.Examples.positions;
import static parachute.games.uttt.Examples.state;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The state of the game and its moves. */
class UtttStateTest {
    private static final UtttState INITIAL = UtttState.initialState();
    private static final String ALL = "nw n ne w c e sw s se";

    @Test
    void initiallyAllBoardsAreEmpty() {
        assertEquals(Collections.nCopies(9, UtttBoard.EMPTY), INITIAL.getBoards());
        assertEquals(UtttBoard.EMPTY, INITIAL.getBoard(GridPosition.N));
        assertEquals(UtttBoard.EMPTY, INITIAL.getUBoard());
        for (GridPosition board : GridPosition.ALL) {
            assertEquals(Mark.EMPTY, INITIAL.getUBoard().getPos(board));
            GridPosition.ALL.forEach(cell -> assertEquals(Mark.EMPTY, INITIAL.getPos(board, cell)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {UTTT_0, UTTT_1, UTTT_2, UTTT_3, UTTT_4, UTTT_5, ENUNT})
    void aStateKeepsTheBoardsItIsBuiltFrom(String text) {
        assertEquals(text, state(text).toString());
    }

    @ParameterizedTest
    @CsvSource({
        UTTT_0 + ", s,  ......0..",
        UTTT_1 + ", w,  000x.0...",
        UTTT_2 + ", nw, .x.x.....",
        UTTT_3 + ", e,  .xx000.x.",
        UTTT_4 + ", c,  ....0x.0x",
        ENUNT + ",  n,  x..0.0.0."
    })
    void aBoardIsFoundByItsPosition(String state, String position, String board) {
        assertEquals(UtttBoard.parse(board), state(state).getBoard(position(position)));
    }

    @ParameterizedTest
    @CsvSource({"e, ne, x", "c, s, 0", "sw, c, .", "se, se, ."})
    void aCellIsFoundByBoardAndPosition(String board, String cell, String mark) {
        assertEquals(mark(mark), state(UTTT_4).getPos(position(board), position(cell)));
    }

    @ParameterizedTest
    @CsvSource({"e, ne, x", "s, sw, 0", "s, se, ."})
    void aCellIsFoundOnABoard(String board, String cell, String mark) {
        assertEquals(mark(mark), state(UTTT_3).getBoard(position(board)).getPos(position(cell)));
    }

    @ParameterizedTest
    @CsvSource({"e, 0", "w, 0", "n, ."})
    void aCellOfTheBigBoardShowsWhoHasWonThatBoard(String position, String mark) {
        assertEquals(mark(mark), state(UTTT_3).getUBoard().getPos(position(position)));
    }

    @ParameterizedTest
    @CsvSource({
        UTTT_0 + ", x, ., ........., sw",
        UTTT_1 + ", x, ., ...0....., ne",
        UTTT_2 + ", 0, ., ...0....., nw n ne c e sw s se",
        UTTT_3 + ", x, ., ...0.0..., nw n ne c sw s se",
        UTTT_4 + ", 0, ., ...0.0..., c",
        UTTT_5 + ", 0, x, .xx0x0x0x, ''",
        ENUNT + ",  x, ., x...x...0, w"
    })
    void boardsAndLastMoveDetermineTheRest(String text, String next, String result, String bigBoard, String available) {
        UtttState state = state(text);
        assertEquals(mark(next), state.getNextPlayer());
        assertEquals(mark(result), state.getResult());
        assertEquals(UtttBoard.parse(bigBoard), state.getUBoard());
        assertEquals(positions(available), state.getNextAvailableBoards());
    }

    @Test
    void initiallyXMayPlayAnywhere() {
        assertEquals(Mark.X, INITIAL.getNextPlayer());
        assertEquals(positions(ALL), INITIAL.getNextAvailableBoards());
        assertEquals(81, INITIAL.moves().size());
        for (GridPosition board : GridPosition.ALL) {
            GridPosition.ALL.forEach(cell -> assertTrue(INITIAL.validMove(UtttMove.at(board, cell))));
            assertFalse(INITIAL.validMove(UtttMove.at(board)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "nw, true", "n, true", "ne, true", "w, true", "sw, true",
        "se, false", "s, false", "c, false", "e, false", "c/nw, false"
    })
    void onTheOnlyBoardAMoveIsAFreePosition(String move, boolean valid) {
        assertEquals(valid, state(UTTT_4).validMove(move(move)));
    }

    @Test
    void whereThereIsAChoiceOfBoardsAMoveNamesAnUndecidedOne() {
        UtttState state = state(UTTT_3);
        for (GridPosition position : GridPosition.ALL) {
            assertFalse(state.validMove(UtttMove.at(position)));
            boolean undecided = positions("nw n ne c sw s se").contains(position);
            assertEquals(undecided, state.validMove(UtttMove.at(position, GridPosition.C)), "C on " + position);
            boolean seFree = positions("nw ne c sw s se").contains(position);
            assertEquals(seFree, state.validMove(UtttMove.at(position, GridPosition.SE)), "SE on " + position);
            assertFalse(state.validMove(UtttMove.at(GridPosition.E, position)));
            assertFalse(state.validMove(UtttMove.at(GridPosition.W, position)));
        }
    }

    @Test
    void afterTheEndNoMoveIsValid() {
        UtttMove.all().forEach(move -> assertFalse(state(UTTT_5).validMove(move), move.text()));
        assertEquals(List.of(), state(UTTT_5).moves());
    }

    @Test
    void ifOneUndecidedBoardRemainsAMoveIsAPosition() {
        String drawn = "x0xx000xx ";
        String drawnToo = "0x00xxx00 ";
        UtttState state = state(drawn.repeat(4) + drawnToo.repeat(4) + "x0xx000x. nw");
        assertEquals(positions("se"), state.getNextAvailableBoards());
        assertTrue(state.validMove(move("se")));
        assertFalse(state.validMove(move("se/se")));
        UtttState end = state.makeMove(move("se"));
        assertEquals(Mark.DRAWN, end.getResult());
        assertEquals(UtttBoard.parse("rrrrrrrrr"), end.getUBoard());
        assertEquals(List.of(), end.getNextAvailableBoards());
    }

    @ParameterizedTest
    @CsvSource({
        "'',       nw/w, nw, ...x....., ........., 0, w",
        UTTT_1 + ", w,   ne, ...x....., ...0....., 0, nw n ne c e sw s se",
        UTTT_2 + ", e/c, e,  ....0..x., ...0....., x, c"
    })
    void aMoveSetsAMarkAndSendsTheOpponentToABoard(
            String before, String move, String board, String cells, String bigBoard, String next, String available) {
        UtttState state = (before.isEmpty() ? INITIAL : state(before)).makeMove(move(move));
        assertEquals(UtttBoard.parse(cells), state.getBoard(position(board)));
        assertEquals(UtttBoard.parse(bigBoard), state.getUBoard());
        assertEquals(mark(next), state.getNextPlayer());
        assertEquals(positions(available), state.getNextAvailableBoards());
    }

    @ParameterizedTest
    @CsvSource({MOVES_1 + ", ...000..., 0", MOVES_2 + ", .xx0x0x0x, x"})
    void aGameEndsWithItsWinner(String moves, String bigBoard, String winner) {
        assertEquals(UtttBoard.parse(bigBoard), afterMoves(moves).getUBoard());
        assertEquals(mark(winner), afterMoves(moves).getResult());
        assertEquals(Mark.EMPTY, afterMoves(allButTheLast(moves)).getResult());
    }

    @Test
    void movesLeadToTheStateThatIsBuiltFromTheirBoards() {
        assertEquals(state(UTTT_2).getBoards(), afterMoves(first(15, MOVES_1)).getBoards());
        assertEquals(state(UTTT_2), afterMoves(first(15, MOVES_1)));
    }

    @Test
    void makingAMoveLeavesTheStateBefore() {
        UtttState before = state(UTTT_2);
        before.makeMove(move("e/c"));
        assertEquals(state(UTTT_2), before);
    }

    @Test
    void anInvalidMoveIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> state(UTTT_4).makeMove(move("e")));
        assertThrows(IllegalArgumentException.class, () -> state(UTTT_4).makeMove(move("c/n")));
    }

    @Test
    void aStateIsNineBoards() {
        assertThrows(IllegalArgumentException.class, () -> UtttState.buildState(List.of(), Optional.empty()));
        List<UtttBoard> bigBoards = Collections.nCopies(9, UtttBoard.parse("r........"));
        assertThrows(IllegalArgumentException.class, () -> UtttState.buildState(bigBoards, Optional.empty()));
    }

    @Test
    void inRandomGamesTheListedMovesAreTheValidOnesAndTheStateIsItsBoards() {
        Random random = new Random(1);
        for (int game = 0; game < 300; game++) {
            UtttState state = INITIAL;
            while (state.getResult() == Mark.EMPTY) {
                assertEquals(
                        UtttMove.all().stream()
                                .filter(state::validMove)
                                .toList()
                                .size(),
                        state.moves().size());
                assertTrue(state.moves().stream().allMatch(state::validMove));
                state = state.makeMove(
                        state.moves().get(random.nextInt(state.moves().size())));
                UtttState rebuilt = UtttState.buildState(state.getBoards(), state.getPrevious());
                assertEquals(rebuilt, state);
                assertEquals(rebuilt.getUBoard(), state.getUBoard());
                assertEquals(rebuilt.getNextPlayer(), state.getNextPlayer());
                assertEquals(rebuilt.getResult(), state.getResult());
            }
            assertEquals(List.of(), state.moves());
        }
    }
}
