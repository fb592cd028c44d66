package parachute.protocol.cecp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parachute.rules.board.Variant;
import parachute.rules.notation.VariantName;

/** The reply to {@code protover}: the features of this engine. */
final class CecpFeatures {
    private CecpFeatures() {}

    /** Returns the feature lines, {@code done=1} last. */
    static List<String> lines(String name, List<String> options) {
        String variants = Stream.concat(
                        Arrays.stream(Variant.values()).map(Variant::xboardName),
                        Stream.of(VariantName.CHESS960.xboard()))
                .collect(Collectors.joining(","));
        List<String> lines = new ArrayList<>();
        lines.add("feature ping=1 setboard=1 usermove=1 playother=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1");
        lines.add("feature analyze=1 san=0 colors=0 ics=0 name=1 pause=1 nps=1 debug=1 memory=1 smp=1 exclude=1");
        lines.add("feature myname=\"" + name.replace('"', '\'') + "\" variants=\"" + variants + "\"");
        options.forEach(option -> lines.add("feature option=\"" + option + "\""));
        lines.add("feature done=1");
        return lines;
    }
}
