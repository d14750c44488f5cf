import { opposite, type Color } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import type { PlayedMove } from '@shared/ipc/contract'
import { commandIn, withCommand } from '@shared/notation/pgn/commands'
import { deleteAt } from '@shared/tree/edit'
import type { Game } from '@shared/tree/game'
import { positionOfTempo, TEMPI_TAG, tempiOf, wonTag, type Bid } from '@shared/tree/auction'
import { setFirstPosition, setResult, setTags, withRoot } from '@shared/tree/gameEdit'
import { isSetupPly, moveLabel, moveNumberAt } from '@shared/tree/moveNumber'
import type { TreeNode, TreePath } from '@shared/tree/node'
import type { PiePoint } from '@shared/tree/pieRule'
import { addChild, mainline } from '@shared/tree/tree'
import { endPath } from '@shared/tree/walk'
import type { Edit, GameDocument } from '../../openFiles/document'

/** The side to move after a node. */
export const turnAfter = ({ fen }: Pick<TreeNode, 'fen'>): Color => moveNumberAt(fen).color

/** The path along the main line to its end. */
export const mainPath = (game: Game): TreePath => endPath(game.root, [])

/** Whether the current position is the end of the main line. */
export const isAtMainEnd = ({ game, path }: Pick<GameDocument, 'game' | 'path'>): boolean =>
  path.join(' ') === mainPath(game).join(' ')

const CLOCK_COMMAND = 'clk'

/** A node with the time that its player had left after the move. */
export const withClk = (node: TreeNode, left: string): TreeNode => ({
  ...node,
  comments: [{ style: 'brace', text: withCommand('', CLOCK_COMMAND, left) }, ...node.comments],
})

/** The moves of a side along a line. */
export const movesBy = (line: readonly TreeNode[], side: Color): readonly TreeNode[] =>
  line.filter((_, place) => place > 0 && turnAfter(line[place - 1]!) === side)

/** The time that a side had left after its last move with a clock, as in the command of that move. */
export const lastClk = (line: readonly TreeNode[], side: Color): string | undefined =>
  movesBy(line, side)
    .flatMap(({ comments }) => comments.map(({ text }) => commandIn(text, CLOCK_COMMAND)))
    .findLast(one => one !== undefined)

/** How many moves of the game proper a side has made along a line. */
export const movesMade = (line: readonly TreeNode[], side: Color): number =>
  movesBy(line, side).filter(node => !isSetupPly(node)).length

/** The moves of a line up to the point at which a side is chosen. */
export const pieMoves = (line: readonly TreeNode[], pie: PiePoint): readonly TreeNode[] => {
  const moves = line.slice(1)
  const firstMove = moves.findIndex(node => !isSetupPly(node))
  const setup = firstMove < 0 ? moves.length : firstMove
  return moves.slice(0, pie === 'throw' ? 0 : pie === 'setup' ? setup : setup + 1)
}

/** Whether a move may be made before the game: a pawn's move, or the only transposition. */
const isTempo = ({ san, kind }: PlayedMove, made: readonly string[]): boolean =>
  kind === 'transposition' ? !made.some(one => one.includes('<=>')) : /^[a-z]\d/.test(san)

/**
 * The game after a move that is made before it begins; undefined if the move is not allowed there.
 *
 * @param turn who moves next
 */
export const withTempo = (game: Game, move: PlayedMove, turn: Color): Game | undefined => {
  const made = tempiOf(game.tags)
  if (!isTempo(move, made)) return undefined
  const before = move.kind === 'transposition' ? undefined : game.root.fen
  const moved = setFirstPosition(game, positionOfTempo(move.fen, turn, before))
  return setTags(moved, [{ name: TEMPI_TAG, value: [...made, move.san].join(' ') }])
}

/** The game in which a bid has won: the winner has the color, and the opponent moves first if there are moves to make. */
export const withWonBid = (game: Game, won: Bid, other: string): Game => {
  const [white, black] = won.side === 'white' ? [won.player, other] : [other, won.player]
  const turn = won.tempi > 0 ? opposite(won.side) : 'white'
  const turned = setFirstPosition(game, positionOfTempo(game.root.fen, turn))
  return setTags(turned, [{ name: 'White', value: white }, { name: 'Black', value: black }, wonTag(won)])
}

/** Adds a move to the end of the main line; a user who is at the end follows. */
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

/** The number of plies in the main line before the last move of a side; undefined if it has not moved. */
const beforeLastMove = (game: Game, side: Color): number | undefined => {
  const place = mainline(game.root)
    .slice(0, -1)
    .findLastIndex(node => turnAfter(node) === side)
  return place < 0 ? undefined : place
}

const withoutResult = (game: Game): Game => (game.result === '*' ? game : setResult(game, '*'))

/** Takes back the end of a game, which goes on from there. */
export const reopened = ({ game }: Pick<GameDocument, 'game'>): Edit => ({
  name: t('practice.edits.tookBackEnd'),
  game: withoutResult(game),
})

/** Takes back the last move of a side and everything after it; undefined if the side has not moved. */
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
