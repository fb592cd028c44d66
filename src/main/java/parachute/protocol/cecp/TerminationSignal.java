package parachute.protocol.cecp;

/** What SIGTERM does to this process: it ends it, unless the client was promised that it does not. */
@FunctionalInterface
public interface TerminationSignal {
    /** From now on the signal is ignored, or it ends the process as it does at the start. */
    void setIgnored(boolean ignored);
}
