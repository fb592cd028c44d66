package parachute.games.protocol;

import java.util.List;

/** Something that can be asked of a game. */
@FunctionalInterface
public interface Request {
    /**
     * Does what was asked and answers it. A request that is refused changes nothing.
     *
     * @param arguments the words behind the request's name
     * @return one line without its end; several lines where the protocol says so
     * @throws BadRequestException if the arguments make no sense or do not fit the state of the game
     */
    String answer(List<String> arguments) throws BadRequestException;
}
