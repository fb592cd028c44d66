/** Matches of this program against a fixed list of opponents, to compare its versions. */
package parachute.tools.match.gauntlet;
