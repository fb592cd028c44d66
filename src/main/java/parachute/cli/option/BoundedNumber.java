package parachute.cli.option;

import parachute.cli.start.Settings;
import parachute.engine.Engine;
import parachute.engine.bench.PerftDivide;
import parachute.engine.search.SearchLimits;
import parachute.engine.strength.Level;
import parachute.tools.mate.MateLimits;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number on the command line, from 1, or seldom 0, to a bound that each kind has of its own. */
public abstract class BoundedNumber implements ITypeConverter<Integer> {
    private final int least;
    private final int most;

    private BoundedNumber(int most) {
        this(1, most);
    }

    private BoundedNumber(int least, int most) {
        this.least = least;
        this.most = most;
    }

    @Override
    public Integer convert(String text) {
        // No more digits than can be read; a number with more is too great in any case.
        if (text.matches("\\d{1,18}")) {
            long value = Long.parseLong(text);
            if (value >= least && value <= most) {
                return (int) value;
            }
        }
        // A bound that only the type sets is of no interest but to those who have exceeded it.
        boolean isTooGreat = text.matches("\\d*[1-9]\\d*");
        String range = most == Integer.MAX_VALUE && !isTooGreat ? least + " on" : least + " to " + most;
        throw new TypeConversionException("expected a number from " + range + ", not \"" + text + '"');
    }

    /** Any number from 1 on. */
    public static final class Positive extends BoundedNumber {
        Positive() {
            super(Integer.MAX_VALUE);
        }
    }

    /** Any number from 0 on. */
    public static final class NotNegative extends BoundedNumber {
        NotNegative() {
            super(0, Integer.MAX_VALUE);
        }
    }

    /** A port of TCP; 0 stands for any. */
    public static final class Port extends BoundedNumber {
        Port() {
            super(0, 65_535);
        }
    }

    /** As long as the answer to a board may be thought about. */
    public static final class BoardMoveTime extends BoundedNumber {
        BoardMoveTime() {
            super(Settings.LONGEST_MOVE_TIME);
        }
    }

    /** A part of a hundred. */
    public static final class Percent extends BoundedNumber {
        Percent() {
            super(100);
        }
    }

    /** As many threads as the engine can have. */
    public static final class Threads extends BoundedNumber {
        Threads() {
            super(Engine.MAX_THREADS);
        }
    }

    /** As many threads, or none. */
    static final class Slots extends BoundedNumber {
        Slots() {
            super(0, Engine.MAX_THREADS);
        }
    }

    /** As many levels as there are. */
    static final class LevelNumber extends BoundedNumber {
        LevelNumber() {
            super(Level.RANDOM.number(), Level.FULL.number());
        }
    }

    /** As many hidden units as are of any use, and fit a network's file. */
    static final class HiddenUnits extends BoundedNumber {
        HiddenUnits() {
            super(2_048);
        }
    }

    /** As many plies as can be searched. */
    public static final class SearchDepth extends BoundedNumber {
        SearchDepth() {
            super(SearchLimits.MAX_DEPTH);
        }
    }

    /** The longest mate that can be looked for. */
    public static final class MateMoves extends BoundedNumber {
        MateMoves() {
            super(MateLimits.MOST_MOVES);
        }
    }

    /** As many plies as can be counted. */
    public static final class PerftDepth extends BoundedNumber {
        PerftDepth() {
            super(PerftDivide.MAX_DEPTH);
        }
    }
}
