import type { Color } from '../../board/color'
import { isSamePiece } from '../../board/piece'
import type { Setup } from '../../board/setup'
import { t } from '../../i18n/t'
import { type Shape, commandIn } from '../../notation/pgn/commands'
import { squaresOf } from '../../notation/uciSquares'
import type { ReportedMove } from '../../report/gameReport'
import { DEFAULT_TURNING_POINTS, turningPoints } from '../../report/turningPoints'
import { moveNumberAt } from '../../tree/moveNumber'
import type { TreeNode } from '../../tree/node'
import type { VariantDefinition } from '../../variants/variant'
import type { Diagram, Told } from './document'
import { isBetter } from './judgedLine'
import { setupOfFen, type Positions } from './positions'

/** The NAGs that ask for a diagram; the second one shows the board from Black's side. */
const DIAGRAM_NAGS = [220, 221] as const

const isCommanded = ({ comments, commentsBefore, kind }: TreeNode): boolean =>
  [...comments, ...(kind === 'root' ? commentsBefore : [])].some(
    ({ text }) => commandIn(text, 'diagram') !== undefined,
  )

/** Whether the author wants a board here: by `[%diagram]` in a comment, or by one of the NAGs for it. */
export const isMarked = (node: TreeNode): boolean =>
  node.nags.some(nag => nag === DIAGRAM_NAGS[0] || nag === DIAGRAM_NAGS[1]) || isCommanded(node)

/** The side from which the author wants the board to be seen. */
export const orientationMarked = ({ nags }: TreeNode): Color =>
  nags.includes(DIAGRAM_NAGS[1]) ? 'black' : 'white'

/** The annotations without those that ask for a diagram. */
export const withoutMarks = (nags: readonly number[]): readonly number[] =>
  nags.filter(nag => nag !== DIAGRAM_NAGS[0] && nag !== DIAGRAM_NAGS[1] && nag !== 0)

/** The board after a move, as the author asked for it. */
export const markedDiagram = ({ all }: Positions, position: number, orientation: Color): Diagram => {
  const { label, shapes } = all[position]!
  return {
    position,
    orientation,
    shapes,
    caption: label === '' ? t('publish.page.firstPosition') : t('publish.page.after', { move: label }),
  }
}

/** The colors of the arrows for the move that was played and the one that should have been. */
const PLAYED = 'red'
const BEST = 'green'

const arrowOf = (node: TreeNode | undefined, color: Shape['color']): readonly Shape[] => {
  const squares = node && squaresOf(node.uci)
  return squares ? [{ color, from: squares.from, to: squares.to }] : []
}

/** The board before a move that turned the game, with arrows for that move and for the better one if the game has it. */
export const turningDiagram = ({ all }: Positions, position: number, before: TreeNode): Diagram => {
  const { label } = all[position]!
  const [played, ...others] = before.children
  const { color } = moveNumberAt(before.fen)
  const caption =
    label === '' ? t('publish.page.toMoveFirst', { color }) : t('publish.page.toMove', { move: label, color })
  return {
    position,
    orientation: 'white',
    shapes: [...arrowOf(others.find(isBetter), BEST), ...arrowOf(played, PLAYED)],
    caption,
  }
}

/** Whether the diagram has arrows that need an explanation. */
export const isTurningDiagram = (told: Told): boolean =>
  told.kind === 'diagram' &&
  [PLAYED, BEST].every(color => told.diagram.shapes.some(one => one.color === color))

/** Boards that differ on fewer squares than this look alike. */
const ALIKE = 10

const differing = ({ board: one }: Setup, { board: other }: Setup): number =>
  one.pieces.filter((piece, square) => !isSamePiece(piece, other.pieces[square])).length

/**
 * The plies that turned the game most. The boards before them must not look alike. Turns of the setup are left out, because their
 * table shows them.
 */
export const turningPlies = (
  variant: VariantDefinition,
  moves: readonly ReportedMove[],
): ReadonlySet<number> => {
  const played = moves.filter(({ phase }) => phase !== 'setup')
  const candidates = turningPoints(played, played.length).toSorted((one, other) => other.loss - one.loss)
  const shown: Setup[] = []
  const plies = new Set<number>()
  for (const { ply, fenBefore } of candidates) {
    if (plies.size === DEFAULT_TURNING_POINTS) break
    const setup = setupOfFen(variant, fenBefore)
    if (shown.some(other => differing(setup, other) < ALIKE)) continue
    shown.push(setup)
    plies.add(ply)
  }
  return plies
}
