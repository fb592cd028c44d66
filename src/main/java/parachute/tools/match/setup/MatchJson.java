package parachute.tools.match.setup;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import parachute.io.FileProblem;

/** JSON in files of engines and in reports, by Jackson. */
public final class MatchJson {
    /** Never changed once it is made. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .defaultPrettyPrinter(printer())
            .addModule(new SimpleModule().addSerializer(Double.class, new FiniteOrNull()))
            .build();

    private MatchJson() {}

    /**
     * The value in a file.
     *
     * @param content what the file is to hold, in the plural
     * @throws MatchSetupException if the file cannot be read or is no JSON
     */
    public static JsonNode read(Path file, String content) {
        try {
            return MAPPER.readTree(Files.readAllBytes(file));
        } catch (JsonProcessingException e) {
            throw new MatchSetupException(file + " is no JSON" + where(e));
        } catch (IOException e) {
            throw new MatchSetupException("the " + content + " cannot be read: " + FileProblem.describe(e));
        }
    }

    private static String where(JsonProcessingException mistake) {
        return Optional.ofNullable(mistake.getLocation())
                .map(place -> ": mistake in line " + place.getLineNr() + ", column " + place.getColumnNr())
                .orElse("");
    }

    /** The text of an object with its keys in their order; numbers that are infinite become null, for JSON has none. */
    public static String format(Map<String, Object> object) {
        try {
            return MAPPER.writeValueAsString(object);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no content for JSON: " + object, e);
        }
    }

    /** A line for each key of an object, with the same line ends on every system; lists in a line. */
    private static DefaultPrettyPrinter printer() {
        Separators separators = Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator("");
        return new DefaultPrettyPrinter(separators).withObjectIndenter(new DefaultIndenter("  ", "\n"));
    }

    private static final class FiniteOrNull extends StdSerializer<Double> {
        private static final long serialVersionUID = 1;

        FiniteOrNull() {
            super(Double.class);
        }

        @Override
        public void serialize(Double value, JsonGenerator out, SerializerProvider provider) throws IOException {
            if (Double.isFinite(value)) {
                out.writeNumber(value);
            } else {
                out.writeNull();
            }
        }
    }
}
