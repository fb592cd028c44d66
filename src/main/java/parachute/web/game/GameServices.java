package parachute.web.game;

import java.time.InstantSource;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parachute.web.search.EnginePool;

/**
 * The services that games share.
 *
 * @param engines choose the engine's moves
 * @param timer notifies games when a flag falls
 * @param replyMillis that a weak engine takes for a move at least, as a person would
 * @param nanoTime for clocks, as {@link System#nanoTime} returns it
 * @param calendar for dates
 * @param folder where games are kept
 * @param complaints gets a line for each failure that does not belong to a request
 */
record GameServices(
        EnginePool engines,
        ScheduledExecutorService timer,
        long replyMillis,
        LongSupplier nanoTime,
        InstantSource calendar,
        GameFolder folder,
        Consumer<String> complaints) {}
