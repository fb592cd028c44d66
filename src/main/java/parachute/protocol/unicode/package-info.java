/** The program that is handed one Unicode board and answers with one board, or with all that can follow. */
package parachute.protocol.unicode;
