package parachute.protocol.cecp.conformance;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A class of checks of XBoard's protocol. Each check that has a parameter {@link XBoardClient} gets one with an engine
 * process of its own, started and with its features accepted; the process is killed after the check. The tag of a check
 * is its number, by which {@code mvn verify -Dgroups=B03} runs it alone. The property {@code conformance.engine} names
 * another engine's command.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@EnabledOnOs(OS.LINUX)
@ExtendWith(EngineExtension.class)
@interface Conformance {}
