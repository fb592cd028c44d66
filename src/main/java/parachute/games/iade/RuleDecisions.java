package parachute.games.iade;

import parachute.rules.board.Side;

/**
 * Decisions of this program on ambiguous rules of the course, each with the sentences that it is based on and their
 * section.
 */
final class RuleDecisions {
    /**
     * The side of the player whom {@code IJ} names first; White starts the game.
     *
     * <p>"O jogador com as peças brancas começa o jogo." (Descrição) "{@code NomeJogadorA} e {@code NomeJogadorB} são os
     * nomes dos jogadores A e B, respetivamente." (Iniciar jogo) Neither says which of the two has the white pieces.
     */
    static final int FIRST_NAMED_SIDE = Side.WHITE;

    /**
     * Whether a special operation that parries a check averts mate.
     *
     * <p>"O jogador em cheque deve mover o rei para uma casa segura, capturar a peça que ameaça o rei, ou bloquear a linha
     * de ataque da peça adversária." "Xeque-mate: um rei está em xeque-mate quando está em cheque, e não existem jogadas
     * possíveis que o coloquem em segurança." (Situações especiais) These define check and mate by the moves of chess;
     * the next section adds the operations: "as peças do jogo têm ainda a possibilidade de efetuar operações especiais".
     */
    static final boolean SPECIALS_AVERT_MATE = false;

    /**
     * File (0 is column A) that a king castles from; on boards set by the players in any row.
     *
     * <p>"O rei move duas casas em direção à torre, e a torre move-se para o lado do rei. O roque só pode ser efetuado se
     * o rei e a torre não se moveram até ao momento, e se não existirem peças entre o rei e a torre." (Situações
     * especiais) The text names no column; "No início do jogo" (Descrição) both kings stand in E.
     */
    static final int CASTLING_FILE = 4;

    private RuleDecisions() {}
}
