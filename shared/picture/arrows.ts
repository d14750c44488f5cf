import type { Color } from '../board/color'
import type { MoveKind } from '../board/move'
import type { Piece } from '../board/piece'
import type { Board } from '../board/setup'
import { fileName, parseSquare, squareName, type BoardSize } from '../board/square'
import type { Shape, ShapeColor } from '../notation/pgn/commands'
import { parsePlacements } from '../notation/uci'
import { squaresOf } from '../notation/uciSquares'
import type { VariantRules } from '../variants/variant'
import { placeOf } from './boardPlaces'

/*
 * Drawings over the pieces, in one form for all uses: the window renders them as elements; pictures, pages and animations use SVG
 * text. All lengths are in squares, and all points are measured from the top left corner of the board as it is turned.
 */

/** A move that an engine proposes, the best first. */
export interface ProposedMove {
  readonly uci: string
  readonly kind: MoveKind
  /** 1 for the best. */
  readonly rank: number
  readonly mover: Color
  /** Whether it is a threat: what the other side would play if it were its turn. */
  readonly threat: boolean
}

/** The colors of shapes in comments, and those of engines' arrows. */
export type ArrowColor = ShapeColor | 'engine' | 'threat'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Painted {
  /** Unique among the drawings of a board. */
  readonly key: string
  readonly color: ArrowColor
  readonly opacity: number
}

/** A line with a triangle at one end, at both ends, or at neither. */
export interface DrawnArrow extends Painted {
  readonly kind: 'arrow'
  readonly from: Point
  readonly to: Point
  readonly width: number
  /** The control point of the curve, for a line that jumps over a piece. */
  readonly bend?: Point
  readonly heads: readonly (readonly [Point, Point, Point])[]
}

/** A circle, with a piece inside it if one should be placed. */
interface DrawnRing extends Painted {
  readonly kind: 'ring'
  readonly middle: Point
  readonly radius: number
  readonly width: number
  /** Set around a piece that is jumped over. */
  readonly isDashed?: true
  readonly piece?: Piece & { readonly side: number }
}

export type DrawnShape = DrawnArrow | DrawnRing

/** The board on which to draw. */
interface DrawnOn {
  readonly size: BoardSize
  readonly orientation: Color
}

/** The dimensions of an arrow. Its parts begin and end at these distances from the middle of the nearer square. */
interface Measures {
  readonly width: number
  /** Where the line begins. */
  readonly tail: number
  /** Where the line ends. */
  readonly neck: number
  readonly tip: number
  readonly headLength: number
  readonly headHalf: number
}

const OPACITY = 0.85

/** The opacity, relative to the usual one, of proposals of an engine that is off. */
export const FADED = 0.35

/** Arrows of comments look like those of the live board, whose heads are three by four times the width. */
const COMMENT_WIDTH = 9 / 64
const commentMeasures = (neck: number): Measures => ({
  width: COMMENT_WIDTH,
  tail: 0,
  neck,
  tip: neck - 0.95 * COMMENT_WIDTH,
  headLength: 3 * COMMENT_WIDTH,
  headHalf: 2 * COMMENT_WIDTH,
})
const COMMENT_ARROW = commentMeasures(10 / 64)
/** The dimensions of arrows that crowd on one square. */
const CROWDED_ARROW = commentMeasures(20 / 64)
const COMMENT_RING = 4 / 64

/** The width of an engine's arrow by rank, in squares. */
const arrowWidth = (rank: number): number => [0.15, 0.1][rank - 1] ?? 0.07

const engineMeasures = (rank: number): Measures => {
  const width = arrowWidth(rank)
  const headLength = 0.16 + 1.3 * width
  return { width, tail: 0.3, neck: headLength - 0.06, tip: 0, headLength, headHalf: 0.09 + 1.05 * width }
}

const ENGINE_RING = 0.44
/** How far the arrow of a cannon swings out, as a share of its length, and the most in squares. */
const SWING = 0.28
const MAX_SWING = 1.1

/** How a piece to be placed is drawn, by the rank of the proposal. */
const PLACED = [
  { ring: 0.035, side: 0.84, opacity: OPACITY },
  { ring: 0.025, side: 0.6, opacity: 0.7 },
  { ring: 0.015, side: 0.46, opacity: 0.6 },
] as const

const middleOf = (square: string, { orientation, size }: DrawnOn): Point | undefined => {
  const place = placeOf(square, orientation, size)
  return place && { x: place.column + 0.5, y: place.row + 0.5 }
}

const moved = ({ x, y }: Point, angle: number, along: number, aside = 0): Point => ({
  x: x + Math.cos(angle) * along - Math.sin(angle) * aside,
  y: y + Math.sin(angle) * along + Math.cos(angle) * aside,
})

const angleOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x)

const headAt = (from: Point, to: Point, { tip, headLength, headHalf }: Measures): DrawnArrow['heads'][0] => {
  const angle = angleOf(from, to)
  const foot = -tip - headLength
  return [moved(to, angle, -tip), moved(to, angle, foot, headHalf), moved(to, angle, foot, -headHalf)]
}

const arrowBetween = (
  [from, to]: readonly [string, string],
  color: ArrowColor,
  measures: Measures,
  on: DrawnOn,
  both = false,
): readonly DrawnArrow[] => {
  const [start, end] = [middleOf(from, on), middleOf(to, on)]
  if (!start || !end) return []
  const angle = angleOf(start, end)
  return [
    {
      kind: 'arrow',
      key: from + to,
      color,
      opacity: OPACITY,
      from: moved(start, angle, both ? measures.neck : measures.tail),
      to: moved(end, angle, -measures.neck),
      width: measures.width,
      heads: [headAt(start, end, measures), ...(both ? [headAt(end, start, measures)] : [])],
    },
  ]
}

const ringAround = (
  square: string,
  on: DrawnOn,
  ring: Omit<DrawnRing, 'kind' | 'key' | 'middle'>,
): readonly DrawnRing[] => {
  const middle = middleOf(square, on)
  return middle ? [{ kind: 'ring', key: square, middle, ...ring }] : []
}

/** Arrows to one square are crowded if the angle between them is smaller than this, in radians. */
const CROWDED = (7 / 16) * Math.PI

/** Whether another arrow ends on the same square from almost the same side. */
const isCrowded = ({ from, to = from }: Shape, shapes: readonly Shape[], on: DrawnOn): boolean => {
  const end = middleOf(to, on)
  const angleFrom = (square: string) => angleOf(middleOf(square, on)!, end!)
  return shapes.some(
    other =>
      other.to === to &&
      other.from !== from &&
      Math.cos(angleFrom(other.from) - angleFrom(from)) > Math.cos(CROWDED),
  )
}

/** The arrows and circles of a comment, or those drawn by hand; any that do not fit on the board are left out. */
export const drawnShapes = (shapes: readonly Shape[], on: DrawnOn): readonly DrawnShape[] => {
  const fitting = shapes.filter(
    ({ from, to }) => middleOf(from, on) && (to === undefined || middleOf(to, on)),
  )
  return fitting.flatMap((shape): readonly DrawnShape[] => {
    const { color, from, to } = shape
    if (to !== undefined) {
      const measures = isCrowded(shape, fitting, on) ? CROWDED_ARROW : COMMENT_ARROW
      return arrowBetween([from, to], color, measures, on)
    }
    const radius = 0.5 - COMMENT_RING / 2
    return ringAround(from, on, { color, opacity: OPACITY, radius, width: COMMENT_RING })
  })
}

/** The most proposals drawn; more would hide the board. */
const MAX_PROPOSALS = 3

const SWAPS: ReadonlySet<MoveKind> = new Set(['adjustment', 'transposition', 'relocation'])

type Arrows = readonly (readonly [from: string, to: string])[]

/** The arrows of a castling move: where the king goes, and where the rook goes if its square is known. */
const castlingArrows = ({ uci, kind }: ProposedMove, { castling }: VariantRules): Arrows => {
  const squares = squaresOf(uci)
  if (!squares || !castling) return []
  const targets = castling.targets[kind === 'castlingA' ? 'aSide' : 'hSide']
  const on = (file: number) => fileName(file) + squares.from.slice(1)
  const king = [squares.from, on(targets.king)] as const
  const rook = [squares.to, on(targets.rook)] as const
  return (castling.uci === 'kingTakesRook' ? [king, rook] : [king]).filter(([from, to]) => from !== to)
}

const placedPieces = (
  { uci, mover, rank }: ProposedMove,
  color: ArrowColor,
  rules: VariantRules,
  on: DrawnOn,
) => {
  const { ring: width, side, opacity } = PLACED[rank - 1] ?? PLACED[2]
  return (parsePlacements(uci, rules) ?? []).flatMap(({ role, to }) =>
    ringAround(squareName(to, rules.board), on, {
      ...{ color, opacity, width, radius: 0.5 - width / 2 },
      piece: { role, color: mover, side },
    }),
  )
}

/** The square of the piece that a cannon jumps over, if there is one. */
const jumpedBy = (from: string, to: string, { size, pieces }: Board): string | undefined => {
  const [start, end] = [parseSquare(from, size), parseSquare(to, size)]
  if (start === undefined || end === undefined || pieces[start]?.role !== 'cannon') return undefined
  const [files, ranks] = [
    (end % size.files) - (start % size.files),
    Math.floor(end / size.files) - Math.floor(start / size.files),
  ]
  const steps = Math.max(Math.abs(files), Math.abs(ranks))
  const step = (ranks * size.files + files) / steps
  const way = Array.from({ length: steps - 1 }, (_, i) => start + (i + 1) * step)
  const screen = way.find(square => pieces[square])
  return screen === undefined ? undefined : squareName(screen, size)
}

/** The move of a cannon: a curve around the piece that it jumps over, and a dashed ring around that piece. */
const jumpBetween = (
  [from, to]: readonly [string, string],
  screen: string,
  color: ArrowColor,
  measures: Measures,
  on: DrawnOn,
): readonly DrawnShape[] => {
  const [start, end] = [middleOf(from, on), middleOf(to, on)]
  if (!start || !end) return []
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const bend = moved(
    { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
    angleOf(start, end),
    0,
    2 * Math.min(MAX_SWING, SWING * length),
  )
  const arrow: DrawnArrow = {
    kind: 'arrow',
    key: from + to,
    color,
    opacity: OPACITY,
    from: moved(start, angleOf(start, bend), measures.tail),
    to: moved(end, angleOf(bend, end), -measures.neck),
    width: measures.width,
    bend,
    heads: [headAt(bend, end, measures)],
  }
  const ring = {
    color,
    opacity: OPACITY,
    radius: ENGINE_RING,
    width: measures.width / 2,
    isDashed: true,
  } as const
  return [...ringAround(screen, on, ring), arrow]
}

const BAR = { length: 0.46, width: 0.1 } as const

/** Bars across the middle of each step that a piece cannot take. */
export const drawnBars = (
  steps: readonly (readonly [from: string, to: string])[],
  on: DrawnOn,
): readonly DrawnArrow[] =>
  steps.flatMap(([from, to]): readonly DrawnArrow[] => {
    const [start, end] = [middleOf(from, on), middleOf(to, on)]
    if (!start || !end) return []
    const angle = angleOf(start, end)
    const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
    const ends = [-BAR.length / 2, BAR.length / 2].map(aside => moved(middle, angle, 0, aside))
    return [
      {
        ...{ kind: 'arrow', key: from + to, color: 'red', opacity: 1, heads: [] },
        ...{ from: ends[0]!, to: ends[1]!, width: BAR.width },
      },
    ]
  })

/** The drawings of a proposal: for a placement the piece on its square, for a swap an arrow with two heads, for castling both paths. */
const drawnProposal = (
  move: ProposedMove,
  rules: VariantRules,
  on: DrawnOn,
  board: Board | undefined,
): readonly DrawnShape[] => {
  const { uci, kind, rank, threat } = move
  const color = threat ? 'threat' : 'engine'
  const measures = engineMeasures(rank)
  if (kind === 'placement') return placedPieces(move, color, rules, on)
  if (kind === 'castlingA' || kind === 'castlingH')
    return castlingArrows(move, rules).flatMap(arrow => arrowBetween(arrow, color, measures, on))
  const squares = squaresOf(uci)
  if (!squares) return []
  const { from, to } = squares
  // A piece that could move but stays.
  if (from === to)
    return ringAround(from, on, {
      ...{ color, opacity: OPACITY, radius: ENGINE_RING },
      width: measures.width / 2,
    })
  const screen = board && jumpedBy(from, to, board)
  if (screen !== undefined) return jumpBetween([from, to], screen, color, measures, on)
  return arrowBetween([from, to], color, measures, on, SWAPS.has(kind))
}

/**
 * The drawings of all proposals, the best on top. What two proposals share is drawn as in the better one.
 *
 * @param board the current position: the arrow of a cannon goes around the piece that it jumps over
 */
export const drawnProposals = (
  moves: readonly ProposedMove[],
  rules: VariantRules,
  orientation: Color,
  board?: Board,
): readonly DrawnShape[] => {
  const on = { size: rules.board, orientation }
  const drawn = [...moves]
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_PROPOSALS)
    .flatMap(move => drawnProposal(move, rules, on, board))
  const isFirst = ({ key }: DrawnShape, place: number) =>
    drawn.findIndex(other => other.key === key) === place
  return drawn.filter(isFirst).reverse()
}
