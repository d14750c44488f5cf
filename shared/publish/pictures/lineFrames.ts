import type { Color } from '../../board/color'
import { isPlacing } from '../../board/setup'
import { t } from '../../i18n/t'
import type { Game } from '../../tree/game'
import type { TreeNode, TreePath } from '../../tree/node'
import { nodesAlong } from '../../tree/tree'
import { endPath } from '../../tree/walk'
import { withOptions } from '../../variants/options'
import { variantById } from '../../variants'
import type { PictureChoices } from '../choices'
import type { PublishedPosition } from '../document/document'
import { labelOf, seenPosition } from '../document/positions'
import { framedSvg, type BoardFrame, type Picture } from './framedSvg'

/** Which positions of a game are drawn. */
export interface DrawnLine {
  readonly game: Game
  /** A path of the line, which continues to its end. */
  readonly path: TreePath
  /** The first ply, counted from the first position. */
  readonly from: number
  /** The last ply; the end of the line if it is shorter. */
  readonly to: number
  readonly orientation: Color
}

/** The line that goes through `path`, root first. */
export const lineThrough = ({ root }: Game, path: TreePath): readonly TreeNode[] =>
  nodesAlong(root, endPath(root, path))

/** Each position of a line as a picture; all have the same size, so that they can follow each other. */
export const lineFrames = (
  { game, path, from, to, orientation }: DrawnLine,
  choices: PictureChoices,
): readonly Picture[] => {
  const variant = withOptions(variantById(game.variant), game.options)
  const line = lineThrough(game, path)
  const nodes = line.slice(from, to + 1)
  const positions = nodes.map((node, place): PublishedPosition => {
    const before = line[from + place - 1]
    const label = before ? labelOf(variant, before.fen, node, choices.lettering) : ''
    return { ...seenPosition(variant, node), parent: -1, isMain: true, label, spoken: '' }
  })
  const hands = positions.some(({ setup }) => isPlacing(setup))
  return positions.map(position => {
    const caption = position.label === '' ? t('publish.page.firstPosition') : position.label
    const frame: BoardFrame = { variant, orientation, hands, caption: choices.caption ? caption : undefined }
    return framedSvg(position, frame, choices)
  })
}
