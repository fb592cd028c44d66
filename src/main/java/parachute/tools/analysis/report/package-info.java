/** Analysed games to look at: a page for browsers, diagrams and graphs. All of it is made from annotated PGN alone. */
@NullMarked
package parachute.tools.analysis.report;

import org.jspecify.annotations.NullMarked;
