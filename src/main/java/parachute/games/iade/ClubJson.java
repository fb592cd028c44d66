package parachute.games.iade;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Clubs as JSON. Reading creates data only, and refuses anything that is not valid. */
final class ClubJson {
    /** Immutable; shared because creating it takes longer than saving a game. */
    private static final JsonMapper MAPPER = mapper();

    private ClubJson() {}

    /** Writes a club as JSON and leaves the stream open. */
    static void write(Club club, OutputStream out) throws IOException {
        MAPPER.writeValue(out, SavedClub.of(club));
    }

    /**
     * Reads a club.
     *
     * @throws IOException if the text was not written by {@link #write}
     */
    static Club read(byte[] json) throws IOException {
        try {
            // The JSON word null is read as a missing club.
            return Optional.ofNullable(MAPPER.readValue(json, SavedClub.class))
                    .orElseThrow(() -> new IllegalArgumentException("nothing there"))
                    .club();
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new IOException("not a saved club: " + e.getMessage(), e);
        }
    }

    private static JsonMapper mapper() {
        JsonMapper mapper = JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                        DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                        DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
                .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
                .build();
        // Names may have any length.
        mapper.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxStringLength(Integer.MAX_VALUE)
                        .build());
        return mapper;
    }
}
