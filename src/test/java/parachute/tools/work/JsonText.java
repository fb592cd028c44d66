package parachute.tools.work;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Objects of JSON, changed as a faulty machine might. */
public final class JsonText {
    private static final JsonMapper MAPPER = new JsonMapper();

    private JsonText() {}

    /** Returns the object with another value for one of its names. */
    public static String with(String json, String name, Object value) throws JsonProcessingException {
        ObjectNode object = (ObjectNode) MAPPER.readTree(json);
        object.set(name, MAPPER.valueToTree(value));
        return object.toString();
    }

    /** Returns the object without one of its names. */
    public static String without(String json, String name) throws JsonProcessingException {
        ObjectNode object = (ObjectNode) MAPPER.readTree(json);
        object.remove(name);
        return object.toString();
    }
}
