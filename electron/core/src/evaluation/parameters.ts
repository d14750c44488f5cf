// Where each term of the evaluation lies among its parameters: numbers of 32-bit words, the middlegame
// value in the low half, the endgame value in the high half. The host packs them in this very order.

/** Pawn to queen. */
export const MATERIAL: u32 = 0
/** Six tables of 64 squares, White's view from a1. */
export const PIECE_SQUARES: u32 = MATERIAL + 5
/** What standing in hand is worth besides the material, pawn to king. */
export const IN_HAND_PLACE: u32 = PIECE_SQUARES + 6 * 64
export const TEMPO: u32 = IN_HAND_PLACE + 6

// ---- Mobility: one entry for each number of squares ---------------------------------------------
export const KNIGHT_MOBILITY: u32 = TEMPO + 1
export const BISHOP_MOBILITY: u32 = KNIGHT_MOBILITY + 9
export const ROOK_MOBILITY: u32 = BISHOP_MOBILITY + 14
export const QUEEN_MOBILITY: u32 = ROOK_MOBILITY + 15

// ---- Single pieces --------------------------------------------------------------------------------
export const BISHOP_PAIR: u32 = QUEEN_MOBILITY + 28
/** Two bishops or more, all on one color. */
export const BISHOPS_OF_ONE_COLOR: u32 = BISHOP_PAIR + 1
/** Knight, then bishop. */
export const OUTPOST: u32 = BISHOPS_OF_ONE_COLOR + 1
export const MINOR_BEHIND_PAWN: u32 = OUTPOST + 2
/** For each own pawn on the bishop's color. */
export const BISHOP_PAWNS: u32 = MINOR_BEHIND_PAWN + 1
export const ROOK_OPEN_FILE: u32 = BISHOP_PAWNS + 1
export const ROOK_SEMI_OPEN_FILE: u32 = ROOK_OPEN_FILE + 1
export const CONNECTED_ROOKS: u32 = ROOK_SEMI_OPEN_FILE + 1

// ---- What the start leaves behind -------------------------------------------------------------------
/** A bishop in its corner behind an own pawn; then one whose pawn cannot step forward. */
export const CORNER_BISHOP: u32 = CONNECTED_ROOKS + 1
/** A bishop elsewhere on its home rank behind two own pawns; then with both of them blocked. */
export const BURIED_BISHOP: u32 = CORNER_BISHOP + 2
/** A knight in its corner with one way out; then with none. */
export const CORNER_KNIGHT: u32 = BURIED_BISHOP + 2
/** A rook between its king and the edge: while castling toward it is possible; then when it is not. */
export const BOXED_ROOK: u32 = CORNER_KNIGHT + 2
/** By the number of minor pieces on the home rank. */
export const HOME_MINORS: u32 = BOXED_ROOK + 2
/** The queen on its home rank. */
export const HOME_QUEEN: u32 = HOME_MINORS + 5
/** A right by side and by the number of pieces in the way: a-side 0 to 5, h-side 0 to 5. */
export const CASTLING_RIGHT: u32 = HOME_QUEEN + 1
export const LEAP_RIGHT: u32 = CASTLING_RIGHT + 12
export const ADJUSTMENT_RIGHT: u32 = LEAP_RIGHT + 1
export const TRANSPOSITION_RIGHT: u32 = ADJUSTMENT_RIGHT + 1

// ---- Pawns ------------------------------------------------------------------------------------------
/** On a file with an enemy pawn ahead; then without. */
export const ISOLATED: u32 = TRANSPOSITION_RIGHT + 1
export const BACKWARD: u32 = ISOLATED + 2
export const DOUBLED: u32 = BACKWARD + 2
/** By rank. */
export const SUPPORTED: u32 = DOUBLED + 1
export const PHALANX: u32 = SUPPORTED + 8
export const PASSED: u32 = PHALANX + 8
/** Passed pawns that a piece stops, by rank. */
export const PASSED_BLOCKED: u32 = PASSED + 8
/** Passed pawns whose next square is not attacked, by rank. */
export const PASSED_SAFE_STEP: u32 = PASSED_BLOCKED + 8
/** By the distance of a king from the square before an advanced passed pawn. */
export const PASSED_OWN_KING: u32 = PASSED_SAFE_STEP + 8
export const PASSED_ENEMY_KING: u32 = PASSED_OWN_KING + 8
export const PASSED_ROOK_BEHIND: u32 = PASSED_ENEMY_KING + 8
/** No enemy piece is left and the king comes too late. */
export const PASSED_UNSTOPPABLE: u32 = PASSED_ROOK_BEHIND + 1

// ---- King -------------------------------------------------------------------------------------------
/** By distance of the file from the edge, and by rank of the own pawn, 0 without one. */
export const SHELTER: u32 = PASSED_UNSTOPPABLE + 1
/** The same for the enemy pawn that comes. */
export const STORM: u32 = SHELTER + 4 * 8
/** An enemy pawn that stands before an own one, by its rank. */
export const BLOCKED_STORM: u32 = STORM + 4 * 8
/** By the number of attack units. */
export const KING_DANGER: u32 = BLOCKED_STORM + 8

// ---- Threats ----------------------------------------------------------------------------------------
/** By the role attacked, pawn to queen. */
export const THREAT_BY_PAWN: u32 = KING_DANGER + 40
export const THREAT_BY_MINOR: u32 = THREAT_BY_PAWN + 5
export const THREAT_BY_ROOK: u32 = THREAT_BY_MINOR + 5
export const THREAT_BY_KING: u32 = THREAT_BY_ROOK + 5
export const THREAT_BY_PUSH: u32 = THREAT_BY_KING + 1
export const HANGING: u32 = THREAT_BY_PUSH + 1
/** For each safe square in the middle behind the own pawns. */
export const SPACE: u32 = HANGING + 1

export const TERMS: u32 = SPACE + 1
