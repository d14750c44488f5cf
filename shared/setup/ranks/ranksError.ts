import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { RankCondition } from '../../variants/variant'

/** Why ranks that the user typed are not a position of the system. */
export type RanksError =
  | { readonly kind: 'ranks'; readonly reason: 'empty' }
  /** The text is longer than two ranks can be, or has more than two ranks. */
  | { readonly kind: 'ranks'; readonly reason: 'tooLong' }
  /** `at` is the offset of the letter in the text. */
  | { readonly kind: 'ranks'; readonly reason: 'unknownLetter'; readonly at: number; readonly found: string }
  | (RankFault & { readonly color: Color })
  /** Black's rank must be `expected`, in upper-case letters, because it follows from White's. */
  | { readonly kind: 'ranks'; readonly reason: 'symmetry'; readonly expected: string }
  /** Each rank is possible, but no relocation leads to this pair. */
  | { readonly kind: 'ranks'; readonly reason: 'notRelocated' }
  /** These numbers of placed pieces cannot arise when the players take turns and White begins. */
  | { readonly kind: 'ranks'; readonly reason: 'turns'; readonly white: number; readonly black: number }

/** The fault of a single rank. */
export type RankFault =
  /** The number of squares is wrong. */
  | { readonly kind: 'ranks'; readonly reason: 'length'; readonly expected: number; readonly found: number }
  /** A file (0 = a) that always has the same piece in the system has another one, or none. */
  | { readonly kind: 'ranks'; readonly reason: 'fixedPiece'; readonly file: number; readonly expected?: Role }
  /** More pieces of a role than can stand on these files (0 = a). */
  | {
      readonly kind: 'ranks'
      readonly reason: 'pieceCount'
      readonly role: Role
      readonly expected: number
      readonly found: number
      readonly files: readonly number[]
    }
  | { readonly kind: 'ranks'; readonly reason: 'condition'; readonly condition: RankCondition }
  /** Squares are empty, but the system has no placement. */
  | { readonly kind: 'ranks'; readonly reason: 'incomplete' }
  /** A piece that the dice place before the players begin is missing. */
  | { readonly kind: 'ranks'; readonly reason: 'notThrown'; readonly role: Role }
  /** No rank of the system is a completion of it. */
  | { readonly kind: 'ranks'; readonly reason: 'noCompletion' }
