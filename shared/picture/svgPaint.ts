/** The side of a square in the units of the drawing, which is also the box of a piece. */
export const SVG_SQUARE = 45

/** A text escaped as the value of an attribute. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Converts a length from squares to units. */
export const units = (squares: number): string => String(Number((squares * SVG_SQUARE).toFixed(2)))

/** Match a translucent color in both notations: as written and as minified. */
const SEEN_THROUGH = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*[/,]\s*([\d.]+)\s*\)$/
const SEEN_THROUGH_HEX = /^(#[\da-f]{6})([\da-f]{2})$/i

/**
 * The attributes that fill a shape with a color of the style sheet. Opacity becomes an attribute of its own, because not every
 * program that shows drawings understands the notation of the sheet.
 */
export const fill = (color: string): string => {
  const [, red, green, blue, opacity] = SEEN_THROUGH.exec(color) ?? []
  if (opacity !== undefined) return `fill="rgb(${red},${green},${blue})" fill-opacity="${opacity}"`
  const [, solid, alpha] = SEEN_THROUGH_HEX.exec(color) ?? []
  return alpha === undefined
    ? `fill="${attribute(color)}"`
    : `fill="${solid}" fill-opacity="${(Number.parseInt(alpha, 16) / 255).toFixed(2)}"`
}
