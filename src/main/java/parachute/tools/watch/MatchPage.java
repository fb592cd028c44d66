package parachute.tools.watch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parachute.rules.pgn.GameTree;
import parachute.tools.match.Progress;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.MatchGames;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.page.WebPage;

/** A finished match as one file: the page on which it could be watched. Listens to the match for its games. */
public final class MatchPage implements Progress {
    /** The number of the last games that it holds; those of 100 moves need 100 MB. */
    private static final int MAX_GAMES = 10_000;

    private final List<String> engines;
    private final Optional<Sprt> test;
    private final List<Played> games = new ArrayList<>();
    private int planned;

    private record Played(GameTags tags, GameTree game) {}

    /**
     * Creates the page of a match that has not begun.
     *
     * @param engines their names; the first one is that of the test
     * @param test ends the match, if there is one
     * @param planned games of the whole match
     */
    public MatchPage(List<String> engines, Optional<Sprt> test, int planned) {
        this.engines = List.copyOf(engines);
        this.test = test;
        this.planned = planned;
    }

    /**
     * Returns the text of the page of the finished games in a PGN file.
     *
     * @throws parachute.io.UserException if it cannot be read
     */
    public static String of(Path pgn) {
        MatchPage page = new MatchPage(List.of(), Optional.empty(), 0);
        MatchGames.read(pgn, page::onGame);
        return page.html();
    }

    /** Returns the title of a match between some engines. */
    public static String title(List<String> engines) {
        return engines.size() == 2 ? String.join(" – ", engines) : "Match of " + engines.size() + " engines";
    }

    @Override
    public void onGame(GameTree game) {
        GamePgn.tags(game).ifPresent(tags -> games.add(new Played(tags, game)));
    }

    @Override
    public void onStatus(int played, int all, List<String> score) {
        planned = all;
    }

    /** Returns the text of the page after the last game. */
    public String html() {
        return WebPage.WATCH.saved(watch().saved());
    }

    /** Returns the games in the order of the schedule, whichever ended first. */
    Watch watch() {
        List<Played> inOrder = games.stream()
                .sorted(Comparator.comparing(Played::tags, GameTags.BY_ROUND))
                .toList();
        Standings standings = new Standings(engines);
        inOrder.forEach(played -> standings.add(played.tags()));
        Watch watch = new Watch(title(standings.engines()), Optional.empty(), MAX_GAMES);
        MatchWatch match = watch.newMatch(watch.title(), standings.engines(), test, Math.max(planned, inOrder.size()));
        for (int i = 0; i < inOrder.size(); i++) {
            match.add(i + 1, inOrder.get(i).tags(), inOrder.get(i).game());
        }
        watch.end();
        return watch;
    }
}
