/** What was won or lost, within a sentence. */
const GAINED =
  '{gain, select, pawn {a pawn} twoPawns {two pawns} threePawns {three pawns} knight {a knight} bishop {a bishop} rook {a rook} queen {the queen} knightAndPawn {a knight and a pawn} bishopAndPawn {a bishop and a pawn} rookAndPawn {a rook and a pawn} queenAndPawn {the queen and a pawn} knightForPawn {a knight for a pawn} bishopForPawn {a bishop for a pawn} rookForPawn {a rook for a pawn} queenForPawn {the queen for a pawn} exchange {the exchange} exchangeAndPawn {the exchange and a pawn} queenForRook {the queen for a rook} queenForKnight {the queen for a knight} other {the queen for a bishop}}'

/**
 * What is said of a move in comments. Of these texts some go into files that any program may read: they have no other characters
 * than ASCII has.
 */
export const wordsTexts = {
  mateAllowed:
    '{count, plural, =1 {Allows mate with {move}.} =2 {Allows mate in two, beginning with {move}.} =3 {Allows mate in three, beginning with {move}.} other {Allows a forced mate, beginning with {move}.}}',
  mateMissed:
    '{count, plural, =1 {Misses mate with {move}.} =2 {Misses mate in two, beginning with {move}.} other {Misses mate in three, beginning with {move}.}}',
  canBeTaken: 'The {piece} on {square} can be taken.',
  loses: `Loses ${GAINED}.`,
  takeBackMissed: 'Fails to recapture with {move}.',
  /** What the move gives the other side. */
  allowed: {
    fork: 'Allows {move}, forking {one} and {other}.',
    forkTwo: 'Allows {move}, forking two {pieces}.',
    skewer: 'Allows {move}, skewering {one} and {other}.',
    skewerTwo: 'Allows {move}, skewering two {pieces}.',
    discoveredAttack: 'Allows {move}, a discovered attack on the {piece} on {square}.',
    discoveredCheck: 'Allows {move}, a discovered check.',
    pin: 'Allows {move}, pinning the {piece} on {square}.',
    pinnedPiece: 'Allows {move}, attacking the pinned {piece} on {square}.',
    trap: 'Allows {move}, trapping the {piece} on {square}.',
    gain: `Allows {move}, which wins ${GAINED}.`,
    queens: 'Allows {move}, and the {file}-pawn will queen.',
    promotes: 'Allows {move}, promoting to a {piece}.',
  },
  /** What its player could have had instead. */
  missed: {
    fork: 'Misses {move}, forking {one} and {other}.',
    forkTwo: 'Misses {move}, forking two {pieces}.',
    skewer: 'Misses {move}, skewering {one} and {other}.',
    skewerTwo: 'Misses {move}, skewering two {pieces}.',
    discoveredAttack: 'Misses {move}, a discovered attack on the {piece} on {square}.',
    discoveredCheck: 'Misses {move}, a discovered check.',
    pin: 'Misses {move}, pinning the {piece} on {square}.',
    pinnedPiece: 'Misses {move}, attacking the pinned {piece} on {square}.',
    trap: 'Misses {move}, trapping the {piece} on {square}.',
    gain: `Misses {move}, which wins ${GAINED}.`,
    queens: 'Misses {move}, and the {file}-pawn would queen.',
    promotes: 'Misses {move}, promoting to a {piece}.',
  },
  stalemate: 'Gives stalemate.',
  repetitionAllowed: 'Allows a draw by repetition.',
  repetitionMissed: 'Misses a draw by repetition, beginning with {move}.',
  perpetualAllowed: 'Allows perpetual check.',
  perpetualMissed: 'Misses perpetual check, beginning with {move}.',
  fiftyMovesAllowed: 'Allows a draw by the fifty-move rule.',
  fiftyMovesMissed: 'Misses a draw by the fifty-move rule with {move}.',
  onlyMove: {
    hold: 'The only move that holds.',
    win: 'The only move that wins.',
  },
  onlyOther: {
    hold: 'Only {move} holds.',
    win: 'Only {move} wins.',
  },
  passedPawnAllowed: {
    white: 'Gives White a passed pawn on {square}.',
    black: 'Gives Black a passed pawn on {square}.',
  },
  passedPawnMissed: 'Misses {move}, which creates a passed pawn on {square}.',
  /** Used in the better line, and gone after the move. */
  rightGivenUp: {
    castling: 'Gives up castling.',
    leap: 'Gives up the bunker leap.',
    adjustment: 'Gives up the bishop adjustment.',
    transposition: 'Gives up the transposition.',
  },
} as const
