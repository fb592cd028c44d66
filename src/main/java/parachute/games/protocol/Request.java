package parachute.games.protocol;

import java.util.List;
import parachute.io.UserException;

/** A request of a line protocol. */
@FunctionalInterface
public interface Request {
    /**
     * Carries out the request and returns the reply. A refused request changes nothing.
     *
     * @param arguments the words after the request's name
     * @return one line without its end, or several if the protocol says so
     * @throws UserException if the arguments are not valid or do not fit the state of the game
     */
    String answer(List<String> arguments);
}
