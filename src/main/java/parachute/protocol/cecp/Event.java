package parachute.protocol.cecp;

import parachute.engine.TimedResult;

/** Something a session reacts to, in the order in which it happened. */
sealed interface Event {
    /** A line from the client, without its end. */
    record ClientLine(String text) implements Event {}

    /**
     * A search has ended by itself or by {@code ?}.
     *
     * @param search number of the search, which tells a search abandoned in the meantime from the running one
     */
    record SearchEnded(long search, TimedResult end) implements Event {}

    /**
     * The client's lines have ended.
     *
     * @param patient whether a search that ends by itself is waited for; if not it is stopped
     */
    record InputEnded(boolean patient) implements Event {}

    /** The client reads our lines no more. */
    record ClientGone() implements Event {}
}
