import { moveNumberAt } from '@shared/tree/moveNumber'
import type { TreeNode } from '@shared/tree/node'
import { numberText } from '@shared/tree/moveLabel'

/** A move as the preview lists it. */
export interface PreviewWord {
  /** Plies up to it, itself included. */
  readonly ply: number
  readonly san: string
  /** What stands before it: the number of White's move, and of the first one. */
  readonly number: string
}

/** The moves of a line, its first position at the front. */
export const previewWords = (line: readonly TreeNode[]): readonly PreviewWord[] =>
  line.slice(1).map(({ san }, at) => {
    const number = moveNumberAt(line[at]!.fen)
    const isShown = number.color === 'white' || at === 0
    return { ply: at + 1, san, number: isShown ? numberText(number) : '' }
  })
