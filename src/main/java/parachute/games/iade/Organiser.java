package parachute.games.iade;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Carries out the instructions about players, whole games, and files; the replies are those of the protocol. */
final class Organiser {
    private final ClubFiles files;
    private Club club = Club.empty();

    /** Creates an organiser without players. */
    Organiser(ClubFiles files) {
        this.files = files;
    }

    /** Returns the game in progress. */
    Optional<RunningGame> game() {
        return club.game();
    }

    /** Replaces the game in progress with its next state, or starts one. */
    void goOn(RunningGame game) {
        club = club.playing(game);
    }

    /** Ends the game in progress with a win. */
    void win(String winner, String loser) {
        club.players().recordWin(winner, loser);
        club = club.idle();
    }

    /** Carries out {@code RJ}. */
    String register(String name) {
        boolean isNew = club.players().register(RegisteredPlayer.newcomer(name));
        return isNew ? Messages.PLAYER_REGISTERED : Messages.PLAYER_EXISTS;
    }

    /** Carries out {@code LJ}. */
    String ranking() {
        List<RegisteredPlayer> ranking = club.players().ranking();
        return ranking.isEmpty()
                ? Messages.NO_PLAYERS
                : ranking.stream().map(RegisteredPlayer::line).collect(Collectors.joining("\n"));
    }

    /** Carries out {@code IJ}, with the board if it is valid. */
    String startGame(String first, String second, Optional<IadeBoard> board) {
        if (club.game().isPresent()) {
            return Messages.GAME_IN_PROGRESS;
        }
        if (!club.players().has(first) || !club.players().has(second)) {
            return Messages.UNKNOWN_PLAYER;
        }
        if (board.isEmpty()) {
            return Messages.INVALID_INSTRUCTION;
        }
        goOn(RunningGame.start(first, second, board.get()));
        return Messages.GAME_STARTED;
    }

    /** Carries out {@code D}, of one player or both. */
    String resign(List<String> names) {
        Optional<RunningGame> game = club.game();
        if (game.isEmpty()) {
            return Messages.NO_GAME;
        }
        if (!names.stream().allMatch(club.players()::has)) {
            return Messages.UNKNOWN_PLAYER;
        }
        if (!names.stream().allMatch(game.get()::has)) {
            return Messages.NOT_IN_GAME;
        }
        if (names.stream().distinct().count() == 2) {
            club.players().recordDraw(names.get(0), names.get(1));
        } else {
            club.players().recordWin(game.get().opponentOf(names.get(0)), names.get(0));
        }
        club = club.idle();
        return Messages.GAME_ENDED;
    }

    /** Carries out {@code G}. */
    String save(String name) {
        try {
            files.save(name, club);
            return Messages.SAVED;
        } catch (IOException e) {
            return Messages.NOT_SAVED;
        }
    }

    /** Carries out {@code L}. */
    String load(String name) {
        if (club.game().isPresent()) {
            return Messages.GAME_IN_PROGRESS;
        }
        try {
            club = files.load(name);
            return Messages.LOADED;
        } catch (NoSuchFileException e) {
            return Messages.NO_FILE;
        } catch (IOException e) {
            return Messages.DAMAGED_FILE;
        }
    }
}
