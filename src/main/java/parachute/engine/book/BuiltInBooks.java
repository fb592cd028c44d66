package parachute.engine.book;

import java.util.Optional;
import parachute.engine.variant.PerVariant;
import parachute.engine.variant.ProfileFile;
import parachute.engine.variant.VariantProfile;
import parachute.io.UserException;
import parachute.rules.board.Variant;

/** The books that are part of the program, each read on first use. */
final class BuiltInBooks {
    private static final PerVariant<Optional<OpeningBook>> BOOKS =
            new PerVariant<>(variant -> VariantProfile.of(variant).book().map(BuiltInBooks::read));

    private BuiltInBooks() {}

    /** Returns the book of a variant; empty if it has none. */
    static Optional<OpeningBook> of(Variant variant) {
        return BOOKS.of(variant);
    }

    private static OpeningBook read(ProfileFile file) {
        try {
            return BookFile.parse(file.bytes());
        } catch (UserException e) {
            throw new IllegalStateException("the built-in book " + file.name() + " cannot be used", e);
        }
    }
}
