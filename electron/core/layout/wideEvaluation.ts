// Where each term of the evaluation of boards beyond eight by eight lies among its parameters: numbers of 32-bit words, the
// middlegame value in the low half, the endgame value in the high half.

/** Terms by role have an entry for each number of a role (piece.wide.ts, wideRoles.ts). */
export const ROLES = 12
/** Terms by rank, as the side sees it. */
export const ROW_OF_RANKS = 10

// ---- All armies but Janggi's -------------------------------------------------------------------
export const MATERIAL = 0
/** For each square that a piece of the role reaches and no enemy pawn attacks. */
export const MOBILITY = MATERIAL + ROLES
/** For each step of a piece of the role from the nearest edge, in files and in ranks. */
export const CENTER = MOBILITY + ROLES
export const TEMPO = CENTER + ROLES
export const BISHOP_PAIR = TEMPO + 1
export const ROOK_OPEN_FILE = BISHOP_PAIR + 1
export const ROOK_SEMI_OPEN_FILE = ROOK_OPEN_FILE + 1
/** A knight or bishop on its home rank. */
export const UNDEVELOPED = ROOK_SEMI_OPEN_FILE + 1
export const CASTLING_RIGHT = UNDEVELOPED + 1
export const ADJUSTMENT_RIGHT = CASTLING_RIGHT + 1
export const ISOLATED = ADJUSTMENT_RIGHT + 1
export const DOUBLED = ISOLATED + 1
export const SUPPORTED = DOUBLED + 1
export const PHALANX = SUPPORTED + 1
/** By rank. */
export const PAWN_RANK = PHALANX + 1
/** Passed pawns, by how many steps are left. */
export const PASSED = PAWN_RANK + ROW_OF_RANKS
/** Passed pawns whose next square is free and not attacked, likewise. */
export const PASSED_FREE = PASSED + ROW_OF_RANKS
/** For each step of a king from the square before a passed pawn. */
export const PASSED_OWN_KING = PASSED_FREE + ROW_OF_RANKS
export const PASSED_ENEMY_KING = PASSED_OWN_KING + 1
/** The nearest own pawn on each of the three files around the king, by its distance in ranks: one, two, more, none. */
export const SHELTER = PASSED_ENEMY_KING + 1
/** By the number of attack units. */
export const KING_DANGER = SHELTER + 4
export const DANGER_UNITS = 48
/** An enemy piece that a pawn attacks; one dearer than a bishop that a minor piece attacks; one without a defender. */
export const THREAT_BY_PAWN = KING_DANGER + DANGER_UNITS
export const THREAT_BY_MINOR = THREAT_BY_PAWN + 1
export const HANGING = THREAT_BY_MINOR + 1

// ---- Janggi ------------------------------------------------------------------------------------
export const JANGGI_MATERIAL = HANGING + 1
export const JANGGI_MOBILITY = JANGGI_MATERIAL + ROLES
/** By rank. */
export const SOLDIER_RANK = JANGGI_MOBILITY + ROLES
/** A soldier beside another. */
export const SOLDIERS_LINKED = SOLDIER_RANK + ROW_OF_RANKS
/** The general by the rank of his palace. */
export const GENERAL_RANK = SOLDIERS_LINKED + 1
/** By the number of attack units against the palace. */
export const PALACE_DANGER = GENERAL_RANK + 3
export const JANGGI_HANGING = PALACE_DANGER + DANGER_UNITS

/** How many parameters there are. */
export const EVALUATION_TERMS = JANGGI_HANGING + 1
