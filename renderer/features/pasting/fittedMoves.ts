import { t } from '@shared/i18n/t'
import type { FittedText } from '@shared/ipc/contract'
import type { PgnFault, PgnResult, PgnTag } from '@shared/notation/pgn/pgn'
import { unflattenTree } from '@shared/tree/flat'
import type { Game } from '@shared/tree/game'
import { withoutUnread, graft } from '@shared/tree/edit'
import { makeMovetext } from '@shared/tree/movetext'
import type { TreeNode, TreePath } from '@shared/tree/node'
import { mainline, nodesAlong, pathWithin, updateAt } from '@shared/tree/tree'
import { endPath, walk } from '@shared/tree/walk'
import { moveLabel } from '@shared/tree/moveNumber'
import { playersOf } from '@shared/tree/gameTitle'
import { unknownValue } from '../../edits/tagEdits'

/**
 * The signature of a game that is put into another, e.g. `Lukic – Vujacic, Belgrade, 1998, 1-0`; empty if nothing is
 * known.
 */
export const headerText = (tags: readonly PgnTag[], result: PgnResult): string => {
  const valueOf = (name: string): string => {
    const value = tags.find(tag => tag.name === name)?.value.trim() ?? ''
    return value === unknownValue(name) || value === '?' ? '' : value
  }
  const [white, black] = [valueOf('White'), valueOf('Black')]
  const players = white || black ? `${white || '?'} – ${black || '?'}` : ''
  const year = /^\d{4}/.exec(valueOf('Date'))?.[0] ?? ''
  const parts = [players, valueOf('Event'), year, result === '*' ? '' : result]
  return parts.filter(part => part !== '').join(', ')
}

/** Moves that fit into a game, as a tree from the position at `path`. */
export interface FittedMoves {
  readonly path: TreePath
  readonly branch: TreeNode
}

/** How the moves relate to the game that they go into. */
export interface Fitting {
  readonly kind: 'continues' | 'varies' | 'known' | 'nothing'
  /** The last move that the game already has, in words. */
  readonly place: string
  /** Plies of the pasted line. */
  readonly count: number
  readonly movetext: string
  /** Moves that could not be played, in the order of the text. */
  readonly faults: readonly PgnFault[]
}

const placeWords = (root: TreeNode, path: TreePath): string => {
  const [before, node] = nodesAlong(root, path).slice(-2)
  return before && node ? moveLabel(before.fen, node) : t('pasting.start')
}

/** Adds a pasted game's signature at its end, unless it is the very game that is open. */
const withHeader = (
  game: Game,
  branch: TreeNode,
  fitted: Extract<FittedText, { kind: 'moves' }>,
): TreeNode => {
  const [own, other] = [playersOf(game), playersOf(fitted)]
  const isSame = fitted.tags.length > 0 && own.white === other.white && own.black === other.black
  const text = isSame ? '' : headerText(fitted.tags, fitted.result)
  const end = endPath(branch, [])
  if (text === '' || end.length === 0) return branch
  return updateAt(branch, end, node => ({ ...node, comments: [...node.comments, { style: 'brace', text }] }))
}

export const fittedMoves = (
  game: Game,
  path: TreePath,
  fitted: Extract<FittedText, { kind: 'moves' }>,
): FittedMoves => ({
  path: path.slice(0, fitted.from),
  branch: withHeader(game, unflattenTree(fitted.nodes), fitted),
})

/** The game with the moves in it, and the end of them; undefined if their place is gone. */
export const insertedMoves = ({ root }: Game, { path, branch }: FittedMoves) => graft(root, path, branch)

const faultsIn = (branch: TreeNode): readonly PgnFault[] =>
  [...walk(branch)]
    .flatMap(({ node }) => (node.unread ? [node.unread.fault] : []))
    .sort((a, b) => a.at.offset - b.at.offset)

export const fittingOf = (game: Game, moves: FittedMoves): Fitting => {
  const { path, branch } = moves
  const known = pathWithin(game.root, [...path, ...endPath(branch, [])])
  const last = nodesAlong(game.root, known).at(-1)!
  const count = mainline(branch).length - 1
  const adds = insertedMoves(game, moves)?.root !== game.root
  const varies = known.length < path.length + count && last.children.length > 0
  const kind = count === 0 && branch.unread ? 'nothing' : !adds ? 'known' : varies ? 'varies' : 'continues'
  return {
    kind,
    place: placeWords(game.root, known),
    count,
    movetext: makeMovetext(branch).text(),
    faults: faultsIn(branch),
  }
}

/** Tags about the game that was played, which do not apply to the new one. */
const TOLD: ReadonlySet<string> = new Set([
  'Event',
  'Site',
  'Date',
  'Round',
  'White',
  'Black',
  'Result',
  'WhiteElo',
  'BlackElo',
])

const followedBy = (
  node: TreeNode,
  { children, unread }: Pick<TreeNode, 'children' | 'unread'>,
): TreeNode => ({
  ...withoutUnread(node),
  children,
  ...(unread && { unread }),
})

/** The line up to the moves, and the moves, as a game of its own, without other variations. */
export const asOwnGame = (game: Game, { path, branch }: FittedMoves): Game => ({
  ...game,
  tags: game.tags.filter(({ name }) => !TOLD.has(name)),
  result: '*',
  root: nodesAlong(game.root, path).reduceRight(
    (child, parent, place) => followedBy(parent, place === path.length ? branch : { children: [child] }),
    branch,
  ),
})
