package parachute.tools.match.report;

import java.util.ArrayList;
import java.util.List;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.Standings;

/** How the Elo of an engine and its error developed in the course of a match. */
final class EloCourse {
    /** The most points of a curve, of which a chart shows the difference. */
    private static final int MOST_POINTS = 150;

    /** Points are left out before the error is at most this many times the last one: they would stretch the chart. */
    private static final int GREATEST_ERROR = 4;

    private EloCourse() {}

    /**
     * The score of an engine after some of its games and after the last; where they are all won or all lost there is
     * no point.
     *
     * @param games those of the engine, in their order
     */
    static List<MatchScore> of(String engine, List<GameResult> games) {
        int step = games.size() / MOST_POINTS + 1;
        Standings standings = new Standings(List.of(engine));
        List<MatchScore> course = new ArrayList<>();
        for (int played = 1; played <= games.size(); played++) {
            standings.add(games.get(played - 1));
            if (played % step == 0 || played == games.size()) {
                MatchScore score = standings.score(engine);
                if (Double.isFinite(score.eloError())) {
                    course.add(score);
                }
            }
        }
        if (course.isEmpty()) {
            return course;
        }
        double greatest = GREATEST_ERROR * course.get(course.size() - 1).eloError();
        return course.stream().dropWhile(score -> score.eloError() > greatest).toList();
    }
}
