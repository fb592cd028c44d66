package parachute.protocol.cecp;

import parachute.engine.TimedResult;

/** An event that a session reacts to, in order of occurrence. */
sealed interface CecpEvent {
    /** A line from the client, without its end. */
    record ClientLine(String text) implements CecpEvent {}

    /**
     * A search has ended by itself or by {@code ?}.
     *
     * @param search number of the search, to distinguish one that was abandoned from the running one
     */
    record SearchEnded(long search, TimedResult end) implements CecpEvent {}

    /**
     * The client's lines have ended.
     *
     * @param awaitSearch whether to wait for a search that ends by itself instead of stopping it
     */
    record InputEnded(boolean awaitSearch) implements CecpEvent {}

    /** The client no longer reads our lines. */
    record ClientGone() implements CecpEvent {}
}
