// The index of each term of the evaluation among its parameters: 32-bit words with the middlegame value in the low half and the endgame
// value in the high half.

/** Entries in a row of a term that is a table. */
export const ROW_OF_SQUARES = 64
export const ROW_OF_BLOCKERS = 6
export const ROW_OF_RANKS = 8

/** Pawn to queen. */
export const MATERIAL = 0
/** Six piece-square tables of 64 squares, White's view from a1. */
export const PIECE_SQUARE_TABLES = MATERIAL + 5
/** What a piece in hand is worth besides its material, pawn to king. */
export const IN_HAND = PIECE_SQUARE_TABLES + 6 * ROW_OF_SQUARES
export const TEMPO = IN_HAND + 6

// ---- Mobility: one entry for each number of squares ---------------------------------------------
export const KNIGHT_MOBILITY = TEMPO + 1
export const BISHOP_MOBILITY = KNIGHT_MOBILITY + 9
export const ROOK_MOBILITY = BISHOP_MOBILITY + 14
export const QUEEN_MOBILITY = ROOK_MOBILITY + 15

// ---- Single pieces --------------------------------------------------------------------------------
export const BISHOP_PAIR = QUEEN_MOBILITY + 28
/** Two or more bishops, all on squares of one color. */
export const BISHOPS_OF_ONE_COLOR = BISHOP_PAIR + 1
/** Knight, then bishop. */
export const OUTPOST = BISHOPS_OF_ONE_COLOR + 1
export const MINOR_BEHIND_PAWN = OUTPOST + 2
/** For each own pawn on the bishop's color. */
export const BISHOP_PAWNS = MINOR_BEHIND_PAWN + 1
export const ROOK_OPEN_FILE = BISHOP_PAWNS + 1
export const ROOK_SEMI_OPEN_FILE = ROOK_OPEN_FILE + 1
export const CONNECTED_ROOKS = ROOK_SEMI_OPEN_FILE + 1

// ---- Problems that remain from the start ------------------------------------------------------------
/** A bishop in its corner behind an own pawn; then one behind a pawn that cannot step forward. */
export const CORNER_BISHOP = CONNECTED_ROOKS + 1
/** A bishop elsewhere on its home rank behind two own pawns; then with both of them blocked. */
export const BURIED_BISHOP = CORNER_BISHOP + 2
/** A knight in its corner with one free square to go to; then with none. */
export const CORNER_KNIGHT = BURIED_BISHOP + 2
/** A rook between its king and the edge, while castling toward it is possible; then when it is no longer possible. */
export const TRAPPED_ROOK = CORNER_KNIGHT + 2
/** By the number of minor pieces on the home rank. */
export const UNDEVELOPED_MINORS = TRAPPED_ROOK + 2
/** The queen on its home rank. */
export const UNDEVELOPED_QUEEN = UNDEVELOPED_MINORS + 5
/** A castling right, by side and by the number of pieces in the way: a-side 0 to 5, h-side 0 to 5. */
export const CASTLING_RIGHT = UNDEVELOPED_QUEEN + 1
export const LEAP_RIGHT = CASTLING_RIGHT + 2 * ROW_OF_BLOCKERS
export const ADJUSTMENT_RIGHT = LEAP_RIGHT + 1
export const TRANSPOSITION_RIGHT = ADJUSTMENT_RIGHT + 1

// ---- Pawns ------------------------------------------------------------------------------------------
/** On a file with an enemy pawn ahead; then without. */
export const ISOLATED = TRANSPOSITION_RIGHT + 1
export const BACKWARD = ISOLATED + 2
export const DOUBLED = BACKWARD + 2
/** By rank. */
export const SUPPORTED = DOUBLED + 1
export const PHALANX = SUPPORTED + 8
export const PASSED = PHALANX + 8
/** Passed pawns stopped by a piece, by rank. */
export const PASSED_BLOCKED = PASSED + 8
/** Passed pawns whose next square is not attacked, by rank. */
export const PASSED_SAFE_STEP = PASSED_BLOCKED + 8
/** By the distance of a king from the square before an advanced passed pawn. */
export const PASSED_OWN_KING = PASSED_SAFE_STEP + 8
export const PASSED_ENEMY_KING = PASSED_OWN_KING + 8
export const PASSED_ROOK_BEHIND = PASSED_ENEMY_KING + 8
/** A passed pawn when no enemy piece is left and the enemy king is too late to stop it. */
export const PASSED_UNSTOPPABLE = PASSED_ROOK_BEHIND + 1

// ---- King -------------------------------------------------------------------------------------------
/** By the distance of the file from the edge, and by the rank of the own pawn, 0 without one. */
export const SHELTER = PASSED_UNSTOPPABLE + 1
/** The same for the enemy's pawn that advances on the file. */
export const STORM = SHELTER + 4 * ROW_OF_RANKS
/** An enemy pawn directly in front of an own one, by its rank. */
export const BLOCKED_STORM = STORM + 4 * ROW_OF_RANKS
/** By the number of attack units. */
export const KING_DANGER = BLOCKED_STORM + 8

// ---- Threats ----------------------------------------------------------------------------------------
/** By the role attacked, pawn to queen. */
export const THREAT_BY_PAWN = KING_DANGER + 40
export const THREAT_BY_MINOR = THREAT_BY_PAWN + 5
export const THREAT_BY_ROOK = THREAT_BY_MINOR + 5
export const THREAT_BY_KING = THREAT_BY_ROOK + 5
export const THREAT_BY_PUSH = THREAT_BY_KING + 1
export const HANGING = THREAT_BY_PUSH + 1
/** For each safe square in the middle behind the own pawns. */
export const SPACE = HANGING + 1

/** How many parameters there are. */
export const EVALUATION_TERMS = SPACE + 1
