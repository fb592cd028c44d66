package parachute.cli.command;

import parachute.io.Version;
import picocli.CommandLine.IVersionProvider;

/** The text that {@code --version} prints for every command. */
final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {Version.nameAndVersion()};
    }
}
