/**
 * The chess variant of IADE's programming course: pieces with names, one special operation for every kind of piece, and
 * a text protocol in Portuguese.
 */
package parachute.games.iade;
