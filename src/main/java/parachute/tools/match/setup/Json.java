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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import parachute.io.AtomicFile;
import parachute.io.UserException;

/** JSON in files and in reports, by Jackson. */
public final class Json {
    /** Never changed once it is made. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .defaultPrettyPrinter(printer())
            .addModule(new SimpleModule().addSerializer(Double.class, new FiniteOrNull()))
            .build();

    private Json() {}

    /**
     * The value in a file.
     *
     * @param content what the file is to hold, in the plural
     * @throws UserException if the file cannot be read or is no JSON
     */
    public static JsonNode read(Path file, String content) {
        try {
            return MAPPER.readTree(Files.readAllBytes(file));
        } catch (JsonProcessingException e) {
            throw new UserException(file + " is no JSON" + where(e));
        } catch (IOException e) {
            throw new UserException("the " + content + " cannot be read", e);
        }
    }

    /**
     * The record in a file.
     *
     * @throws IOException if the file cannot be read
     * @throws UserException if it holds something else
     */
    public static <T> T read(Path file, Class<T> type) throws IOException {
        try {
            return MAPPER.readValue(Files.readAllBytes(file), type);
        } catch (JsonProcessingException e) {
            throw new UserException(file + " cannot be used: " + e.getOriginalMessage());
        }
    }

    /**
     * Replaces a file by one with a record or an object, or creates it.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(Path file, Object value) throws IOException {
        AtomicFile.write(file, (format(value) + '\n').getBytes(StandardCharsets.UTF_8));
    }

    private static String where(JsonProcessingException mistake) {
        return Optional.ofNullable(mistake.getLocation())
                .map(place -> ": mistake in line " + place.getLineNr() + ", column " + place.getColumnNr())
                .orElse("");
    }

    /** The text of an object or a record, its keys in their order; infinite {@link Double}s become null, for JSON has none. */
    public static String format(Object object) {
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
