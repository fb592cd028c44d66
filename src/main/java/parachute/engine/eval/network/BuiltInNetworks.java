package parachute.engine.eval.network;

import parachute.engine.variant.PerVariant;
import parachute.engine.variant.ProfileFile;
import parachute.engine.variant.VariantProfile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/** The networks that are part of the program, each read on first use. */
public final class BuiltInNetworks {
    private static final PerVariant<Network> NETWORKS =
            new PerVariant<>(variant -> read(VariantProfile.of(variant).network()));

    private BuiltInNetworks() {}

    /** Returns the network of a variant. */
    public static Network of(Variant variant) {
        return NETWORKS.of(variant);
    }

    private static Network read(ProfileFile file) {
        try {
            return NetworkFile.parse(file.bytes());
        } catch (UserException e) {
            throw new IllegalStateException("the built-in network " + file.name() + " cannot be used", e);
        }
    }
}
