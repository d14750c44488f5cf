// A record of rules, into which the host writes the data of a variant.

export const FLAGS = 0
/** Files: king a-side, king h-side, rook a-side, rook h-side. */
export const KING_TARGETS = 4
export const ROOK_TARGETS = 6
/** The only files of king, a-rook and h-rook on which castling rights can arise. */
export const HOMES = 8
/** One bit for each file to which the king may leap. */
export const LEAP_FILES = 11
/** One byte for each role: 0 for none, or one of the quiet steps below. */
export const QUIET_STEPS = 12
/** One byte for each file of a relocated king: the castling sides it loses, as bits. */
export const LOST_SIDES = 24
export const RULES_BYTES = 32

// ---- Flags -----------------------------------------------------------------------------------
export const HAS_CASTLING = 1
export const HAS_QUIET_STEPS = 2
export const HAS_LEAP = 4
export const HAS_ADJUSTMENT = 8
export const HAS_TRANSPOSITION = 16
export const HAS_PLACEMENT = 32
export const PAIR_LAST = 64
export const HAS_RELOCATION = 128
export const NEEDS_KING_BETWEEN_ROOKS = 256
export const NEEDS_OPPOSITE_BISHOPS = 512
export const HAS_HOMES = 1024
/** Bishops that all stand on squares of one color cannot mate, however many there are. */
export const DEAD_BISHOPS = 2048
/** FEN writes castling rights as files even if the rook is the outermost. */
export const FEN_FILES = 4096
/** A king's relocation may leave the bishops on squares of one color; the queen's must then correct that. */
export const LENIENT_KING = 32768
/** `O-O-O` castles toward the a-side. */
export const LONG_CASTLING = 8192

// ---- Quiet steps, one square each ------------------------------------------------------------
export const DIAGONAL_STEP = 1
export const ORTHOGONAL_STEP = 2
export const ANY_STEP = 3

// ---- Castling sides, as bits -----------------------------------------------------------------
export const LOSES_A_SIDE = 1
export const LOSES_H_SIDE = 2
