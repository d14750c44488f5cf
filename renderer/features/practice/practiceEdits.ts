import type { Color } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import { deleteAt } from '@shared/tree/edit'
import type { Game } from '@shared/tree/game'
import { setResult, withRoot } from '@shared/tree/gameEdit'
import { moveNumberAt } from '@shared/tree/moveNumber'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { addChild, mainline } from '@shared/tree/tree'
import { moveLabel } from '@shared/tree/moveLabel'
import type { Edit, GameDocument } from '../../openFiles/document'

/** The side to move after a node. */
export const turnAfter = ({ fen }: Pick<TreeNode, 'fen'>): Color => moveNumberAt(fen).color

/** The way along the main line to its end. */
export const mainPath = (game: Game): TreePath =>
  mainline(game.root)
    .slice(1)
    .map(({ id }) => id)

/** One stands at the end of the main line. */
export const isAtMainEnd = ({ game, path }: Pick<GameDocument, 'game' | 'path'>): boolean =>
  path.join(' ') === mainPath(game).join(' ')

/** A move at the end of the main line; a user who stands there goes along. */
export const moveAtEnd = (document: GameDocument, node: TreeNode): Edit | undefined => {
  const { game } = document
  const before = mainline(game.root).at(-1)!
  const added = addChild(game.root, mainPath(game), node)
  if (!added) return undefined
  return {
    name: t('practice.edits.played', { move: moveLabel(before.fen, node) }),
    game: withRoot(game, added.root),
    path: isAtMainEnd(document) ? added.path : document.path,
  }
}

/** How many plies the main line has before the last move of a side; undefined if it has not moved. */
const beforeLastMove = (game: Game, side: Color): number | undefined => {
  const place = mainline(game.root)
    .slice(0, -1)
    .findLastIndex(node => turnAfter(node) === side)
  return place < 0 ? undefined : place
}

const withoutResult = (game: Game): Game => (game.result === '*' ? game : setResult(game, '*'))

/** The game goes on where it was given up. */
export const reopened = ({ game }: Pick<GameDocument, 'game'>): Edit => ({
  name: t('practice.edits.tookBackEnd'),
  game: withoutResult(game),
})

/** Takes the last move of a side back with all that followed; undefined if it has not moved. */
export const takenBack = ({ game }: Pick<GameDocument, 'game'>, side: Color): Edit | undefined => {
  const kept = beforeLastMove(game, side)
  if (kept === undefined) return undefined
  const path = mainPath(game)
  return {
    name: t('practice.edits.tookBack'),
    game: withoutResult(withRoot(game, deleteAt(game.root, path.slice(0, kept + 1)))),
    path: path.slice(0, kept),
  }
}
