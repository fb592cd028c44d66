package parachute.tools.cluster.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serial;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The encoding of calls as bytes, and bytes that are not calls. */
class CallTest {
    @ParameterizedTest
    @EnumSource(Call.Verb.class)
    void aCallIsReadAsItWasWritten(Call.Verb verb) throws Exception {
        for (String text : new String[] {"", "round=1.1\nmoves=e4 ♞", "\0", "😀", "x".repeat(100_000)}) {
            Call call = new Call(verb, "driver-7 " + text, text);
            assertEquals(call, read(call.bytes()));
        }
    }

    @Test
    void aCallMayLieInTheMiddleOfBytes() throws Exception {
        Call call = new Call(Call.Verb.PERFORM, "job", "task");
        byte[] bytes = call.bytes();
        byte[] around = new byte[bytes.length + 20];
        Arrays.fill(around, (byte) 1);
        System.arraycopy(bytes, 0, around, 7, bytes.length);
        assertEquals(call, Call.read(around, 7, bytes.length));
    }

    @Test
    void aPartOfACallIsRefused() {
        byte[] bytes = new Call(Call.Verb.BEGIN, "job", "kind=match").bytes();
        for (int length = 0; length < bytes.length; length++) {
            byte[] part = Arrays.copyOf(bytes, length);
            assertThrows(IOException.class, () -> read(part), () -> "the first " + part.length + " bytes");
        }
    }

    @Test
    void whatFollowsACallIsRefused() throws Exception {
        byte[] bytes = new Call(Call.Verb.GREET, "", "").bytes();
        assertEquals("1 bytes after a call", refusal(Arrays.copyOf(bytes, bytes.length + 1)));
    }

    @Test
    void anotherVerbIsNamed() throws Exception {
        assertEquals("unknown call \"ERASE\"", refusal(texts("ERASE", "", "")));
        assertEquals("unknown call \"begin\"", refusal(texts("begin", "", "")));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 6})
    void aLengthThatCannotBeIsRefusedBeforeMemoryIsTaken(int length) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(length);
        out.writeBytes("GREET");
        assertEquals("a text of " + length + " bytes within 5", refusal(bytes.toByteArray()));
    }

    @Test
    void noJavaObjectIsRead() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(new Intruder());
        }
        byte[] object = bytes.toByteArray();
        assertThrows(IOException.class, () -> read(object));
        byte[] inside = texts("GREET", "", new String(object, StandardCharsets.ISO_8859_1));
        assertEquals(Call.class, read(inside).getClass(), "it is text there");
        assertFalse(Intruder.WAS_READ.get());
        // Java itself would have read it.
        assertEquals(
                Intruder.class,
                new ObjectInputStream(new ByteArrayInputStream(object))
                        .readObject()
                        .getClass());
        assertTrue(Intruder.WAS_READ.get());
    }

    /** Notices that it is read. */
    private static final class Intruder implements Serializable {
        @Serial
        private static final long serialVersionUID = 1;

        private static final AtomicBoolean WAS_READ = new AtomicBoolean();

        @Serial
        private void readObject(ObjectInputStream in) {
            WAS_READ.set(true);
        }
    }

    private static Call read(byte[] bytes) throws IOException {
        return Call.read(bytes, 0, bytes.length);
    }

    private static String refusal(byte[] bytes) {
        return assertThrows(IOException.class, () -> read(bytes)).getMessage();
    }

    /** Texts as they are sent, each after its length. */
    private static byte[] texts(String... texts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (String text : texts) {
            byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
            out.writeInt(encoded.length);
            out.write(encoded);
        }
        return bytes.toByteArray();
    }
}
