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

    /** The client has gone: its lines have ended, or it reads ours no more. */
    record ClientGone() implements Event {}
}
