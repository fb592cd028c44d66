package parachute.tools.watch;

import java.util.ArrayList;
import java.util.List;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;
import parachute.tools.progress.ProgressPart.DiagramPoint;

/** How the Elo of an engine and its error developed in the course of a match. */
final class EloCourse {
    /** Points of a curve, of which every second is left out when there are more. */
    private static final int MAX_POINTS = 300;

    private final String engine;
    private final List<DiagramPoint> points = new ArrayList<>();
    private int games;
    private int gamesPerPoint = 1;

    /** Creates the course of an engine that has not played yet. */
    EloCourse(String engine) {
        this.engine = engine;
    }

    /**
     * Counts a game.
     *
     * @param standings those after it
     */
    void add(GameTags game, Standings standings) {
        if (!game.involves(engine)) {
            return;
        }
        games++;
        if (games % gamesPerPoint == 0) {
            addPoint(points, standings.score(engine));
        }
        if (points.size() > MAX_POINTS) {
            gamesPerPoint *= 2;
            points.removeIf(point -> Math.round(point.x()) % gamesPerPoint != 0);
        }
    }

    /**
     * Returns the points so far, the last one after the last game; without one where all games were won or all lost.
     */
    List<DiagramPoint> points(Standings standings) {
        List<DiagramPoint> all = new ArrayList<>(points);
        if (games % gamesPerPoint != 0) {
            addPoint(all, standings.score(engine));
        }
        return all;
    }

    private static void addPoint(List<DiagramPoint> points, MatchScore score) {
        if (Double.isFinite(score.eloError())) {
            points.add(new DiagramPoint(
                    score.games(), rounded(score.elo()), rounded(score.eloLow()), rounded(score.eloHigh())));
        }
    }

    /** Rounds to a tenth: a page has no use for more. */
    private static double rounded(double elo) {
        return Math.rint(elo * 10) / 10;
    }
}
