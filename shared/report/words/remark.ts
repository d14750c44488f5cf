import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { Square } from '../../board/square'
import type { Gain } from './gain'
import type { Motif } from './motif'

/** A move as sentences name it: `24... Nc2+`. */
export interface NamedMove {
  readonly number: number
  readonly color: Color
  readonly san: string
}

/** How a move wins: by a pattern that is seen on the board, by what it wins in the end, or by a pawn that queens, later or at once. */
export type Winning =
  | Motif
  | { readonly kind: 'gain'; readonly gain: Gain }
  | { readonly kind: 'queens'; readonly square: Square }
  | { readonly kind: 'promotes'; readonly role: Role }

/**
 * What can be said of a move, one sentence each. `allowed` is what the other side got by it, `missed` what its player could have
 * had instead.
 */
export type Remark =
  | { readonly kind: 'mateAllowed' | 'mateMissed'; readonly moves: number; readonly move: NamedMove }
  | { readonly kind: 'canBeTaken'; readonly role: Role; readonly square: Square }
  | { readonly kind: 'allowed' | 'missed'; readonly move: NamedMove; readonly how: Winning }
  | { readonly kind: 'loses'; readonly gain: Gain }
  | { readonly kind: 'takeBackMissed'; readonly move: NamedMove }
  | { readonly kind: 'stalemate' | 'repetitionAllowed' | 'perpetualAllowed' | 'fiftyMovesAllowed' }
  | { readonly kind: 'repetitionMissed' | 'perpetualMissed' | 'fiftyMovesMissed'; readonly move: NamedMove }
  | { readonly kind: 'onlyMove'; readonly aim: Aim }
  | { readonly kind: 'onlyOther'; readonly aim: Aim; readonly move: NamedMove }
  | { readonly kind: 'passedPawnAllowed'; readonly color: Color; readonly square: Square }
  | { readonly kind: 'passedPawnMissed'; readonly square: Square; readonly move: NamedMove }
  | { readonly kind: 'rightGivenUp'; readonly right: SpecialRight }

/** What the only move does: keep the game, or win it. */
export type Aim = 'hold' | 'win'

/** What a king, a bishop or a first move may do once. */
export type SpecialRight = 'castling' | 'leap' | 'adjustment' | 'transposition'
