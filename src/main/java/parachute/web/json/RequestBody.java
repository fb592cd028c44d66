package parachute.web.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import parachute.tools.json.Json;
import parachute.web.json.RefusedException.Reason;

/** A JSON object in a request. Every method refuses a value of another kind than it returns, and names it. */
public final class RequestBody {
    private final JsonNode object;

    /**
     * Creates a body from an object that has been read.
     *
     * @param what it is, for messages, such as {@code the request}
     * @throws RefusedException if it is not an object
     */
    private RequestBody(JsonNode object, String what) {
        if (!object.isObject()) {
            throw invalid(what + " is not a JSON object");
        }
        this.object = object;
    }

    /**
     * Reads a body; an empty one is an object without values.
     *
     * @throws RefusedException if it is not a JSON object
     */
    public static RequestBody parse(String text) {
        try {
            String json = text.isBlank() ? "{}" : text;
            return new RequestBody(
                    Json.parse(json, JsonNode.class).orElseThrow(() -> invalid("the request is not a JSON object")),
                    "the request");
        } catch (JsonProcessingException e) {
            throw invalid("the request is not JSON: " + e.getOriginalMessage());
        }
    }

    /**
     * Returns a body of an object that was read elsewhere.
     *
     * @param what it is, for messages, such as {@code the file}
     * @throws RefusedException if it is not an object
     */
    public static RequestBody of(JsonNode json, String what) {
        return new RequestBody(json, what);
    }

    /** Returns a string. */
    public String text(String key) {
        return optionalText(key).orElseThrow(() -> invalid('"' + key + "\" is missing"));
    }

    /** Returns a string that may be missing. */
    public Optional<String> optionalText(String key) {
        return optional(key)
                .map(value -> Optional.ofNullable(value.textValue())
                        .orElseThrow(() -> invalid('"' + key + "\" is not a string")));
    }

    /** Returns a whole number that may be missing. */
    public OptionalInt optionalNumber(String key) {
        Optional<JsonNode> value = optional(key);
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        if (!value.get().isInt()) {
            throw invalid('"' + key + "\" is not a whole number");
        }
        return OptionalInt.of(value.get().intValue());
    }

    /** Returns whether a value is true; false if it is missing. */
    public boolean flag(String key) {
        Optional<JsonNode> value = optional(key);
        if (value.isPresent() && !value.get().isBoolean()) {
            throw invalid('"' + key + "\" is neither true nor false");
        }
        return value.map(JsonNode::booleanValue).orElse(false);
    }

    /** Returns a list of strings; empty if it is missing. */
    public List<String> texts(String key) {
        return items(key, JsonNode::isTextual, "strings")
                .map(JsonNode::textValue)
                .toList();
    }

    /** Returns a list of whole numbers; empty if it is missing. */
    public List<Long> numbers(String key) {
        return items(key, JsonNode::isIntegralNumber, "whole numbers")
                .map(JsonNode::longValue)
                .toList();
    }

    private Stream<JsonNode> items(String key, Predicate<JsonNode> kind, String kinds) {
        Optional<JsonNode> list = optional(key);
        if (list.isPresent() && !list.get().isArray()) {
            throw invalid('"' + key + "\" is not a list");
        }
        return list.stream().flatMap(JsonNode::valueStream).peek(item -> {
            if (!kind.test(item)) {
                throw invalid('"' + key + "\" contains something other than " + kinds);
            }
        });
    }

    /** Returns an object that may be missing. */
    public Optional<RequestBody> optionalObject(String key) {
        return optional(key).map(value -> new RequestBody(value, '"' + key + '"'));
    }

    /** Returns an object. */
    public RequestBody object(String key) {
        return optionalObject(key).orElseThrow(() -> invalid('"' + key + "\" is missing"));
    }

    private Optional<JsonNode> optional(String key) {
        return Optional.ofNullable(object.get(key)).filter(value -> !value.isNull());
    }

    private static RefusedException invalid(String message) {
        return new RefusedException(Reason.INVALID, message);
    }
}
