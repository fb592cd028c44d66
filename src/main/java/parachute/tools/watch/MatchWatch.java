package parachute.tools.watch;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import parachute.io.RemainingTime;
import parachute.rules.pgn.GameTree;
import parachute.tools.match.Progress;
import parachute.tools.match.game.Game;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.ScoreColumns;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.progress.ProgressPart;

/** A running match, as parts of what is watched. Thread-safe. */
final class MatchWatch implements Progress {
    private final Watch watch;
    private final String who;
    private int games;
    private final int gamesBefore;
    private final MatchStatistics statistics;
    private boolean begun;
    private RemainingTime remaining = new RemainingTime();
    private long begin = System.nanoTime();
    private int playedHere;

    /**
     * Creates the watch of a match that has not begun.
     *
     * @param who the players, in words
     * @param engines their names; the first one is that of the test
     * @param test ends the match, if there is one
     * @param games of the whole match
     * @param gamesBefore games of the matches before it, by which its own are numbered
     */
    MatchWatch(Watch watch, String who, List<String> engines, Optional<Sprt> test, int games, int gamesBefore) {
        this.watch = watch;
        this.who = who;
        this.games = games;
        this.gamesBefore = gamesBefore;
        statistics = new MatchStatistics(engines, test);
    }

    // ---- what happens ---------------------------------------------------------------------------------------------

    /** Shows this match in place of the one before. */
    private void show() {
        if (!begun) {
            begun = true;
            remaining = new RemainingTime();
            begin = System.nanoTime();
            watch.show(this);
        }
    }

    @Override
    public synchronized void onGame(GameTree game) {
        GamePgn.tags(game).ifPresent(tags -> add(tags.round().number(), tags, game));
    }

    /**
     * Counts a game.
     *
     * @param number in this match, from 1
     */
    synchronized void add(int number, GameTags tags, GameTree game) {
        WatchedGame watched = WatchedGame.of(gamesBefore + number, game);
        statistics.add(tags, game, watched.ending());
        watch.onGame(watched);
    }

    @Override
    public synchronized void onMove(Game game) {
        show();
        watch.onMove(gamesBefore + game.pairing().round().number(), game);
    }

    @Override
    public synchronized void onStatus(int played, int all, List<String> score) {
        show();
        playedHere++;
        games = all;
        watch.changed();
    }

    @Override
    public void onEvent(String line) {
        watch.accept(line);
    }

    // ---- what is shown --------------------------------------------------------------------------------------------

    /** Returns what is shown, by its title. */
    synchronized Map<String, ProgressPart> parts() {
        Map<String, ProgressPart> parts = new LinkedHashMap<>();
        parts.put("Match", bar());
        parts.putAll(statistics.parts());
        return parts;
    }

    private ProgressPart bar() {
        int played = statistics.standings().games();
        String prefix = who.equals(watch.title()) ? "" : who + ": ";
        StringBuilder text = new StringBuilder(prefix + played + " of " + games + " games");
        if (playedHere > 0) {
            double minutes = (System.nanoTime() - begin) / 60e9;
            text.append(String.format(Locale.ROOT, ", %.1f a minute", playedHere / minutes));
            if (played < games && !watch.isOver()) {
                text.append(", ").append(remaining.text(playedHere, games - played));
            }
        }
        return new ProgressPart.Bar(played, games, text.toString());
    }

    /** Returns what came out of the match, such as "Finished: 120 games, +0.0 ± 61 Elo". */
    synchronized String summary() {
        Standings standings = statistics.standings();
        int played = standings.games();
        boolean isWhole = played >= games || statistics.isDecided();
        String summary = (isWhole ? "Finished: " : "Ended early: ")
                + (played < games ? played + " of " + games : played) + " games";
        if (played == 0) {
            return summary;
        }
        String first = standings.engines().getFirst();
        MatchScore score = standings.score(first);
        return summary + ", " + (standings.engines().size() > 2 ? first + " " : "") + ScoreColumns.shortElo(score);
    }
}
