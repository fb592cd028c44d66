package parachute.games.iade;

/** The reply to {@code XH}. */
final class Instructions {
    /** Lines of at most 79 characters, none of them empty, without the last line end. */
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
