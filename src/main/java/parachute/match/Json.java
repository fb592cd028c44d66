package parachute.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * JSON as Java's own values: {@link Map} with strings as keys, {@link List}, {@link String}, {@link Double},
 * {@link Boolean}, and an empty {@link Optional} for null.
 */
final class Json {
    private static final int DEEPEST = 100;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /**
     * Reads a text that holds one value.
     *
     * @throws MatchSetupException if it does not
     */
    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.skipBlanks();
        if (json.at < text.length()) {
            throw json.error("nothing more");
        }
        return value;
    }

    private Object value() {
        skipBlanks();
        if (depth == DEEPEST) {
            throw error("less depth");
        }
        return switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> literal("true", true);
            case 'f' -> literal("false", false);
            case 'n' -> literal("null", Optional.empty());
            default -> number();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        at++;
        depth++;
        skipBlanks();
        while (peek() != '}') {
            if (!object.isEmpty()) {
                expect(',');
                skipBlanks();
            }
            String key = string();
            skipBlanks();
            expect(':');
            object.put(key, value());
            skipBlanks();
        }
        at++;
        depth--;
        return object;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        at++;
        depth++;
        skipBlanks();
        while (peek() != ']') {
            if (!list.isEmpty()) {
                expect(',');
            }
            list.add(value());
            skipBlanks();
        }
        at++;
        depth--;
        return list;
    }

    private String string() {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                if (at + 4 > text.length()) {
                    throw error("four digits");
                }
                try {
                    yield (char) Integer.parseInt(text, at, at += 4, 16);
                } catch (NumberFormatException e) {
                    throw error("four digits");
                }
            }
            default -> throw error("an escape sequence");
        };
    }

    private Object literal(String word, Object meaning) {
        if (!text.startsWith(word, at)) {
            throw error("a value");
        }
        at += word.length();
        return meaning;
    }

    private Double number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        try {
            return Double.valueOf(text.substring(start, at));
        } catch (NumberFormatException e) {
            at = start;
            throw error("a value");
        }
    }

    private void skipBlanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private char peek() {
        if (at >= text.length()) {
            throw error("more");
        }
        return text.charAt(at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw error("'" + c + "'");
        }
        at++;
    }

    private MatchSetupException error(String expected) {
        return new MatchSetupException("no JSON: expected " + expected + " at character " + (at + 1));
    }

    // ---- writing --------------------------------------------------------------------------------------------------

    /** The text of a value; numbers that are infinite become null, for JSON has none such. */
    static String format(Object value) {
        StringBuilder text = new StringBuilder();
        append(value, "\n", text);
        return text.toString();
    }

    private static void append(Object value, String lineStart, StringBuilder text) {
        if (value instanceof Map<?, ?> map) {
            String separator = "{" + lineStart + "  ";
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                text.append(separator);
                quote(entry.getKey().toString(), text);
                text.append(": ");
                append(entry.getValue(), lineStart + "  ", text);
                separator = "," + lineStart + "  ";
            }
            text.append(map.isEmpty() ? "{}" : lineStart + "}");
        } else if (value instanceof List<?> list) {
            boolean flat = list.stream().allMatch(Number.class::isInstance);
            String separator = flat ? "[" : "[" + lineStart + "  ";
            for (Object item : list) {
                text.append(separator);
                append(item, lineStart + "  ", text);
                separator = flat ? ", " : "," + lineStart + "  ";
            }
            text.append(list.isEmpty() ? "[]" : flat ? "]" : lineStart + "]");
        } else if (value instanceof Double number) {
            text.append(Double.isFinite(number) ? number.toString() : "null");
        } else if (value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else if (value instanceof Optional<?> optional) {
            optional.ifPresentOrElse(present -> append(present, lineStart, text), () -> text.append("null"));
        } else {
            quote(value.toString(), text);
        }
    }

    private static void quote(String string, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < ' ') {
                text.append(String.format("\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }
}
