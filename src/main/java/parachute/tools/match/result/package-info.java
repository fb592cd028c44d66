/** Results of finished games, as statistics and files need them. */
package parachute.tools.match.result;
