package parachute.tools.cluster.grid;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.infinispan.commons.dataconversion.MediaType;
import org.infinispan.commons.io.ByteBuffer;
import org.infinispan.commons.io.ByteBufferImpl;
import org.infinispan.commons.marshall.AbstractMarshaller;

/** Calls as fixed records of bytes: nothing else is accepted, and no class is named by the sender. */
final class CallMarshaller extends AbstractMarshaller {
    @Override
    public boolean isMarshallable(Object object) {
        return object instanceof Call;
    }

    @Override
    public MediaType mediaType() {
        return MediaType.APPLICATION_OCTET_STREAM;
    }

    @Override
    protected ByteBuffer objectToBuffer(Object object, int estimatedSize) throws IOException {
        if (!(object instanceof Call call)) {
            throw new IOException("only calls are sent, not " + object.getClass());
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(estimatedSize);
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            writeText(call.verb().name(), out);
            writeText(call.subject(), out);
            writeText(call.text(), out);
        }
        return ByteBufferImpl.create(bytes.toByteArray());
    }

    private static void writeText(String text, DataOutputStream out) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    @Override
    public Object objectFromByteBuffer(byte[] buffer, int offset, int length) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(buffer, offset, length));
        Call call = new Call(verb(readText(in)), readText(in), readText(in));
        if (in.available() > 0) {
            throw new IOException(in.available() + " bytes behind a call");
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
            throw new IOException("a text of " + length + " bytes in " + in.available());
        }
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }
}
