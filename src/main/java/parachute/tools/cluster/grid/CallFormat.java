package parachute.tools.cluster.grid;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Encodes calls as fixed records of bytes: nothing else is accepted, and the sender cannot name classes. */
final class CallFormat {
    private CallFormat() {}

    /** Returns the bytes of a call. */
    static byte[] write(Call call) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            writeText(call.verb().name(), out);
            writeText(call.subject(), out);
            writeText(call.text(), out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory cannot fail", e);
        }
        return bytes.toByteArray();
    }

    private static void writeText(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /**
     * Reads a call within other bytes.
     *
     * @throws IOException if the bytes are anything else
     */
    static Call read(byte[] bytes, int offset, int length) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes, offset, length));
        Call call = new Call(verb(readText(in)), readText(in), readText(in));
        if (in.available() > 0) {
            throw new IOException(in.available() + " bytes after a call");
        }
        return call;
    }

    private static Call.Verb verb(String name) throws IOException {
        try {
            return Call.Verb.valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new IOException("unknown call \"" + name + '"', e);
        }
    }

    private static String readText(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("a text of " + length + " bytes within " + in.available());
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }
}
