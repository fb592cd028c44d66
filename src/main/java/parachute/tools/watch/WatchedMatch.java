package parachute.tools.watch;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import parachute.io.RemainingTime;
import parachute.rules.pgn.GameTree;
import parachute.tools.match.MatchHeader;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.game.MatchEvent;
import parachute.tools.match.game.MatchEvent.GameCounted;
import parachute.tools.match.game.MatchEvent.GameFinished;
import parachute.tools.match.game.MatchEvent.Message;
import parachute.tools.match.game.MatchEvent.MoveMade;
import parachute.tools.match.game.MatchEvent.ScoreChanged;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.ScoreColumns;
import parachute.tools.match.statistics.Standings;
import parachute.tools.progress.ProgressPart;

/** A running match, as parts of what is watched. Thread-safe. */
public final class WatchedMatch implements Consumer<MatchEvent> {
    private final WatchedWork watch;
    private final String title;
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
     * @param gamesBefore games of the matches before it, by which its own are numbered
     */
    WatchedMatch(WatchedWork watch, MatchHeader header, int gamesBefore) {
        this.watch = watch;
        this.title = header.title();
        this.games = header.games();
        this.gamesBefore = gamesBefore;
        statistics = new MatchStatistics(header.engines(), header.test());
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
    public synchronized void accept(MatchEvent event) {
        switch (event) {
            case GameCounted counted -> add(counted.tags().round().number(), counted.tags(), counted.game());
            case MoveMade move -> {
                show();
                watch.onMove(gamesBefore + move.game().pairing().round().number(), move.game());
            }
            case ScoreChanged score -> {
                show();
                playedHere++;
                games = score.all();
                watch.changed();
            }
            case Message message -> watch.accept(message.line());
            case GameFinished finished -> {} // it has been counted
        }
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
        String prefix = title.equals(watch.title()) ? "" : title + ": ";
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
