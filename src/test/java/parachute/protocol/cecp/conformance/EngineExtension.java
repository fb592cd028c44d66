package parachute.protocol.cecp.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Starts an engine for each check that asks for a client, and ends it after the check; the values of a check with several
 * get the same engine one after the other, as long as it lives.
 */
final class EngineExtension implements ParameterResolver {
    private static final Namespace NAMESPACE = Namespace.create(EngineExtension.class);

    /** The command of the engine that is checked, its words divided by blanks. */
    private static final String COMMAND = System.getProperty(
            "conformance.engine", Path.of("scripts/parachute").toAbsolutePath() + " xboard");

    /** Starts the engine and sends nothing. */
    static XBoardClient start() throws IOException {
        return XBoardClient.start(List.of(COMMAND.split(" ")));
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == XBoardClient.class;
    }

    @Override
    public XBoardClient resolveParameter(ParameterContext parameter, ExtensionContext context) {
        // The store closes what it holds after the check.
        ExtensionContext.Store store = ofTheWholeCheck(context).getStore(NAMESPACE);
        XBoardClient used = store.get(XBoardClient.class, XBoardClient.class);
        if (used != null && used.isAlive()) {
            return used;
        }
        XBoardClient client;
        try {
            client = start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        store.put(XBoardClient.class, client);
        return client.negotiate();
    }

    private static ExtensionContext ofTheWholeCheck(ExtensionContext context) {
        return context.getParent()
                .filter(parent -> parent.getTestMethod().isPresent())
                .orElse(context);
    }
}
