package parachute.tools.cluster;

import parachute.tools.work.TextRecord;
import parachute.tools.work.TextRecordException;

/**
 * Tasks that belong together, as machines tell each other.
 *
 * @param id no other job has it
 * @param kind the kind of work
 * @param settings what holds for all tasks
 */
public record Job(String id, String kind, TextRecord settings) {
    /** The text of a job without its id. */
    public String format() {
        return new TextRecord()
                .with("kind", kind)
                .with("settings", settings.format())
                .format();
    }

    /**
     * A job from another machine.
     *
     * @throws TextRecordException if the text is none
     */
    public static Job parse(String id, String text) {
        TextRecord record = TextRecord.parse(text);
        return new Job(id, record.get("kind"), TextRecord.parse(record.get("settings")));
    }
}
