package parachute.tools.analysis.report;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import parachute.tools.analysis.MoveMark;

/**
 * A game as the page has it, in a few kilobytes: of the positions only the first, from which the page plays the moves. What
 * is empty is left out of the page.
 *
 * @param game what is said about the game as a whole; its parts stand beside those that follow
 * @param number what stands before the first move, such as "1. " or "12... "
 * @param board the first position, as the first field of a FEN
 * @param line the moves
 */
record GameData(@JsonUnwrapped ReportGame game, String number, String board, Line line) {

    /**
     * Moves one after the other. Each list has blanks between its entries.
     *
     * @param comment what is said before the first move
     * @param sans the moves
     * @param changes what they do on the board, as {@link ReportMove#change} says
     * @param evaluations "score,win,draw" as in {@link ReportEvaluation}, the last ones left out if there are none
     * @param notes what is said about moves, by their number from 0
     */
    record Line(String comment, String sans, String changes, String evaluations, Map<Integer, Note> notes) {
        static Line of(String comment, List<ReportMove> moves) {
            Map<Integer, Note> notes = new TreeMap<>();
            for (int i = 0; i < moves.size(); i++) {
                Note note = Note.of(moves.get(i));
                if (!note.equals(Note.NONE)) {
                    notes.put(i, note);
                }
            }
            return new Line(
                    comment,
                    joined(moves, ReportMove::san),
                    joined(moves, ReportMove::change),
                    joined(moves, Line::evaluation).stripTrailing(),
                    notes);
        }

        static Line of(ReportLine line) {
            return of(line.comment(), line.moves());
        }

        private static String joined(List<ReportMove> moves, Function<ReportMove, String> part) {
            return moves.stream().map(part).collect(Collectors.joining(" "));
        }

        private static String evaluation(ReportMove move) {
            return move.evaluation()
                    .map(found -> found.score() + "," + found.win() + "," + found.draw())
                    .orElse("");
        }
    }

    /**
     * What is said about a move.
     *
     * @param mark "??", "?" or "?!"
     * @param symbols the symbols behind it, if they are more than the mark
     * @param comment what is said in words
     * @param better what the analysis found better, at most one line
     * @param variations the other variations
     */
    record Note(String mark, String symbols, String comment, List<Line> better, List<Line> variations) {
        static final Note NONE = new Note("", "", "", List.of(), List.of());

        static Note of(ReportMove move) {
            String mark = move.mark().map(MoveMark::symbol).orElse("");
            return new Note(
                    mark,
                    move.symbols().equals(mark) ? "" : move.symbols(),
                    move.comment(),
                    move.better().stream().map(Line::of).toList(),
                    move.variations().stream().map(Line::of).toList());
        }
    }

    static GameData of(ReportGame game) {
        List<ReportMove> moves = game.moves();
        ReportMove first = moves.getFirst();
        List<ReportMove> played = moves.subList(1, moves.size());
        return new GameData(
                game,
                played.isEmpty() ? "" : played.getFirst().number(),
                first.board(),
                Line.of(first.comment(), played));
    }
}
