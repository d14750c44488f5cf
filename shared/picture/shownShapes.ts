import { parseSquare, type BoardSize } from '../board/square'
import { parseShapes, SHAPE_COLORS, type Shape, type ShapeColor } from '../notation/pgn/commands'
import { namedSquares, squaresOf } from '../notation/uciSquares'
import type { TreeNode } from '../tree/node'

/** The most shapes that are drawn; more would hide the board, and a comment may contain any number. */
export const MAX_SHAPES = 128

const COLORS: ReadonlySet<unknown> = new Set(Object.values(SHAPE_COLORS))

/** Whether a brush of a board is one of the four colors allowed in comments. */
export const isShapeColor = (brush: unknown): brush is ShapeColor => COLORS.has(brush)

const isOn = (name: string, size: BoardSize): boolean => parseSquare(name, size) !== undefined

/** Turns an arrow to its own square into a circle, as other programs do. */
const settled = (shape: Shape): Shape =>
  shape.to === shape.from ? { color: shape.color, from: shape.from } : shape

const nameOf = ({ color, from, to = '' }: Shape): string => color + from + to

/** The shapes that fit on the board, without duplicates and at most {@link MAX_SHAPES}. */
export const fittingShapes = (shapes: readonly Shape[], size: BoardSize): readonly Shape[] => {
  const fitting = shapes
    .filter(({ from, to }) => isOn(from, size) && (to === undefined || isOn(to, size)))
    .map(settled)
  return [...new Map(fitting.map(shape => [nameOf(shape), shape])).values()].slice(0, MAX_SHAPES)
}

/** The shapes that point out a move: an arrow, or circles around its squares if pieces are placed or one stays. */
export const moveShapes = (uci: string, color: ShapeColor): readonly Shape[] => {
  const squares = squaresOf(uci)
  if (squares && squares.from !== squares.to) return [{ color, from: squares.from, to: squares.to }]
  return [...new Set(namedSquares(uci))].map(from => ({ color, from }))
}

type Commented = Pick<TreeNode, 'kind' | 'comments' | 'commentsBefore'> & {
  readonly children: readonly Pick<TreeNode, 'commentsBefore'>[]
}

/**
 * The arrows and circles that comments draw on the position after a move: those on the move itself, and those before the next
 * move of the line. Comments before the first move refer to the first position.
 */
export const shapesAt = (
  { kind, comments, commentsBefore, children }: Commented,
  size: BoardSize,
): readonly Shape[] =>
  fittingShapes(
    [...(kind === 'root' ? commentsBefore : []), ...comments, ...(children[0]?.commentsBefore ?? [])].flatMap(
      ({ text }) => parseShapes(text),
    ),
    size,
  )
