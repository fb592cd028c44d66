package parachute.cli.option;

import parachute.rules.notation.VariantName;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A variant on the command line where the start position belongs to it, by one of its names. */
public final class VariantNameConverter implements ITypeConverter<VariantName> {
    /** The usual names, for descriptions. */
    static final String NAMES = "chess, crazyhouse, chess960 or crazyhouse960";

    @Override
    public VariantName convert(String name) {
        try {
            return VariantName.parse(name);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
