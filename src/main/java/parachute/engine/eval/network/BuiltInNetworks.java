package parachute.engine.eval.network;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import parachute.rules.board.Variant;

/** The networks that are part of the program, each read when it is first asked for. */
public final class BuiltInNetworks {
    private BuiltInNetworks() {}

    /** Initialised at the first use of the class, so that the other network is not read. */
    private static final class Chess {
        private static final Optional<Network> NETWORK = load("chess.net");
    }

    /** As the other one. */
    private static final class Crazyhouse {
        private static final Optional<Network> NETWORK = load("crazyhouse.net");
    }

    /** The network of a variant, if there is one. */
    public static Optional<Network> of(Variant variant) {
        return switch (variant) {
            case CHESS -> Chess.NETWORK;
            case CRAZYHOUSE -> Crazyhouse.NETWORK;
        };
    }

    private static Optional<Network> load(String name) {
        try (InputStream in = BuiltInNetworks.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(NetworkFile.parse(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NetworkException e) {
            throw new IllegalStateException("the built-in network " + name + " cannot be used", e);
        }
    }
}
