package parachute.cli.command;

import picocli.CommandLine.Mixin;

/** A command that prints its results. */
abstract class PrintingCommand {
    @Mixin
    final CommandOutput output = new CommandOutput();
}
