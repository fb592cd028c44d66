package parachute.scripts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Random;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parachute.Program;

/**
 * A start-up cache is used as it was made, and not at all if it was written to since. The folder of the program has an
 * odd name.
 */
@EnabledOnOs(OS.LINUX)
class StartUpCacheIT {
    private static final int PAGE = 4096;

    @TempDir
    private static Path parent;

    private static Checkout checkout;
    private static Path cache, good;

    @BeforeAll
    static void build() throws Exception {
        checkout = new Checkout(parent.resolve("a:b with blanks, per%20cent %p %d, 'quoted' \"twice\" $HOME"), parent);
        checkout.takeTheCache();
        checkout.build();
        checkout.set("PARACHUTE_JAVA_OPTS", Checkout.TELL_ORIGINS);
        // Not that of runs with vectors.
        cache = Packages.only(checkout.folder().resolve("target/aot"), "*[!s].aot");
        good = Files.copy(cache, parent.resolve("good.aot"), StandardCopyOption.COPY_ATTRIBUTES);
    }

    @BeforeEach
    void repair() throws IOException {
        Files.copy(good, cache, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static void assertPlays(boolean withCache) throws Exception {
        assertPlays(checkout.script("parachute"), withCache);
    }

    private static void assertPlays(Path launcher, boolean withCache) throws Exception {
        Program.Finished boards = checkout.run(checkout.startBoard(), launcher.toString(), "TEST");
        assertEquals(new Program.Finished(0, boards.out(), ""), boards);
        assertEquals(20, boards.out().split("~").length, boards.out());
        assertEquals(withCache, Checkout.cameFromCache(checkout.folder().resolve("classes")));
    }

    @Test
    void aCacheIsUsedAsItWasMade() throws Exception {
        assertPlays(true);
        String launcher = checkout.script("parachute").toString();
        assertTrue(checkout.run("", launcher, "--version").out().startsWith("Parachute "), "classes of no cache");
        assertEquals(1, checkout.builds());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 4, 7})
    void aPageOfZerosCostsTheCacheAndNotTheStart(int eighth) throws Exception {
        try (RandomAccessFile file = new RandomAccessFile(cache.toFile(), "rw")) {
            file.seek(file.length() / PAGE * eighth / 8 * PAGE);
            file.write(new byte[PAGE]);
        }
        assertPlays(false);
    }

    private enum Damage {
        HALF {
            @Override
            byte[] of(byte[] bytes) {
                return Arrays.copyOf(bytes, bytes.length / 2);
            }
        },
        APPENDED {
            @Override
            byte[] of(byte[] bytes) {
                return Arrays.copyOf(bytes, bytes.length + 1);
            }
        },
        EMPTY {
            @Override
            byte[] of(byte[] bytes) {
                return new byte[0];
            }
        },
        RANDOM {
            @Override
            byte[] of(byte[] bytes) {
                byte[] random = new byte[bytes.length];
                new Random(1).nextBytes(random);
                return random;
            }
        };

        abstract byte[] of(byte[] bytes);
    }

    @ParameterizedTest
    @EnumSource(Damage.class)
    void aDamagedFileCostsTheCacheAndNotTheStart(Damage damage) throws Exception {
        Files.write(cache, damage.of(Files.readAllBytes(good)));
        assertPlays(false);
    }

    /** With a program that does nothing: the caches of this one are those of the build. */
    @Test
    void theScriptReplacesADamagedCacheAndKeepsAGoodOne() throws Exception {
        Path jar = parent.resolve("nothing.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("parachute/cli/StartUpTraining.class"));
            out.write(ClassFile.of()
                    .build(
                            ClassDesc.of("parachute.cli.StartUpTraining"),
                            type -> type.withMethodBody(
                                    "main",
                                    MethodTypeDesc.ofDescriptor("([Ljava/lang/String;)V"),
                                    ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
                                    CodeBuilder::return_)));
        }
        Path target = Files.createDirectory(parent.resolve("a folder of 100%"));
        Files.copy(jar, target.resolve("parachute.jar"));
        Path damaged = Files.createDirectory(target.resolve("aot")).resolve(cache.getFileName());
        Files.write(damaged, new byte[PAGE]);
        String script = checkout.script("start-up-cache").toString();
        Program.Finished silent = new Program.Finished(0, "", "");
        assertEquals(silent, checkout.run("", script, "--if-missing", target.toString()));
        assertTrue(Files.size(damaged) > PAGE);
        Object made = Files.getLastModifiedTime(damaged);
        assertEquals(silent, checkout.run("", script, "--if-missing", target.toString()));
        assertEquals(made, Files.getLastModifiedTime(damaged));
    }

    @Test
    void aCopyThatKeepsTheTimesKeepsTheCache() throws Exception {
        Program.Finished copied = checkout.run("", "cp", "-a", checkout.folder().toString(), "../copy");
        assertEquals(0, copied.status(), copied.err());
        assertPlays(parent.resolve("copy/scripts/parachute"), true);
    }
}
