package parachute.tools.train.spsa;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parachute.engine.search.SearchParameters;
import parachute.io.UserException;
import parachute.tools.json.Json;

/**
 * The file of a tuning run, JSON: its settings, its progress, and each parameter with its value, the rounded value
 * for {@link SearchParameters}, and its start value. It is replaced as a whole.
 *
 * @param path its path, which need not exist yet
 * @param settings the settings of the run
 */
record SpsaFile(Path path, SpsaSettings settings) {
    /**
     * Returns the state in the file; empty if the file does not exist.
     *
     * @throws UserException if it cannot be read, belongs to a run with other settings, or holds anything else
     */
    Optional<SpsaState> read() {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        JsonNode root = Json.read(path, "values");
        checkSettings(root.path("settings"));
        int iteration = count(root, "iteration");
        if (iteration > settings.iterations()) {
            throw damage("iteration");
        }
        List<Double> values = new ArrayList<>();
        for (TunedParameter tuned : settings.parameters()) {
            String name = tuned.parameter().name();
            JsonNode value = root.path("parameters").path(name).path("value");
            if (!value.isNumber() || tuned.clamp(value.doubleValue()) != value.doubleValue()) {
                throw damage("value of " + name);
            }
            values.add(value.doubleValue());
        }
        return Optional.of(
                new SpsaState(iteration, values, count(root, "wins"), count(root, "draws"), count(root, "losses")));
    }

    private void checkSettings(JsonNode found) {
        if (!found.isObject()) {
            throw new UserException(path + " is not a file of a tuning run");
        }
        settings.describe().forEach((name, wanted) -> {
            String begun = found.path(name).asText("missing");
            if (!begun.equals(wanted)) {
                throw new UserException(
                        path + " belongs to another run: its " + name + " is " + begun + ", not " + wanted);
            }
        });
    }

    private int count(JsonNode root, String name) {
        JsonNode number = root.path(name);
        if (!number.isInt() || number.intValue() < 0) {
            throw damage(name);
        }
        return number.intValue();
    }

    private UserException damage(String what) {
        return new UserException(path + " is damaged: it does not have a valid " + what);
    }

    /**
     * Writes the file, replacing an existing one.
     *
     * @throws IOException if it cannot be written
     */
    void write(SpsaState state) throws IOException {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("settings", settings.describe());
        root.put("iteration", state.iteration());
        root.put("wins", state.wins());
        root.put("draws", state.draws());
        root.put("losses", state.losses());
        Map<String, Object> parameters = new LinkedHashMap<>();
        for (int i = 0; i < settings.parameters().size(); i++) {
            TunedParameter tuned = settings.parameters().get(i);
            parameters.put(
                    tuned.parameter().name(), parameter(tuned, state.values().get(i)));
        }
        root.put("parameters", parameters);
        Json.write(path, root);
    }

    private static Map<String, Object> parameter(TunedParameter tuned, double value) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("value", value);
        fields.put("rounded", Math.round(value));
        fields.put("start", tuned.start());
        fields.put("min", tuned.parameter().min());
        fields.put("max", tuned.parameter().max());
        fields.put("step", tuned.step());
        return fields;
    }
}
