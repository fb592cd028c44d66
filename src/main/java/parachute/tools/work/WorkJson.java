package parachute.tools.work;

import com.fasterxml.jackson.core.JsonProcessingException;
import parachute.tools.json.Json;

/** Tasks, results and settings as JSON: machines send each other records of components without null. */
public final class WorkJson {
    private WorkJson() {}

    /** Returns the JSON of a record, a map or a list. */
    public static String write(Object value) {
        return Json.line(value);
    }

    /**
     * Returns the record in a text from another machine.
     *
     * @throws WorkJsonException if the text is anything else
     */
    public static <T> T read(String json, Class<T> type) {
        try {
            return Json.parse(json, type)
                    .orElseThrow(
                            () -> new WorkJsonException("nothing where a " + type.getSimpleName() + " was expected"));
        } catch (JsonProcessingException e) {
            throw new WorkJsonException("invalid " + type.getSimpleName() + ": " + e.getOriginalMessage());
        }
    }
}
