package parachute.tools.match.statistics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import parachute.tools.json.Json;

/** Standings as JSON. */
public final class StandingsJson {
    private StandingsJson() {}

    /** Returns the text of the standings, with the state of the test if there is one. */
    public static String format(Standings standings, Optional<Sprt> sprt) {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("games", standings.games());
        List<Object> engines = new ArrayList<>();
        List<Object> pairings = new ArrayList<>();
        List<String> names = standings.engines();
        for (int i = 0; i < names.size(); i++) {
            Map<String, Object> engine = new LinkedHashMap<>();
            engine.put("name", names.get(i));
            putScore(engine, standings.score(names.get(i)));
            engine.put("faults", faults(standings, names.get(i)));
            engines.add(engine);
            for (int j = i + 1; j < names.size(); j++) {
                MatchScore score = standings.score(names.get(i), names.get(j));
                if (score.games() > 0) {
                    Map<String, Object> pairing = new LinkedHashMap<>();
                    pairing.put("first", names.get(i));
                    pairing.put("second", names.get(j));
                    putScore(pairing, score);
                    pairings.add(pairing);
                }
            }
        }
        report.put("engines", engines);
        report.put("pairings", pairings);
        List<Object> machines = new ArrayList<>();
        for (String name : standings.machines()) {
            Standings.MachineStandings machine = standings.machine(name);
            Map<String, Object> map = new LinkedHashMap<>();
            map.put("name", name);
            putScore(map, machine.score());
            map.put("timesFactor", machine.scale());
            map.put("nodesAMove", machine.nodes().mean());
            map.put("faults", machine.faults());
            map.put("probability", machine.probability().orElse(Double.NaN));
            map.put("isDifferent", machine.isDifferent(standings.machines()));
            machines.add(map);
        }
        if (!machines.isEmpty()) {
            report.put("machines", machines);
        }
        sprt.ifPresent(test -> report.put("sprt", sprt(test, standings)));
        return Json.format(report);
    }

    /** Returns the number of each fault of an engine, by {@link parachute.tools.match.game.Fault#plural}. */
    public static Map<String, Object> faults(Standings standings, String engine) {
        Map<String, Object> faults = new LinkedHashMap<>();
        standings.faults(engine).forEach((fault, count) -> faults.put(fault.plural(), count));
        return faults;
    }

    /** Puts the values of a score into an object; infinite numbers become null in the text. */
    public static void putScore(Map<String, Object> map, MatchScore score) {
        map.put("games", score.games());
        map.put("points", score.points());
        map.put("wins", score.wins());
        map.put("draws", score.draws());
        map.put("losses", score.losses());
        map.put("score", score.mean());
        map.put("drawRatio", score.drawRatio());
        map.put("elo", score.elo());
        map.put("eloError", score.eloError());
        map.put("eloLow", score.eloLow());
        map.put("eloHigh", score.eloHigh());
        map.put("los", score.superiority());
        map.put("pairs", score.pairs().counts());
        map.put("pairRatio", score.pairs().pairRatio());
        map.put("pairDrawRatio", score.pairs().drawRatio());
        map.put("normalizedElo", score.pairs().normalizedElo());
        map.put("normalizedEloError", score.pairs().normalizedEloError());
    }

    /** Returns the state of a test of the first engine. */
    public static Map<String, Object> sprt(Sprt sprt, Standings standings) {
        PairCounts pairs = standings.firstPairs();
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("elo0", sprt.elo0());
        map.put("elo1", sprt.elo1());
        map.put("model", sprt.model().name().toLowerCase(Locale.ROOT));
        map.put("llr", sprt.ratio(pairs));
        map.put("lower", sprt.lowerBound());
        map.put("upper", sprt.upperBound());
        sprt.gamesLeft(pairs).ifPresent(games -> map.put("gamesLeft", games));
        map.put("decision", sprt.decide(pairs).name().toLowerCase(Locale.ROOT));
        return map;
    }
}
