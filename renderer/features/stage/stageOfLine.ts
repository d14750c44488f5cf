import type { PositionRequest } from '@shared/ipc/contract'
import { t } from '@shared/i18n/t'
import { shapesAt } from '@shared/picture/shownShapes'
import { isSetupPly, moveNumberAt } from '@shared/tree/moveNumber'
import type { TreeNode } from '@shared/tree/node'
import { isThreefold } from '@shared/tree/repetition'
import { spokenMove } from '@shared/tree/spokenMove'
import { variantById } from '@shared/variants'
import type { StagePosition } from './stageProps'

/** The last position of a line of a game, for the stage. */
export const stageOfLine = (
  { variant: id, options }: Omit<PositionRequest, 'fen'>,
  line: readonly TreeNode[],
): StagePosition => {
  const variant = variantById(id)
  const [before, node = before!] = line.slice(-2)
  const mover = moveNumberAt(before!.fen).color
  return {
    variant,
    position: { variant: id, options, fen: node.fen },
    last: node,
    spoken: node === before ? t('stage.firstPosition') : spokenMove(variant.army, mover, node),
    shapes: shapesAt(node, variant.board),
    setupMoves: line.filter(isSetupPly).map(({ san }) => san),
    isThreefold: isThreefold(line),
  }
}
