/** Side of a square in the drawing, in its units: the box in which the pieces are drawn. */
export const SVG_SQUARE = 45

/** A text as the value of an attribute. */
export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A length in squares as one in units. */
export const units = (squares: number): string => String(Number((squares * SVG_SQUARE).toFixed(2)))

/** A translucent color, in both spellings: as written and as minified. */
const SEEN_THROUGH = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*[/,]\s*([\d.]+)\s*\)$/
const SEEN_THROUGH_HEX = /^(#[\da-f]{6})([\da-f]{2})$/i

/**
 * Paints the inside of a shape with a color of the style sheet. What is seen through becomes an
 * attribute of its own, for not every program that shows drawings reads the notation of the sheet.
 */
export const fill = (color: string): string => {
  const [, red, green, blue, opacity] = SEEN_THROUGH.exec(color) ?? []
  if (opacity !== undefined) return `fill="rgb(${red},${green},${blue})" fill-opacity="${opacity}"`
  const [, solid, alpha] = SEEN_THROUGH_HEX.exec(color) ?? []
  return alpha === undefined
    ? `fill="${attribute(color)}"`
    : `fill="${solid}" fill-opacity="${(Number.parseInt(alpha, 16) / 255).toFixed(2)}"`
}
