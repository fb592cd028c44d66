/** Opening books in the format of Polyglot: their files, their moves, and the engine's own book. */
@NullMarked
package parachute.engine.book;

import org.jspecify.annotations.NullMarked;
