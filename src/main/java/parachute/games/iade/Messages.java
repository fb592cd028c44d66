package parachute.games.iade;

/** The replies of the protocol; {@code %s} stands for a name or a number. */
final class Messages {
    static final String INVALID_INSTRUCTION = "Instrução inválida.";

    static final String PLAYER_REGISTERED = "Jogador registado com sucesso.";
    static final String PLAYER_EXISTS = "Jogador existente.";
    static final String NO_PLAYERS = "Sem jogadores registados.";
    static final String UNKNOWN_PLAYER = "Jogador inexistente.";

    static final String GAME_STARTED = "Jogo iniciado com sucesso.";
    static final String GAME_IN_PROGRESS = "Existe um jogo em curso.";
    static final String NO_GAME = "Não existe jogo em curso.";
    static final String GAME_ENDED = "Jogo terminado com sucesso.";
    static final String NOT_IN_GAME = "Jogador não participa no jogo em curso.";
    static final String NOT_ON_TURN = "Não é a vez do jogador.";

    static final String INVALID_PLACE = "Posição inválida.";
    static final String INVALID_TARGET = "Posição final inválida.";
    static final String NO_PIECE = "Não existe peça na posição inicial.";
    static final String INVALID_MOVE = "Movimento inválido.";

    static final String CHECKMATE = "Checkmate. %s venceu.";
    static final String CHECK = "Check.";
    static final String CAPTURED = "Peça %s capturada.";
    static final String PROMOTED = "Peão promovido.";
    static final String CASTLED = "Roque efetuado.";
    static final String EN_PASSANT = "En passant efetuado.";
    static final String MOVED = "%s movida com sucesso.";

    static final String PAWN_RETREATED = "Peão %s recuou com sucesso.";
    static final String ROOK_CAPTURED = "Torre %s capturou duas peças com sucesso.";
    static final String KNIGHT_LEAPT = "Cavalo %s avançou com sucesso.";
    static final String BISHOP_CAPTURED = "Bispo %s capturou %s peões.";
    static final String QUEEN_SWAPPED = "Rainha trocou de posição com o rei.";

    static final String SAVED = "Jogo gravado com sucesso.";
    static final String LOADED = "Jogo lido com sucesso.";

    // Replies that the course does not define.
    static final String NOT_SAVED = "Ficheiro não gravado.";
    static final String NO_FILE = "Ficheiro inexistente.";
    static final String DAMAGED_FILE = "Ficheiro danificado.";
    static final String NO_PLAYS = "Sem jogadas possíveis.";
    static final String NOT_IN_FEN = "Fora da FEN: %s.";
    static final String INTERNAL_ERROR = "Erro interno. Instrução não executada.";

    private Messages() {}
}
