import type { ByColor } from '../../board/color'

/** What a drawing is made of in one color. */
export interface Ink {
  readonly fill: string
  readonly line: string
  /** Lines and eyes inside the shape. */
  readonly detail: string
}

export type InksByColor = ByColor<Ink>

/** Draws a piece in a box of 45 by 45. */
export type Drawing = (ink: Ink) => string
