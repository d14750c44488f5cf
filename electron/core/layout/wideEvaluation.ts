// The index of each term of the evaluation of boards beyond eight by eight among its parameters: 32-bit words with the middlegame value in
// the low half and the endgame value in the high half.

/** Terms by role have an entry for each role number (piece.wide.ts, wideRoles.ts). */
export const WIDE_ROLES = 12
/** The number of entries of terms by rank; ranks are counted as the side sees them. */
export const WIDE_ROW_OF_RANKS = 10

// ---- All armies but Janggi's -------------------------------------------------------------------
export const WIDE_MATERIAL = 0
/** For each square that a piece of the role reaches and no enemy pawn attacks. */
export const MOBILITY = WIDE_MATERIAL + WIDE_ROLES
/** For each step of a piece of the role from the nearest edge, in files and in ranks. */
export const CENTER = MOBILITY + WIDE_ROLES
export const WIDE_TEMPO = CENTER + WIDE_ROLES
export const WIDE_BISHOP_PAIR = WIDE_TEMPO + 1
export const WIDE_ROOK_OPEN_FILE = WIDE_BISHOP_PAIR + 1
export const WIDE_ROOK_SEMI_OPEN_FILE = WIDE_ROOK_OPEN_FILE + 1
/** A knight or bishop on its home rank. */
export const UNDEVELOPED = WIDE_ROOK_SEMI_OPEN_FILE + 1
export const WIDE_CASTLING_RIGHT = UNDEVELOPED + 1
export const WIDE_ADJUSTMENT_RIGHT = WIDE_CASTLING_RIGHT + 1
export const WIDE_ISOLATED = WIDE_ADJUSTMENT_RIGHT + 1
export const WIDE_DOUBLED = WIDE_ISOLATED + 1
export const WIDE_SUPPORTED = WIDE_DOUBLED + 1
export const WIDE_PHALANX = WIDE_SUPPORTED + 1
/** By rank. */
export const PAWN_RANK = WIDE_PHALANX + 1
/** Passed pawns, by how many steps are left. */
export const WIDE_PASSED = PAWN_RANK + WIDE_ROW_OF_RANKS
/** Passed pawns whose next square is free and not attacked, also by how many steps are left. */
export const PASSED_FREE = WIDE_PASSED + WIDE_ROW_OF_RANKS
/** For each step of a king from the square before a passed pawn. */
export const WIDE_PASSED_OWN_KING = PASSED_FREE + WIDE_ROW_OF_RANKS
export const WIDE_PASSED_ENEMY_KING = WIDE_PASSED_OWN_KING + 1
/** The nearest own pawn on each of the three files around the king, by its distance in ranks: one, two, more, none. */
export const WIDE_SHELTER = WIDE_PASSED_ENEMY_KING + 1
/** By the number of attack units. */
export const WIDE_KING_DANGER = WIDE_SHELTER + 4
export const DANGER_UNITS = 48
/** An enemy piece attacked by a pawn; one worth more than a bishop attacked by a minor piece; one without a defender. */
export const WIDE_THREAT_BY_PAWN = WIDE_KING_DANGER + DANGER_UNITS
export const WIDE_THREAT_BY_MINOR = WIDE_THREAT_BY_PAWN + 1
export const WIDE_HANGING = WIDE_THREAT_BY_MINOR + 1

// ---- Janggi ------------------------------------------------------------------------------------
export const JANGGI_MATERIAL = WIDE_HANGING + 1
export const JANGGI_MOBILITY = JANGGI_MATERIAL + WIDE_ROLES
/** By rank. */
export const SOLDIER_RANK = JANGGI_MOBILITY + WIDE_ROLES
/** A soldier beside another. */
export const SOLDIERS_LINKED = SOLDIER_RANK + WIDE_ROW_OF_RANKS
/** The general, by its rank in the palace. */
export const GENERAL_RANK = SOLDIERS_LINKED + 1
/** By the number of attack units against the palace. */
export const PALACE_DANGER = GENERAL_RANK + 3
export const JANGGI_HANGING = PALACE_DANGER + DANGER_UNITS

/** How many parameters there are. */
export const WIDE_EVALUATION_TERMS = JANGGI_HANGING + 1
