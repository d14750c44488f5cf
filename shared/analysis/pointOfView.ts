import type { Color } from '../board/color'
import type { SearchLine } from './analysis'
import type { Bound, Score, View, WinDrawLoss } from './score'

/*
 * Engines score for the side to move, the window for White. `turn` is always the side to move in the searched position. Only this
 * file changes the point of view of a score.
 */

/** Adding 0 turns -0 into 0. */
const turned = <V extends View>({ kind, value }: Score<View>, turn: Color): Score<V> => ({
  kind,
  value: turn === 'white' ? value : -value + 0,
})

/** The score from White's view, if `turn` is to move. */
export const whiteView = (score: Score<'mover'>, turn: Color): Score<'white'> => turned(score, turn)

/** The score from the view of the side to move, `turn`. */
export const moverView = (score: Score<'white'>, turn: Color): Score<'mover'> => turned(score, turn)

const OTHER_BOUND = { lower: 'upper', upper: 'lower' } as const

/** A lower bound for Black is an upper bound for White, and vice versa. */
const whiteBound = (bound: Bound, turn: Color): Bound => (turn === 'white' ? bound : OTHER_BOUND[bound])

const whiteChances = ({ win, draw, loss }: WinDrawLoss<'mover'>, turn: Color): WinDrawLoss<'white'> =>
  turn === 'white' ? { white: win, draw, black: loss } : { white: loss, draw, black: win }

/** A line from White's view: score, bound and chances. */
export const whiteLine = <M>(
  { rank, depth, selDepth, score, bound, winDrawLoss, moves }: SearchLine<'mover', M>,
  turn: Color,
): SearchLine<'white', M> => ({
  rank,
  depth,
  selDepth,
  score: whiteView(score, turn),
  ...(bound && { bound: whiteBound(bound, turn) }),
  ...(winDrawLoss && { winDrawLoss: whiteChances(winDrawLoss, turn) }),
  moves,
})
