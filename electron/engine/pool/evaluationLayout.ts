import * as terms from '../../core/layout/evaluation'

/** Every term with the index of its first parameter and, for tables, the length of a row. */
const TERMS: readonly (readonly [name: string, at: number, row?: number])[] = [
  ['material', terms.MATERIAL],
  ['pieceSquareTables', terms.PIECE_SQUARE_TABLES, terms.ROW_OF_SQUARES],
  ['inHand', terms.IN_HAND],
  ['tempo', terms.TEMPO],
  ['knightMobility', terms.KNIGHT_MOBILITY],
  ['bishopMobility', terms.BISHOP_MOBILITY],
  ['rookMobility', terms.ROOK_MOBILITY],
  ['queenMobility', terms.QUEEN_MOBILITY],
  ['bishopPair', terms.BISHOP_PAIR],
  ['bishopsOfOneColor', terms.BISHOPS_OF_ONE_COLOR],
  ['outpost', terms.OUTPOST],
  ['minorBehindPawn', terms.MINOR_BEHIND_PAWN],
  ['bishopPawns', terms.BISHOP_PAWNS],
  ['rookOpenFile', terms.ROOK_OPEN_FILE],
  ['rookSemiOpenFile', terms.ROOK_SEMI_OPEN_FILE],
  ['connectedRooks', terms.CONNECTED_ROOKS],
  ['cornerBishop', terms.CORNER_BISHOP],
  ['buriedBishop', terms.BURIED_BISHOP],
  ['cornerKnight', terms.CORNER_KNIGHT],
  ['trappedRook', terms.TRAPPED_ROOK],
  ['undevelopedMinors', terms.UNDEVELOPED_MINORS],
  ['undevelopedQueen', terms.UNDEVELOPED_QUEEN],
  ['castlingRight', terms.CASTLING_RIGHT, terms.ROW_OF_BLOCKERS],
  ['leapRight', terms.LEAP_RIGHT],
  ['adjustmentRight', terms.ADJUSTMENT_RIGHT],
  ['transpositionRight', terms.TRANSPOSITION_RIGHT],
  ['isolated', terms.ISOLATED],
  ['backward', terms.BACKWARD],
  ['doubled', terms.DOUBLED],
  ['supported', terms.SUPPORTED],
  ['phalanx', terms.PHALANX],
  ['passed', terms.PASSED],
  ['passedBlocked', terms.PASSED_BLOCKED],
  ['passedSafeStep', terms.PASSED_SAFE_STEP],
  ['passedOwnKing', terms.PASSED_OWN_KING],
  ['passedEnemyKing', terms.PASSED_ENEMY_KING],
  ['passedRookBehind', terms.PASSED_ROOK_BEHIND],
  ['passedUnstoppable', terms.PASSED_UNSTOPPABLE],
  ['shelter', terms.SHELTER, terms.ROW_OF_RANKS],
  ['storm', terms.STORM, terms.ROW_OF_RANKS],
  ['blockedStorm', terms.BLOCKED_STORM],
  ['kingDanger', terms.KING_DANGER],
  ['threatByPawn', terms.THREAT_BY_PAWN],
  ['threatByMinor', terms.THREAT_BY_MINOR],
  ['threatByRook', terms.THREAT_BY_ROOK],
  ['threatByKing', terms.THREAT_BY_KING],
  ['threatByPush', terms.THREAT_BY_PUSH],
  ['hanging', terms.HANGING],
  ['space', terms.SPACE],
]

/** A term among the parameters of the core. */
export interface TermLayout {
  readonly name: string
  /** The index of its first parameter. */
  readonly at: number
  /** Empty for a single pair, the length of a list, or rows and columns of a table. */
  readonly shape: readonly number[]
}

const shapeOf = (size: number, row: number | undefined): readonly number[] => {
  if (row !== undefined) return [size / row, row]
  return size === 1 ? [] : [size]
}

/** All terms in the order of their parameters; each ends where the next begins. */
export const EVALUATION_LAYOUT: readonly TermLayout[] = TERMS.map(([name, at, row], i) => {
  const end = TERMS[i + 1]?.[1] ?? terms.EVALUATION_TERMS
  return { name, at, shape: shapeOf(end - at, row) }
})

/** The number of parameters of a term with this shape. */
export const termSize = (shape: readonly number[]): number => shape.reduce((size, count) => size * count, 1)

/** The size of the packed parameters in bytes. */
export const EVALUATION_BYTES = 4 * terms.EVALUATION_TERMS
