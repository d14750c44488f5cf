import type { Game } from './game'
import { makeMovetext } from './movetext'
import type { TreeNode, TreePath } from './node'
import { setupEnd } from './setupPlies'
import { updateAt } from './tree'

const withoutRest = (node: TreeNode): TreeNode => {
  const { unread: _unread, ...rest } = node
  return { ...rest, children: [] }
}

/** The movetext of the setup of the main line as it stands in a game's PGN, with its comments and variations. */
export const setupText = ({ root }: Pick<Game, 'root'>): string => {
  const end: TreePath = setupEnd(root)
  return makeMovetext(updateAt(root, end, withoutRest)).text()
}
