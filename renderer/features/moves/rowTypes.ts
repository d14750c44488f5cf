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
  /** The rest, which is not shown because it would be too much. */
  readonly omitted?: { readonly kind: 'characters' | 'comments'; readonly count: number }
}

export interface MoveToken {
  readonly kind: 'move'
  readonly step: EditStep
  /** The move is shown with its number: it is White's, or something comes between it and the move before. */
  readonly numbered: boolean
}

/** Moves of a variation that flow as text, up to an interruption. */
export interface LineRow {
  readonly kind: 'line'
  /** 1 for a variation of the main line. */
  readonly level: number
  /** The first move of the variation is in this row. */
  readonly opens: boolean
  readonly tokens: readonly (MoveToken | CommentToken)[]
}

/** A variation too deep to be shown by default; the row replaces its first move and everything after it. */
export interface FoldedRow {
  readonly kind: 'folded'
  readonly level: number
  readonly step: EditStep
}

export interface UnreadRow {
  readonly kind: 'unread'
  readonly step: EditStep
  /** Level of the line, 0 for the main line. */
  readonly level: number
  readonly unread: UnreadText
}

export type RowContent = PairRow | CommentToken | LineRow | FoldedRow | UnreadRow

/** `key` identifies the row across edits: the main-line ply it belongs to, and its place among that ply's rows. */
export type MoveRow = RowContent & { readonly key: string }

export interface MoveRows {
  /** The comments before the setup; none if the game has no setup. */
  readonly preface: readonly CommentToken[]
  /** The plies of the main line in which the players set up the start. */
  readonly setup: readonly EditStep[]
  readonly rows: readonly MoveRow[]
  /** The row of each node; nodes of the setup band and of folded variations are missing. */
  readonly rowOf: ReadonlyMap<TreeNode, number>
  /** What to subtract from the numbers of the game proper to count it from 1; 0 without a setup. */
  readonly gameOffset: number
}
