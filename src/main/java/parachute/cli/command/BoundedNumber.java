package parachute.cli.command;

import parachute.cli.start.Settings;
import parachute.engine.Engine;
import parachute.engine.bench.PerftDivide;
import parachute.engine.search.SearchLimits;
import parachute.engine.strength.Level;
import parachute.games.play.GameSearchLimit;
import parachute.tools.mate.MateLimits;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A whole number on the command line within the range of its kind: from 1 (rarely 0) to a maximum. */
class BoundedNumber implements ITypeConverter<Integer> {
    private final int min;
    private final int max;

    /** Creates the conversion of numbers from 1 to {@code max}. */
    BoundedNumber(int max) {
        this(1, max);
    }

    private BoundedNumber(int min, int max) {
        this.min = min;
        this.max = max;
    }

    @Override
    public Integer convert(String text) {
        // A number with more digits may not fit a long, and is too large in any case.
        if (text.matches("\\d{1,18}")) {
            long value = Long.parseLong(text);
            if (value >= min && value <= max) {
                return (int) value;
            }
        }
        // A maximum that only comes from the type is mentioned only to users who have exceeded it.
        boolean isTooLarge = text.matches("\\d*[1-9]\\d*");
        String range = max == Integer.MAX_VALUE && !isTooLarge ? "of at least " + min : "from " + min + " to " + max;
        throw new TypeConversionException("expected a number " + range + ", not \"" + text + '"');
    }

    /** Any number of at least 0. */
    static final class NotNegative extends BoundedNumber {
        NotNegative() {
            super(0, Integer.MAX_VALUE);
        }
    }

    /** A TCP port; 0 stands for any free one. */
    static final class Port extends BoundedNumber {
        Port() {
            super(0, 65_535);
        }
    }

    /** The milliseconds to think about a board. */
    static final class BoardMoveTime extends BoundedNumber {
        BoardMoveTime() {
            super(Settings.MAX_MOVE_TIME);
        }
    }

    /** A percentage of at least 1. */
    static final class Percent extends BoundedNumber {
        Percent() {
            super(100);
        }
    }

    /** A number of threads that the engine supports. */
    static final class Threads extends BoundedNumber {
        Threads() {
            super(Engine.MAX_THREADS);
        }
    }

    /** A number of threads, or 0. */
    static final class Slots extends BoundedNumber {
        Slots() {
            super(0, Engine.MAX_THREADS);
        }
    }

    /** The number of a playing level. */
    static final class LevelNumber extends BoundedNumber {
        LevelNumber() {
            super(Level.RANDOM.number(), Level.FULL.number());
        }
    }

    /** A number of hidden units that is useful and fits the file format of networks. */
    static final class HiddenUnits extends BoundedNumber {
        HiddenUnits() {
            super(2_048);
        }
    }

    /** A search depth, in plies. */
    static final class SearchDepth extends BoundedNumber {
        SearchDepth() {
            super(SearchLimits.MAX_DEPTH);
        }
    }

    /** A search depth in one of the games other than chess, in plies. */
    static final class GameDepth extends BoundedNumber {
        GameDepth() {
            super(GameSearchLimit.MAX_DEPTH);
        }
    }

    /** The length of a mate, in moves. */
    static final class MateMoves extends BoundedNumber {
        MateMoves() {
            super(MateLimits.MAX_MOVES);
        }
    }

    /** A depth of perft, in plies. */
    static final class PerftDepth extends BoundedNumber {
        PerftDepth() {
            super(PerftDivide.MAX_DEPTH);
        }
    }
}
