import type { Color } from '../../board/color'
import { COMPOUNDS } from './compoundArt'
import { COUNTER_INKS, COUNTERS } from './counterArt'
import type { Drawing, InksByColor } from './drawing'
import type { PieceSet } from './pieceSets'
import { HANJA } from './hanjaArt'
import { PLAIN, PLAIN_INKS } from './plainArt'
import { TILES } from './tileArt'

/** What we have drawn of a set. */
interface DrawnSet {
  readonly inks: InksByColor
  /** By the name of the piece, or by color and name where the sides differ. */
  readonly drawings: Readonly<Record<string, Drawing>>
}

const CLASSIC: DrawnSet = {
  inks: {
    white: { fill: '#fff', line: '#000', detail: '#000' },
    black: { fill: '#000', line: '#000', detail: '#ececec' },
  },
  drawings: { ...COMPOUNDS, ...TILES },
}

const SETS: Readonly<Record<PieceSet, DrawnSet>> = {
  classic: CLASSIC,
  plain: { inks: PLAIN_INKS, drawings: PLAIN },
  counters: { inks: COUNTER_INKS, drawings: COUNTERS },
  hanja: { ...CLASSIC, drawings: { ...COMPOUNDS, ...HANJA } },
}

/**
 * Names of the pieces drawn by us in the classic set: those that the bundled art lacks.
 *
 * @internal
 */
export const OWN_FIGURES: readonly string[] = Object.keys(CLASSIC.drawings)

/** The drawing of a piece by its name, as SVG text; undefined for one that is not drawn by us. */
export const ownArt = (figure: string, color: Color, set: PieceSet = 'classic'): string | undefined => {
  const { inks, drawings } = SETS[set]
  const drawing = drawings[`${color} ${figure}`] ?? drawings[figure]
  return (
    drawing &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="45" height="45" viewBox="0 0 45 45">${drawing(inks[color])}</svg>`
  )
}

/** An SVG text as a URI that CSS and images take. */
export const svgUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
