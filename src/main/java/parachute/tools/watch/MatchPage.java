package parachute.tools.watch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parachute.tools.match.MatchHeader;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameCounted;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.match.game.MatchGames;
import parachute.tools.match.statistics.Standings;
import parachute.tools.page.WebPage;

/** A finished match as one file: the page on which it could be watched. Listens to the match for its games. */
public final class MatchPage implements Consumer<MatchEvent> {
    /** The number of the last games that it holds; those of 100 moves need 100 MB. */
    private static final int MAX_GAMES = 10_000;

    private final MatchHeader header;
    private final List<GameCounted> games = new ArrayList<>();
    private int planned;

    /** Creates the page of a match that has not begun. */
    public MatchPage(MatchHeader header) {
        this.header = header;
        this.planned = header.games();
    }

    /**
     * Returns the text of the page of the finished games in a PGN file.
     *
     * @throws parachute.io.UserException if it cannot be read
     */
    public static String of(Path pgn) {
        MatchPage page = new MatchPage(new MatchHeader("", List.of(), Optional.empty(), 0));
        MatchGames.read(pgn, page);
        return page.html();
    }

    @Override
    public void accept(MatchEvent event) {
        switch (event) {
            case GameCounted game -> games.add(game);
            case ScoreChanged score -> planned = score.all();
            default -> {}
        }
    }

    /** Returns the text of the page after the last game. */
    public String html() {
        return WebPage.WATCH.saved(watch().saved());
    }

    /** Returns the games in the order of the schedule, whichever ended first. */
    WatchedWork watch() {
        List<GameCounted> inOrder = games.stream()
                .sorted(Comparator.comparing(GameCounted::tags, GameTags.BY_ROUND))
                .toList();
        Standings standings = new Standings(header.engines());
        inOrder.forEach(played -> standings.add(played.tags()));
        WatchedWork watch = new WatchedWork(MatchHeader.title(standings.engines()), Optional.empty(), MAX_GAMES);
        WatchedMatch match = watch.match(
                new MatchHeader(watch.title(), standings.engines(), header.test(), Math.max(planned, inOrder.size())));
        for (int i = 0; i < inOrder.size(); i++) {
            match.add(i + 1, inOrder.get(i).tags(), inOrder.get(i).game());
        }
        watch.end();
        return watch;
    }
}
