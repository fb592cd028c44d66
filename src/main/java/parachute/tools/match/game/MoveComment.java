package parachute.tools.match.game;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import parachute.tools.program.CommandWords;

/** The parts of the comment on a move, by their names in fastchess, in the order in which they are written. */
public enum MoveComment {
    /** The score from the mover's side and the depth: {@code +0.31/12}, {@code -M5/20}. */
    SCORE,
    /** Seconds that the move took: {@code 0.345s}. */
    TIME,
    /** The clock after the move, as programs that show games read it: {@code [%clk 0:00:09.655]}. */
    CLK,
    /** The same in seconds: {@code tl=9.655s}. */
    TIMELEFT,
    /** Seconds that the move took beyond the engine's own measurement: {@code latency=0.002s}. */
    LATENCY,
    /** Nodes: {@code n=123456}. */
    NODES,
    /** Selective depth: {@code sd=21}. */
    SELDEPTH,
    /** Nodes a second: {@code nps=1200000}. */
    NPS,
    /** Thousandths of the transposition table in use: {@code hashfull=12}. */
    HASHFULL,
    /** Positions found in endgame tables: {@code tbhits=0}. */
    TBHITS,
    /** The principal variation: {@code pv="e2e4 e7e5"}. */
    PV;

    /** The parts that are written by default. */
    public static final Set<MoveComment> USUAL = Collections.unmodifiableSet(EnumSet.of(SCORE, TIME, CLK));

    /**
     * Reads names; {@code all} stands for all of them, {@code none} for nothing.
     *
     * @throws parachute.io.UserException if one is not known
     */
    public static Set<MoveComment> parse(List<String> names) {
        Set<MoveComment> parts = EnumSet.noneOf(MoveComment.class);
        for (String name : names) {
            switch (name) {
                case "all" -> parts.addAll(EnumSet.allOf(MoveComment.class));
                case "none" -> parts.clear();
                default -> parts.add(CommandWords.choice("a part of --comments", name, MoveComment.class));
            }
        }
        return Collections.unmodifiableSet(parts);
    }
}
