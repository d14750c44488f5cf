import type { ByColor } from '../../board/color'

/** The SVG text in a data URI; undefined for any other picture. */
export const svgOfArt = (uri: string): string | undefined => {
  const comma = uri.indexOf(',')
  const head = uri.slice(0, comma)
  const body = uri.slice(comma + 1)
  if (!head.startsWith('data:image/svg+xml')) return undefined
  const text = head.endsWith(';base64') ? atob(body) : decodeURIComponent(body)
  return text.includes('<svg') ? text.slice(text.indexOf('<svg')) : undefined
}

/** The colors of a drawing for one side. */
export interface Ink {
  readonly fill: string
  readonly line: string
  /** Lines and eyes inside the shape. */
  readonly detail: string
}

export type InksByColor = ByColor<Ink>

/** Draws a piece in a box of 45 by 45. */
export type Drawing = (ink: Ink) => string
