package parachute.web.game;

import java.util.Optional;
import parachute.io.UserException;

/** The progress of a game and the file in which it is kept. Owned by one thread at a time. */
final class GameFile {
    private final String id;
    private final GameSettings settings;
    private final WebGames.Services services;
    private GameProgress progress;

    /** Why the progress is not in the file. */
    private Optional<String> unsaved = Optional.empty();

    /** Creates the progress of a game as its file has it. */
    GameFile(String id, GameSettings settings, GameProgress progress, WebGames.Services services) {
        this.id = id;
        this.settings = settings;
        this.progress = progress;
        this.services = services;
    }

    GameProgress progress() {
        return progress;
    }

    /** Returns why the progress is not in the file; empty if it is. */
    Optional<String> unsaved() {
        return unsaved;
    }

    boolean isSaved() {
        return unsaved.isEmpty();
    }

    /**
     * Writes a state and makes it the progress.
     *
     * @throws UserException if it cannot be written; the progress is then as it was
     */
    void change(GameProgress next) {
        write(next);
        progress = next;
    }

    /** Makes a state the progress and writes it if that is possible. */
    void changeAnyway(GameProgress next) {
        progress = next;
        save();
    }

    /** Writes the progress if that is possible. */
    void save() {
        try {
            write(progress);
        } catch (UserException e) {
            if (isSaved()) {
                services.complaints().accept("game " + id + " goes on and is saved later: " + e.getMessage());
            }
            unsaved = Optional.of(e.getMessage());
        }
    }

    private void write(GameProgress state) {
        services.folder().write(id, settings, state);
        if (!isSaved()) {
            services.complaints().accept("game " + id + " is saved");
            unsaved = Optional.empty();
        }
    }

    /**
     * Deletes the file.
     *
     * @throws UserException if that is not possible
     */
    void delete() {
        services.folder().delete(id);
        unsaved = Optional.empty();
    }
}
