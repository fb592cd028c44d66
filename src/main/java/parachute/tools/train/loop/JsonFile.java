package parachute.tools.train.loop;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import parachute.io.AtomicFile;

/** Records in files of JSON, by Jackson. */
final class JsonFile {
    /** Never changed once it is made. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    private JsonFile() {}

    /**
     * The record in a file.
     *
     * @throws IOException if the file cannot be read
     * @throws LoopException if it holds something else
     */
    static <T> T read(Path file, Class<T> type) throws IOException {
        try {
            return MAPPER.readValue(Files.readAllBytes(file), type);
        } catch (JsonProcessingException e) {
            throw new LoopException(file + " cannot be used: " + e.getOriginalMessage());
        }
    }

    /** Replaces a file by one with a record, or creates it. */
    static void write(Path file, Object value) throws IOException {
        AtomicFile.write(file, (MAPPER.writeValueAsString(value) + '\n').getBytes(StandardCharsets.UTF_8));
    }
}
