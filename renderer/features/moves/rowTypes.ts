import type { UnreadText } from '@shared/notation/pgn/pgn'
import type { TreeNode } from '@shared/tree/node'
import type { CommentPlace } from '../../edits/gameEdit'
import type { EditStep } from '../../edits/step'

/** White's and Black's move side by side. Dots replace a move that another row shows. */
export interface PairRow {
  readonly kind: 'pair'
  readonly number: number
  readonly white: EditStep | 'dots' | undefined
  readonly black: EditStep | 'dots' | undefined
}

/** Prose before or after a move. */
export interface CommentToken {
  readonly kind: 'comment'
  readonly step: EditStep
  readonly place: CommentPlace
  readonly text: string
  /** The rest, which is not shown: it would be too much. */
  readonly omitted?: { readonly kind: 'characters' | 'comments'; readonly count: number }
}

export interface MoveToken {
  readonly kind: 'move'
  readonly step: EditStep
  /** The move needs its number: it is White's, or something stands between it and the move before. */
  readonly numbered: boolean
}

/** A stretch of a variation that flows as text, up to what interrupts it. */
export interface LineRow {
  readonly kind: 'line'
  /** 1 for a variation of the main line. */
  readonly level: number
  /** The first move of the variation is in this row. */
  readonly opens: boolean
  readonly tokens: readonly (MoveToken | CommentToken)[]
}

/** A variation too deep to be shown unasked, standing for its first move and all that follows. */
export interface FoldedRow {
  readonly kind: 'folded'
  readonly level: number
  readonly step: EditStep
}

export interface UnreadRow {
  readonly kind: 'unread'
  readonly step: EditStep
  /** 0 in the main line. */
  readonly level: number
  readonly unread: UnreadText
}

export type RowContent = PairRow | CommentToken | LineRow | FoldedRow | UnreadRow

/** `key` names the row across edits: the main-line ply it belongs to, and its place among that ply's rows. */
export type MoveRow = RowContent & { readonly key: string }

export interface MoveRows {
  /** Comments before the players make the start; without a setup there are none. */
  readonly preface: readonly CommentToken[]
  /** The plies of the main line by which the players made the start. */
  readonly setup: readonly EditStep[]
  readonly rows: readonly MoveRow[]
  /** Where each node is shown; those of the setup band and of folded variations are missing. */
  readonly rowOf: ReadonlyMap<TreeNode, number>
  /** What to take off the numbers of the game proper to count it from 1; 0 without a setup. */
  readonly gameOffset: number
}
