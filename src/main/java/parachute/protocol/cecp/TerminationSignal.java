package parachute.protocol.cecp;

/** The effect of SIGTERM on this process: it ends the process unless it is ignored. */
@FunctionalInterface
public interface TerminationSignal {
    /** Sets whether the signal is ignored; initially it ends the process. */
    void setIgnored(boolean ignored);
}
