package parachute.tools.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
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

/**
 * Records, maps and lists as JSON, by Jackson. A text that is read has each component of its record, none of them
 * null, and nothing after it.
 */
public final class Json {
    /** Never changed after it is built. Only the components of a record count, not methods that look like getters. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .visibility(PropertyAccessor.ALL, Visibility.NONE)
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
            .enable(
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                    DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .addModule(new SimpleModule().addSerializer(Double.class, new FiniteOrNull()))
            .build();

    private static final ObjectWriter LINE = MAPPER.writer();
    private static final ObjectWriter LINES = MAPPER.writer(printer());

    private Json() {}

    /**
     * Returns the record in a text; empty for the JSON word {@code null}.
     *
     * @throws JsonProcessingException if the text is something else
     */
    public static <T> Optional<T> parse(String json, Class<T> type) throws JsonProcessingException {
        return Optional.ofNullable(MAPPER.readValue(json, type));
    }

    /**
     * Returns the value in a file.
     *
     * @param content what the file is to hold, in the plural
     * @throws UserException if the file cannot be read or is not JSON
     */
    public static JsonNode read(Path file, String content) {
        try {
            return MAPPER.readTree(Files.readAllBytes(file));
        } catch (JsonProcessingException e) {
            throw new UserException(file + " is not JSON" + where(e));
        } catch (IOException e) {
            throw new UserException("the " + content + " cannot be read", e);
        }
    }

    /**
     * Returns the record in a file.
     *
     * @throws IOException if the file cannot be read
     * @throws UserException if it holds anything else
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
        AtomicFile.write(file, bytes(value));
    }

    /**
     * Replaces a file by one with a record or an object that only its owner may read, or creates it.
     *
     * @throws IOException if the file cannot be written
     */
    public static void writeOwnerOnly(Path file, Object value) throws IOException {
        AtomicFile.writeOwnerOnly(file, bytes(value));
    }

    private static byte[] bytes(Object value) {
        return (format(value) + '\n').getBytes(StandardCharsets.UTF_8);
    }

    private static String where(JsonProcessingException mistake) {
        return Optional.ofNullable(mistake.getLocation())
                .map(place -> ": mistake in line " + place.getLineNr() + ", column " + place.getColumnNr())
                .orElse("");
    }

    /**
     * Returns an object or a record in a line, its keys in their order; infinite {@link Double}s become null, since
     * JSON does not have them.
     */
    public static String line(Object object) {
        return text(object, LINE);
    }

    /** Returns the same in many lines, for people. */
    public static String format(Object object) {
        return text(object, LINES);
    }

    private static String text(Object object, ObjectWriter writer) {
        try {
            return writer.writeValueAsString(object);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("not representable as JSON: " + object, e);
        }
    }

    /** Returns a line for each key of an object, with the same line ends on every system; lists in a line. */
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
