package parachute.cli.command;

import parachute.io.Version;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints, whatever the command. */
final class ProgramVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {Version.nameAndVersion()};
    }
}
