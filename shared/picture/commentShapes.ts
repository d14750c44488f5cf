import type { Shape } from '../notation/pgn/commands'
import {
  angleOf,
  arrowBetween,
  ringAround,
  SHAPE_OPACITY,
  squareMiddle,
  type ArrowMeasures,
  type DrawnOn,
  type DrawnShape,
} from './drawnShapes'

/** Arrows of comments look like those of the live board, whose heads are three by four times the width. */
const COMMENT_WIDTH = 9 / 64
const commentMeasures = (neck: number): ArrowMeasures => ({
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

/** Arrows to one square are crowded if the angle between them is smaller than this, in radians. */
const CROWDED = (7 / 16) * Math.PI

/** Whether another arrow ends on the same square from almost the same side. */
const isCrowded = ({ from, to = from }: Shape, shapes: readonly Shape[], on: DrawnOn): boolean => {
  const end = squareMiddle(to, on)
  const angleFrom = (square: string) => angleOf(squareMiddle(square, on)!, end!)
  return shapes.some(
    other =>
      other.to === to &&
      other.from !== from &&
      Math.cos(angleFrom(other.from) - angleFrom(from)) > Math.cos(CROWDED),
  )
}

/** The arrows and circles of a comment, or those drawn by hand; any that do not fit on the board are left out. */
export const drawnCommentShapes = (shapes: readonly Shape[], on: DrawnOn): readonly DrawnShape[] => {
  const fitting = shapes.filter(
    ({ from, to }) => squareMiddle(from, on) && (to === undefined || squareMiddle(to, on)),
  )
  return fitting.flatMap((shape): readonly DrawnShape[] => {
    const { color, from, to } = shape
    if (to !== undefined) {
      const measures = isCrowded(shape, fitting, on) ? CROWDED_ARROW : COMMENT_ARROW
      return arrowBetween([from, to], color, measures, on)
    }
    const radius = 0.5 - COMMENT_RING / 2
    return ringAround(from, on, { color, opacity: SHAPE_OPACITY, radius, width: COMMENT_RING })
  })
}
