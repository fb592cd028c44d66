package parachute.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntSupplier;
import parachute.cli.start.Signals;
import parachute.web.DesktopBrowser;
import parachute.web.WebAddress;
import parachute.web.WebServer;
import parachute.web.game.GameFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code parachute web}: the program in a browser. */
@Command(
        name = "web",
        description =
                "Play and analyse in a browser, and play the four small games. Prints the address of the page, opens it"
                        + " if there is a display, and runs until it is interrupted.")
final class WebCommand extends PrintingCommand implements Callable<Integer> {
    @Option(
            names = "--port",
            paramLabel = "N",
            converter = BoundedNumber.Port.class,
            description = "Port to listen on; 0 for any that is free (${DEFAULT-VALUE}).")
    private int port = 8730;

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description = "Name or address of this machine to listen on (${DEFAULT-VALUE}, which only this machine"
                    + " can reach; 0.0.0.0 for all networks).")
    private String host = WebAddress.LOCAL_HOST;

    @Option(
            names = "--token",
            paramLabel = "WORD",
            description = "Password of the page; generated if other machines can connect and none is given.")
    private Optional<String> token = Optional.empty();

    @Option(names = "--no-open", description = "Do not open a browser.")
    private boolean noOpen;

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            description = "Folder of the stored games (parachute/web in $XDG_DATA_HOME, else in ~/.local/share).")
    private Optional<Path> folder = Optional.empty();

    @Mixin
    private final SharedOptions.Log log = new SharedOptions.Log();

    @Override
    public Integer call() throws InterruptedException {
        log.start();
        Libraries.WEB.check();
        WebAddress address = WebAddress.of(host, port, token);
        try (WebServer server =
                        new WebServer(address, new GameFolder(folder.orElseGet(GameFolder::usual)), err()::println);
                Signals signals = new Signals()) {
            CountDownLatch signalled = new CountDownLatch(1);
            IntSupplier status = signals.onEnd(signalled::countDown);
            out().println(server.url());
            if (address.isOpen()) {
                out().println("Anyone who can reach " + host + " and knows this address can play and use this"
                        + " machine for analysis.");
            }
            if (!noOpen) {
                DesktopBrowser.open(server.url());
            }
            signalled.await();
            return status.getAsInt();
        }
    }
}
