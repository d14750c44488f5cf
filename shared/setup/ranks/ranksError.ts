import type { Color } from '../../board/color'
import type { Role } from '../../board/role'
import type { RankCondition } from '../../variants/variant'

/** Why ranks as the user typed them are no position of the system. */
export type RanksError =
  | { readonly kind: 'ranks'; readonly reason: 'empty' }
  /** More text than any two ranks need, or more than two ranks. */
  | { readonly kind: 'ranks'; readonly reason: 'tooLong' }
  /** `at` is the offset of the letter in the text. */
  | { readonly kind: 'ranks'; readonly reason: 'unknownLetter'; readonly at: number; readonly found: string }
  | (RankFault & { readonly color: Color })
  /** Black's rank must be `expected`, in upper-case letters, for it follows from White's. */
  | { readonly kind: 'ranks'; readonly reason: 'symmetry'; readonly expected: string }
  /** Each rank could be, but no relocation leads to the two of them. */
  | { readonly kind: 'ranks'; readonly reason: 'notRelocated' }
  /** These numbers of placed pieces cannot arise when the players take turns and White begins. */
  | { readonly kind: 'ranks'; readonly reason: 'turns'; readonly white: number; readonly black: number }

/** What is wrong with one rank. */
export type RankFault =
  /** Numbers of squares. */
  | { readonly kind: 'ranks'; readonly reason: 'length'; readonly expected: number; readonly found: number }
  /** Another piece, or none, stands on a file (0 = a) where the system always has the same. */
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
  /** No rank of the system can be completed from it. */
  | { readonly kind: 'ranks'; readonly reason: 'noCompletion' }
