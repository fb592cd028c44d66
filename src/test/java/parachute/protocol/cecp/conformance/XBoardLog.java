package parachute.protocol.cecp.conformance;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** XBoard's debug log of a match: its input to both engines, their output, and its own remarks. */
final class XBoardLog {
    private static final Pattern MESSAGE = Pattern.compile("\\d+ ([<>])(first |second): ?(.*)");

    /** The word and the move are written separately, each preceded by the time. */
    private static final Pattern BROKEN_USERMOVE = Pattern.compile("usermove \\d+ >(first |second): ");

    /** Remarks of XBoard about an engine that did something wrong. */
    private static final List<String> COMPLAINTS = List.of(
            "exited unexpectedly",
            "Error writing",
            "Error reading",
            "Ignoring move out of turn",
            "Undoing extra move",
            "Ignoring extra move");

    private final List<Message> messages;
    private final List<String> remarks;

    /** One of the two engines. */
    enum EngineSlot {
        FIRST,
        SECOND
    }

    private record Message(EngineSlot engine, boolean isFromEngine, String text) {}

    private XBoardLog(List<Message> messages, List<String> remarks) {
        this.messages = messages;
        this.remarks = remarks;
    }

    static XBoardLog parse(String text) {
        List<Message> messages = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        BROKEN_USERMOVE.matcher(text).replaceAll("usermove ").lines().forEach(line -> {
            Matcher matcher = MESSAGE.matcher(line);
            if (matcher.matches()) {
                EngineSlot engine = matcher.group(2).equals("second") ? EngineSlot.SECOND : EngineSlot.FIRST;
                messages.add(new Message(engine, matcher.group(1).equals("<"), matcher.group(3)));
            } else {
                remarks.add(line);
            }
        });
        return new XBoardLog(messages, remarks);
    }

    /** Returns XBoard's complaints. */
    List<String> complaints() {
        return remarks.stream()
                .filter(remark -> COMPLAINTS.stream().anyMatch(remark::contains))
                .toList();
    }

    /** Returns the lines of an engine with a property. */
    List<String> linesOf(EngineSlot engine, Predicate<String> property) {
        return messages.stream()
                .filter(message -> message.isFromEngine() && message.engine() == engine)
                .map(Message::text)
                .filter(property)
                .toList();
    }

    /** Returns the pings without a reply from an engine; the last of all may be cut off by the end of the match. */
    List<String> unansweredPings(EngineSlot engine) {
        Map<String, Boolean> answered = new HashMap<>();
        String last = "";
        for (Message message : messages) {
            if (message.engine() != engine) {
                continue;
            }
            if (!message.isFromEngine() && message.text().startsWith("ping ")) {
                last = message.text().substring("ping ".length());
                answered.put(last, false);
            } else if (message.isFromEngine() && message.text().startsWith("pong ")) {
                answered.put(message.text().substring("pong ".length()), true);
            }
        }
        answered.remove(last);
        return answered.keySet().stream()
                .filter(number -> !answered.get(number))
                .sorted()
                .toList();
    }
}
