package parachute.tools.work;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Optional;

/** Tasks, results and settings as JSON, by Jackson: what machines tell each other is records of components without null. */
public final class WorkJson {
    /** Never changed once it is made. Of a record only its components count, not methods that look like getters. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .visibility(PropertyAccessor.ALL, Visibility.NONE)
            .visibility(PropertyAccessor.FIELD, Visibility.ANY)
            .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    private WorkJson() {}

    /** The JSON of a record, a map or a list. */
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no content for JSON: " + value, e);
        }
    }

    /**
     * The record in a text from another machine.
     *
     * @throws WorkJsonException if the text is something else
     */
    public static <T> T read(String json, Class<T> type) {
        try {
            // The JSON word null is read as nothing at all.
            return Optional.ofNullable(MAPPER.readValue(json, type))
                    .orElseThrow(
                            () -> new WorkJsonException("nothing where a " + type.getSimpleName() + " was expected"));
        } catch (JsonProcessingException e) {
            throw new WorkJsonException("no " + type.getSimpleName() + ": " + e.getOriginalMessage());
        }
    }
}
