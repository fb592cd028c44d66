package parachute.web.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parachute.io.RemainingTime;
import parachute.rules.notation.PgnGame;
import parachute.tools.match.Progress;
import parachute.tools.match.game.GamePgn;
import parachute.tools.match.game.GameRecord;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.PairCounts;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.progress.ProgressPart;

/** A match while it is played, as parts of what is watched. Thread-safe. */
final class MatchWatch implements Progress {
    /** The titles of its parts. */
    private static final String MATCH = "Match", TEST = "Test", TABLE = "Table", COURSE = "Elo";

    /** Points of the course of Elo, of which every second is left out when there are more. */
    private static final int MOST_POINTS = 400;

    private final Watch watch;
    private final String who;
    private final Optional<Sprt> test;
    private int games;
    private final int gamesBefore;
    private final Standings standings;
    private final List<ProgressPart.DiagramPoint> course = new ArrayList<>();
    private int pointsEvery = 1;
    private boolean shown;
    private RemainingTime remaining = new RemainingTime();
    private long begin = System.nanoTime();
    private int playedHere;

    /**
     * A match of which no game has been played.
     *
     * @param who who plays, in words
     * @param games of the whole match
     * @param gamesBefore those of the matches before, behind which its own are numbered
     */
    MatchWatch(Watch watch, String who, List<String> engines, Optional<Sprt> test, int games, int gamesBefore) {
        this.watch = watch;
        this.who = who;
        this.test = test;
        this.games = games;
        this.gamesBefore = gamesBefore;
        standings = new Standings(engines);
    }

    // ---- what happens ---------------------------------------------------------------------------------------------

    /** Shows this match in place of the one before. */
    synchronized void show() {
        if (!shown) {
            shown = true;
            remaining = new RemainingTime();
            begin = System.nanoTime();
            watch.show(MATCH, this::bar);
            if (test.isPresent()) {
                watch.show(TEST, () -> ratio(test.get()));
            } else {
                watch.hide(TEST);
            }
            watch.show(TABLE, this::table);
            watch.show(COURSE, this::diagram);
        }
    }

    @Override
    public synchronized void onGame(PgnGame game) {
        GamePgn.result(game).ifPresent(result -> {
            onResult(result);
            watch.onGame(gamesBefore + result.number(), game);
        });
    }

    @Override
    public synchronized void onResult(GameResult result) {
        standings.add(result);
        addPoint();
        watch.changed();
    }

    private void addPoint() {
        MatchScore score = standings.score(standings.engines().getFirst());
        if (standings.games() % pointsEvery == 0 && Double.isFinite(score.eloError())) {
            course.add(new ProgressPart.DiagramPoint(
                    standings.games(), rounded(score.elo()), rounded(score.eloLow()), rounded(score.eloHigh())));
        }
        if (course.size() > MOST_POINTS) {
            pointsEvery *= 2;
            course.removeIf(point -> Math.round(point.x()) % pointsEvery != 0);
        }
    }

    /** To a tenth: a page has no use for more. */
    private static double rounded(double elo) {
        return Math.rint(elo * 10) / 10;
    }

    @Override
    public synchronized void onMove(GameRecord game) {
        show();
        watch.onMove(gamesBefore + game.result().number(), game);
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

    private synchronized ProgressPart bar() {
        int played = standings.games();
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

    /** The lines that the command prints at the end. */
    private synchronized ProgressPart table() {
        return new ProgressPart.TextTable(StandingsTable.lines(standings, test));
    }

    private synchronized ProgressPart ratio(Sprt sprt) {
        PairCounts pairs = standings.firstPairs();
        return new ProgressPart.BoundedRatio(
                sprt.ratio(pairs), sprt.lowerBound(), sprt.upperBound(), sprt.describe(pairs));
    }

    private synchronized ProgressPart diagram() {
        return new ProgressPart.Diagram(
                "games",
                List.of(new ProgressPart.DiagramLine(standings.engines().getFirst() + " with its error", course)));
    }
}
