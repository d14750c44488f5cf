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

/** The annotations that ask for a diagram; the second one from Black's side. */
const DIAGRAM_NAGS = [220, 221] as const

const isCommanded = ({ comments, commentsBefore, kind }: TreeNode): boolean =>
  [...comments, ...(kind === 'root' ? commentsBefore : [])].some(
    ({ text }) => commandIn(text, 'diagram') !== undefined,
  )

/** The author wants a board here: `[%diagram]` in a comment, or one of the annotations for it. */
export const isMarked = (node: TreeNode): boolean =>
  node.nags.some(nag => nag === DIAGRAM_NAGS[0] || nag === DIAGRAM_NAGS[1]) || isCommanded(node)

/** From which side the author wants it seen. */
export const orientationMarked = ({ nags }: TreeNode): Color =>
  nags.includes(DIAGRAM_NAGS[1]) ? 'black' : 'white'

/** Annotations that say something of a move. */
export const withoutMarks = (nags: readonly number[]): readonly number[] =>
  nags.filter(nag => nag !== DIAGRAM_NAGS[0] && nag !== DIAGRAM_NAGS[1] && nag !== 0)

/** The board after a move, as the author wants it. */
export const markedDiagram = ({ all }: Positions, position: number, orientation: Color): Diagram => {
  const { label, shapes } = all[position]!
  return {
    position,
    orientation,
    shapes,
    caption: label === '' ? t('publish.page.firstPosition') : t('publish.page.after', { move: label }),
  }
}

/** The colors of what was played and of what should have been. */
const PLAYED = 'red'
const BEST = 'green'

const arrowOf = (node: TreeNode | undefined, color: Shape['color']): readonly Shape[] => {
  const squares = node && squaresOf(node.uci)
  return squares ? [{ color, from: squares.from, to: squares.to }] : []
}

/** The board before a move that turned the game, with arrows for it and for the better one where the game has it. */
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

/** The diagram has arrows that need a word. */
export const isTurningDiagram = (told: Told): boolean =>
  told.kind === 'diagram' &&
  [PLAYED, BEST].every(color => told.diagram.shapes.some(one => one.color === color))

/** Boards that differ on fewer squares look like one. */
const ALIKE = 10

const differing = ({ board: one }: Setup, { board: other }: Setup): number =>
  one.pieces.filter((piece, square) => !isSamePiece(piece, other.pieces[square])).length

/** The plies that turned the game most, each with a board before it that is unlike all others; those of the setup have their table. */
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
