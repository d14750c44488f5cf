import type { Color } from '../board/color'
import type { MoveKind } from '../board/move'
import type { Board } from '../board/setup'
import { fileName, parseSquare, squareName } from '../board/square'
import { parsePlacements } from '../notation/uci'
import { squaresOf } from '../notation/uciSquares'
import type { VariantRules } from '../variants/variant'
import {
  angleOf,
  arrowBetween,
  headAt,
  pointFrom,
  ringAround,
  SHAPE_OPACITY,
  squareMiddle,
  type ArrowColor,
  type ArrowMeasures,
  type DrawnArrow,
  type DrawnOn,
  type DrawnShape,
} from './drawnShapes'

/** A move that an engine proposes, the best first. */
export interface ProposedMove {
  readonly uci: string
  readonly kind: MoveKind
  /** 1 for the best. */
  readonly rank: number
  readonly mover: Color
  /** Whether it is a threat: the move that the other side would play if it were to move. */
  readonly threat: boolean
}

/** The opacity, relative to the usual one, of proposals of an engine that is off. */
export const FADED = 0.35

/** The width of an engine's arrow by rank, in squares. */
const arrowWidth = (rank: number): number => [0.15, 0.1][rank - 1] ?? 0.07

const engineMeasures = (rank: number): ArrowMeasures => {
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
  { ring: 0.035, side: 0.84, opacity: SHAPE_OPACITY },
  { ring: 0.025, side: 0.6, opacity: 0.7 },
  { ring: 0.015, side: 0.46, opacity: 0.6 },
] as const

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
  measures: ArrowMeasures,
  on: DrawnOn,
): readonly DrawnShape[] => {
  const [start, end] = [squareMiddle(from, on), squareMiddle(to, on)]
  if (!start || !end) return []
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const bend = pointFrom(
    { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
    angleOf(start, end),
    0,
    2 * Math.min(MAX_SWING, SWING * length),
  )
  const arrow: DrawnArrow = {
    kind: 'arrow',
    key: from + to,
    color,
    opacity: SHAPE_OPACITY,
    from: pointFrom(start, angleOf(start, bend), measures.tail),
    to: pointFrom(end, angleOf(bend, end), -measures.neck),
    width: measures.width,
    bend,
    heads: [headAt(bend, end, measures)],
  }
  const ring = {
    color,
    opacity: SHAPE_OPACITY,
    radius: ENGINE_RING,
    width: measures.width / 2,
    isDashed: true,
  } as const
  return [...ringAround(screen, on, ring), arrow]
}

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
      ...{ color, opacity: SHAPE_OPACITY, radius: ENGINE_RING },
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
