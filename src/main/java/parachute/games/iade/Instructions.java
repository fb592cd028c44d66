package parachute.games.iade;

/** The instructions explained, in two languages. */
public final class Instructions {
    /** The help of the command line: lines of at most 79 characters, without the last line end. */
    public static final String IN_ENGLISH = """
            Instructions:
              RJ NAME             register a player (a name without spaces)
              LJ                  list the players: name, games, wins, draws, losses
              IJ Novo A B         start a game; A has the white pieces and begins
              IJ Continuação A B  the same from a board, which follows in 8 lines, row 1
                                  first: 8 cells between commas, empty or such as WP1
              MP NAME FROM TO     move a piece, for instance MP Ana E7 E5; a king that
                                  moves two columns castles, pawns become queens
              OS NAME FROM [TO]   special operation of the piece on FROM:
                                  P steps one square back (once a game)
                                  R takes two enemies in a line, the first next to it,
                                    and ends on TO, the second's square (once a game)
                                  H leaps 4 squares straight or diagonally to TO, if
                                    no piece stands next to it
                                  B takes the enemy pawns next to it (once a game)
                                  Q changes places with her king, if he is in check
                                    neither before nor after
              DJ                  draw the board
              D NAME [NAME]       resign; with both names agree on a draw
              G FILE              save players and game to a file
              L FILE              load them; only while no game is in progress
              XJ NAME [SECONDS]   let the program play for that player (1 second)
              XA                  list all that the player on turn may play
              XF                  print the position as FEN
              XH                  list the instructions in Portuguese

            A piece is a colour (W, B), a kind (P pawn, R rook, H knight, B bishop,
            Q queen, K king) and a number. A position is a column A to H and a row 1 to 8;
            Black starts in rows 1 and 2, White in rows 7 and 8.""";

    /** The reply to {@code XH}: lines of at most 79 characters, none of them empty, without the last line end. */
    static final String LIST = """
            RJ NOME             regista um jogador (o nome não tem espaços)
            LJ                  lista jogadores: nome, jogos, vitórias, empates, derrotas
            IJ Novo A B         inicia um jogo; A tem as brancas e começa
            IJ Continuação A B  o mesmo com o tabuleiro das 8 linhas seguintes, a linha 1
                                primeiro: 8 casas entre vírgulas, vazias ou como WP1
            MP NOME DE PARA     move uma peça, por exemplo MP Ana E7 E5; o rei que anda
                                duas colunas faz o roque, o peão é promovido a rainha
            OS NOME DE [PARA]   operação especial da peça em DE:
                                P recua uma casa (uma vez por jogo)
                                R captura duas peças em linha reta, a primeira ao lado,
                                  e fica em PARA, a casa da segunda (uma vez por jogo)
                                H avança 4 casas a direito ou na diagonal para PARA, se
                                  não houver peças à sua volta
                                B captura os peões adversários à sua volta (uma vez por
                                  jogo)
                                Q troca de posição com o rei, se este não estiver em
                                  cheque nem antes nem depois
            DJ                  mostra o tabuleiro
            D NOME [NOME]       desiste; com os dois nomes é empate por acordo
            G FICHEIRO          grava os jogadores e o jogo
            L FICHEIRO          lê os jogadores e o jogo, se não houver jogo em curso
            XJ NOME [SEGUNDOS]  o programa joga por esse jogador (1 segundo)
            XA                  lista as jogadas possíveis do jogador que tem a vez
            XF                  mostra a posição em FEN
            XH                  mostra estas instruções
            Uma peça é uma cor (W brancas, B pretas), um tipo (P peão, R torre, H cavalo,
            B bispo, Q rainha, K rei) e um número. Uma posição é uma coluna, A a H, e uma
            linha, 1 a 8; as pretas começam nas linhas 1 e 2, as brancas nas 7 e 8.
            Uma linha vazia ou Ctrl-D termina.""";

    private Instructions() {}
}
