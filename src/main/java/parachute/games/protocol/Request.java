package parachute.games.protocol;

import java.util.List;
import parachute.io.UserException;

/** A request of a line protocol. */
@FunctionalInterface
public interface Request {
    /**
     * Carries the request out and answers it. A request that is refused changes nothing.
     *
     * @param arguments the words behind the request's name
     * @return one line without its end; several lines where the protocol says so
     * @throws UserException if the arguments make no sense or do not fit the state of the game
     */
    String answer(List<String> arguments);
}
