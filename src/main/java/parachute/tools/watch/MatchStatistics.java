package parachute.tools.watch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parachute.rules.pgn.GameTree;
import parachute.rules.pgn.Node;
import parachute.tools.match.game.GameResult;
import parachute.tools.match.game.GameTags;
import parachute.tools.match.statistics.MatchScore;
import parachute.tools.match.statistics.PairCounts;
import parachute.tools.match.statistics.ScoreColumns;
import parachute.tools.match.statistics.Sprt;
import parachute.tools.match.statistics.Standings;
import parachute.tools.match.statistics.StandingsTable;
import parachute.tools.progress.ProgressPart;
import parachute.tools.progress.ProgressPart.Diagram;
import parachute.tools.progress.ProgressPart.DiagramLine;
import parachute.tools.progress.ProgressPart.DiagramPoint;
import parachute.tools.progress.ProgressPart.Histogram;
import parachute.tools.progress.ProgressPart.HistogramBar;
import parachute.tools.progress.ProgressPart.Table;

/** The games of a match as tables and curves. Not safe for use by several threads at once. */
final class MatchStatistics {
    /** What a game is for an engine, by the half points that it brings, the most first. */
    private static final List<String> RESULTS = List.of("won", "drawn", "lost");

    private static final int MAX_BARS = 12;

    /** The numbers of moves that a bar may stand for. */
    private static final int[] BAR_MOVES = {5, 10, 20, 50, 100, 200, 500, 1000};

    /** The mean time of a move is shown if one of this number of the engine's games has a move of its number. */
    private static final int RARE = 20;

    private final Optional<Sprt> test;
    private final Standings standings;
    private final List<EndedGame> games = new ArrayList<>();
    private final Map<String, EloCourse> courses = new LinkedHashMap<>();
    private final Map<String, MoveTimes> times = new LinkedHashMap<>();
    private Optional<Map<String, ProgressPart>> parts = Optional.empty();

    /**
     * A finished game.
     *
     * @param moves moves of the side that made more of them, the opening's included
     */
    private record EndedGame(GameTags tags, String ending, int moves) {}

    /**
     * Creates the statistics of a match without games.
     *
     * @param engines in the order in which they are listed; they may not be all
     * @param test the test that may end the match
     */
    MatchStatistics(List<String> engines, Optional<Sprt> test) {
        this.test = test;
        standings = new Standings(engines);
    }

    /** Returns the results by engine; callers do not change them. */
    Standings standings() {
        return standings;
    }

    /** Returns whether the test has accepted one of its hypotheses. */
    boolean isDecided() {
        return test.filter(sprt -> sprt.decide(standings.firstPairs()) != Sprt.Decision.UNDECIDED)
                .isPresent();
    }

    /** Counts a game. */
    void add(GameTags tags, GameTree game, String ending) {
        standings.add(tags);
        standings.engines().forEach(engine -> courses.computeIfAbsent(engine, EloCourse::new));
        courses.values().forEach(course -> course.add(tags, standings));
        parts = Optional.empty();
        List<Node> moves = game.moves();
        games.add(new EndedGame(tags, ending, (moves.size() + 1) / 2));
        boolean blackBegins = tags.opening().fen().stream().anyMatch(fen -> fen.contains(" b "));
        for (int i = 0; i < moves.size(); i++) {
            int ply = blackBegins ? i + 1 : i;
            String engine = ply % 2 == 0 ? tags.white() : tags.black();
            MoveTimes.seconds(moves.get(i).comment())
                    .ifPresent(seconds -> times.computeIfAbsent(engine, name -> new MoveTimes())
                            .add(ply / 2 + 1, seconds));
        }
    }

    /** Returns what is shown, by its title. */
    Map<String, ProgressPart> parts() {
        if (parts.isEmpty()) {
            Map<String, ProgressPart> made = new LinkedHashMap<>();
            test.ifPresent(sprt -> made.put("Test", ratio(sprt)));
            made.put("Table", crossTable());
            List<List<String>> pairings = StandingsTable.pairings(standings);
            if (pairings.size() > 1) {
                made.put(
                        "Pairings",
                        new Table(ScoreColumns.row(List.of("Pairing"), StandingsTable.headings()), pairings));
            }
            List<List<String>> machines = StandingsTable.machines(standings);
            if (!machines.isEmpty()) {
                List<List<String>> rows = machines.subList(1, machines.size());
                made.put("By machine", new Table(machines.getFirst(), rows, StandingsTable.differences(standings)));
            }
            made.put("Elo, with the interval of 95 %", elo());
            addGames(made);
            parts = Optional.of(made);
        }
        return parts.get();
    }

    /** Adds the times of moves, the endings of games and their lengths, if games are known. */
    private void addGames(Map<String, ProgressPart> made) {
        if (games.isEmpty()) {
            return;
        }
        if (!times.isEmpty()) {
            made.put("Mean seconds of a move", times());
        }
        made.put("Endings", endings());
        if (seen().size() > 1) { // Of two engines the table has all of it.
            seen().forEach(engine -> made.put("Endings of the games of " + engine, endings(engine)));
        }
        for (String engine : seen()) {
            made.put("Lengths of the games of " + engine, lengths(engine));
        }
    }

    private ProgressPart ratio(Sprt sprt) {
        PairCounts pairs = standings.firstPairs();
        return new ProgressPart.BoundedRatio(
                sprt.ratio(pairs), sprt.lowerBound(), sprt.upperBound(), sprt.describe(pairs));
    }

    // ---- tables ---------------------------------------------------------------------------------------------------

    /**
     * Returns the columns of the table of text, then the points against each of several opponents, by the number of its
     * row.
     */
    private Table crossTable() {
        List<String> engines = standings.engines();
        List<String> headings =
                new ArrayList<>(ScoreColumns.row(List.of(StandingsTable.NAME_HEADING), StandingsTable.headings()));
        List<List<String>> rows = new ArrayList<>();
        for (String engine : engines) {
            int number = rows.size() + 1;
            List<String> row = new ArrayList<>(
                    ScoreColumns.row(List.of(number + ". " + engine), StandingsTable.values(standings.score(engine))));
            if (engines.size() > 2) {
                headings.add("vs " + number);
                engines.forEach(opponent -> row.add(points(engine, opponent)));
            }
            rows.add(row);
        }
        return new Table(
                headings,
                rows,
                Stream.concat(settings(), StandingsTable.remarks(standings, Optional.empty()).stream())
                        .toList());
    }

    private String points(String engine, String opponent) {
        MatchScore score = standings.score(engine, opponent);
        return engine.equals(opponent)
                ? "·"
                : score.games() == 0 ? "" : StandingsTable.points(score) + "/" + score.games();
    }

    /** Returns what was played, and what each engine could spend. */
    private Stream<String> settings() {
        if (games.isEmpty()) {
            return Stream.of();
        }
        String variants =
                distinct(games.stream().map(game -> game.tags().opening().variant()));
        return Stream.concat(
                Stream.of(games.size() + " games of " + variants + "."),
                standings.engines().stream()
                        .filter(engine -> !gamesOf(engine).isEmpty())
                        .map(engine -> engine + ": "
                                + distinct(gamesOf(engine).stream()
                                        .map(game -> game.tags().limitOf(engine)))));
    }

    private static String distinct(Stream<String> texts) {
        return texts.distinct().collect(Collectors.joining(", "));
    }

    private List<EndedGame> gamesOf(String engine) {
        return games.stream().filter(game -> game.tags().involves(engine)).toList();
    }

    /** Returns how many games ended in which way, all, drawn, and won by each engine. */
    private Table endings() {
        List<String> winners =
                standings.engines().stream().map(engine -> "Won by " + engine).toList();
        List<List<String>> rows = new ArrayList<>();
        for (String ending : endingsOf(games)) {
            List<EndedGame> same =
                    games.stream().filter(game -> game.ending().equals(ending)).toList();
            List<String> row = new ArrayList<>(List.of(
                    ending,
                    count(same.size()),
                    String.format(Locale.ROOT, "%.1f%%", 100.0 * same.size() / games.size()),
                    count(same.stream()
                            .filter(game -> game.tags().result().equals(GameResult.DRAW))
                            .count())));
            standings
                    .engines()
                    .forEach(engine -> row.add(count(same.stream()
                            .filter(game ->
                                    game.tags().involves(engine) && game.tags().halvesOf(engine) == 2)
                            .count())));
            rows.add(row);
        }
        List<String> headings = new ArrayList<>(List.of("Ending", "Games", "Share", "Drawn"));
        headings.addAll(winners);
        return new Table(headings, rows);
    }

    /** Returns the endings of games, the most frequent one first. */
    private static List<String> endingsOf(List<EndedGame> games) {
        Map<String, Long> counts =
                games.stream().collect(Collectors.groupingBy(EndedGame::ending, TreeMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .map(Map.Entry::getKey)
                .toList();
    }

    private static String count(long games) {
        return games == 0 ? "" : Long.toString(games);
    }

    // ---- diagrams -------------------------------------------------------------------------------------------------

    /** Returns the engines from whose side the games are seen: of two, what one wins the other one loses. */
    private List<String> seen() {
        List<String> engines = standings.engines();
        return (engines.size() == 2 ? engines.subList(0, 1) : engines)
                .stream().filter(courses::containsKey).toList();
    }

    private Diagram elo() {
        return new Diagram(
                "games",
                seen().stream()
                        .map(engine -> new DiagramLine(engine, course(engine)))
                        .toList());
    }

    private List<DiagramPoint> course(String engine) {
        return Optional.ofNullable(courses.get(engine)).orElseThrow().points(standings);
    }

    private Histogram endings(String engine) {
        List<EndedGame> own = gamesOf(engine);
        return histogram(engine, own, endingsOf(own), EndedGame::ending);
    }

    private Histogram lengths(String engine) {
        List<EndedGame> own = gamesOf(engine);
        int shortest = own.stream().mapToInt(EndedGame::moves).min().orElse(0);
        int longest = own.stream().mapToInt(EndedGame::moves).max().orElse(0);
        int width = IntStream.of(BAR_MOVES)
                .filter(moves -> longest / moves < MAX_BARS)
                .findFirst()
                .orElse(longest);
        List<String> labels = IntStream.rangeClosed(shortest / width, longest / width)
                .mapToObj(bar -> bar * width + "–" + (bar * width + width - 1) + " moves")
                .toList();
        return histogram(engine, own, labels, game -> labels.get(game.moves() / width - shortest / width));
    }

    /** Returns the counts of an engine's games, each bar with those won, drawn and lost. */
    private static Histogram histogram(
            String engine, List<EndedGame> games, List<String> labels, Function<EndedGame, String> labelOf) {
        Map<String, List<EndedGame>> byLabel = games.stream().collect(Collectors.groupingBy(labelOf));
        List<HistogramBar> bars = new ArrayList<>();
        for (String label : labels) {
            Map<Integer, Long> byHalves = byLabel.getOrDefault(label, List.of()).stream()
                    .collect(Collectors.groupingBy(game -> game.tags().halvesOf(engine), Collectors.counting()));
            bars.add(new HistogramBar(
                    label,
                    Stream.of(2, 1, 0)
                            .map(halves -> byHalves.getOrDefault(halves, 0L).intValue())
                            .toList()));
        }
        return new Histogram(RESULTS, bars);
    }

    private Diagram times() {
        List<DiagramLine> lines = standings.engines().stream()
                .filter(times::containsKey)
                .map(engine -> new DiagramLine(
                        engine,
                        Optional.ofNullable(times.get(engine)).orElseThrow().means(RARE).entrySet().stream()
                                .map(mean -> new DiagramPoint(mean.getKey(), rounded(mean.getValue())))
                                .toList()))
                .toList();
        return new Diagram("moves", lines);
    }

    /** Rounds to a tenth of a millisecond. */
    private static double rounded(double seconds) {
        return Math.rint(seconds * 1e4) / 1e4;
    }
}
