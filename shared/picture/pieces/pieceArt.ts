import type { Color } from '../../board/color'
import { COMPOUNDS } from './compoundArt'
import type { Drawing, InksByColor, Ink } from './drawing'
import type { PieceSet } from './pieceSets'
import { PLAIN, PLAIN_INKS } from './plainArt'
import { TILES, strokes, tileOf, type TileSymbol } from './tileArt'

/*
 * Round counters with a sign, drawn by us. The whole counter shows the color, so that white and black cannot be confused on any
 * square. In size and style they match the tiles of a Janggi army.
 */

const COUNTER_INKS: InksByColor = {
  white: { fill: '#fdfcf8', line: '#2a2e35', detail: '#2a2e35' },
  black: { fill: '#2b3038', line: '#0c0e11', detail: '#f6f4ee' },
}

/** A sign, filled with its own color; holes have the color of the counter. */
type Sign = (ink: Ink) => string

const counter =
  (radius: number, sign: Sign): Drawing =>
  ink =>
    `<circle cx="22.5" cy="22.5" r="${radius}" fill="${ink.fill}" stroke="${ink.line}" stroke-width="1.4"/>` +
    `<circle cx="22.5" cy="22.5" r="${radius - 2.3}" fill="none" stroke="${ink.detail}" stroke-width=".7" opacity=".5"/>` +
    `<g fill="${ink.detail}">${sign(ink)}</g>`

const shape =
  (content: string): Sign =>
  () =>
    content

const PAWN = shape(
  '<circle cx="22.5" cy="17" r="4"/><path d="M19.700 21.400h5.600c.4 3.500 1.700 6 3.900 8.200H15.800c2.200-2.200 3.500-4.700 3.900-8.200z"/>',
)

const ROOK = shape(
  '<path d="M14 11.500h4v2.600h2.600v-2.600h3.800v2.600H27v-2.600h4v5.800l-2.600 2.300.9 8.400H15.700l.9-8.400-2.600-2.300z"/><path d="M14 29.500h17v3.200H14z"/>',
)

const KNIGHT: Sign = ink =>
  '<path d="M30.600 33c1.700-7.700.6-15.900-6-19.400l-.8-3.600-3.300 2.900c-3.300 1.100-4.800 3.500-5.800 6.300l-3 4.700c-1 1.600-.4 3.400 1.300 4 1.100.4 2.200.1 3-.7l1.500-1.400c2.300.1 4.200-.4 5.800-1.700.1 3.600-4.900 4.300-6.100 8.900z"/>' +
  `<circle cx="19.200" cy="18" r="1.300" fill="${ink.fill}"/>`

const BISHOP: Sign = ink =>
  '<circle cx="22.500" cy="10.800" r="2.100"/><path d="M22.500 12.800c4.600 3.400 6.900 6.900 6.900 10.100 0 2.300-1.200 4-3.300 5h-7.200c-2.100-1-3.300-2.700-3.300-5 0-3.200 2.300-6.700 6.900-10.100z"/><path d="M14.600 29.600h15.800v3H14.600z"/>' +
  `<path d="M22.500 17.400v6.200M19.400 20.500h6.200" fill="none" stroke="${ink.fill}" stroke-width="1.7" stroke-linecap="round"/>`

const QUEEN = shape(
  '<path d="M10.800 17.400l5.200 11.400h13l5.200-11.400-5.200 4.300-1.500-7.200-5 6.400-5-6.400-1.500 7.200z"/><path d="M15.400 30.200h14.200v2.800H15.400z"/><circle cx="10.600" cy="16.200" r="1.900"/><circle cx="17.400" cy="13" r="1.900"/><circle cx="27.600" cy="13" r="1.900"/><circle cx="34.400" cy="16.200" r="1.900"/>',
)

const KING = shape(
  '<path d="M21.100 9.200h2.800v2.900h2.900v2.800h-2.900v3.200h-2.800v-3.200h-2.900v-2.800h2.900z"/><path d="M22.500 20c1.900-2.900 10.200-3.200 10.200 2.100 0 2.700-2.300 4.400-4.200 6.700h-12c-1.900-2.300-4.200-4-4.200-6.700 0-5.300 8.300-5 10.200-2.100z"/><path d="M15.800 30.200h13.400v2.800H15.800z"/>',
)

/** A small knight below the sign of the other piece whose moves it has. */
const withKnight =
  (headdress: string): Sign =>
  ink =>
    `<g transform="translate(7.400 11.300) scale(.67)">${KNIGHT(ink)}</g>${headdress}`

const MITRE =
  '<circle cx="23" cy="7.600" r="1.300"/><path d="M23 9c-3.300 1.800-5.200 4.300-4.200 7.200h8.400c1-2.900-.9-5.400-4.200-7.200z"/>'
const TOWER =
  '<path d="M18.200 8h2.600v1.800h1.400V8h1.800v1.800h1.400V8H28v4l-1.500 1.400v2.800h-6.800v-2.800L18.200 12z"/>'
const CORONET = '<path d="M17.400 9.200l1.800 7h7.600l1.800-7-3.200 2.600L23 7.400l-2.400 4.400z"/>'

/** The drawings by piece name. */
const COUNTERS: Readonly<Record<string, Drawing>> = {
  pawn: counter(14.5, PAWN),
  knight: counter(18.5, KNIGHT),
  bishop: counter(18.5, BISHOP),
  rook: counter(18.5, ROOK),
  queen: counter(18.5, QUEEN),
  king: counter(18.5, KING),
  archbishop: counter(18.5, withKnight(MITRE)),
  chancellor: counter(18.5, withKnight(TOWER)),
  primeMinister: counter(18.5, withKnight(CORONET)),
  ...TILES,
}

/*
 * The characters of Janggi on the same tiles, drawn by us stroke by stroke so that they need no font. The general and the soldier
 * differ by side: White is Cho, who moves first, and Black is Han.
 */

const character =
  (path: string): TileSymbol =>
  ink =>
    strokes(ink, `<path d="${path}"/>`, 2)

const CHARIOT = 'M4 5H20M6.5 8H17.5V16H6.5ZM6.5 12H17.5M2.5 19H21.5M12 2V22'
const HORSE =
  'M6.5 2.5V14H19Q19 19.5 17.5 21.5L15.5 20.3M6.5 2.5H18M6.5 6.3H17M6.5 10.1H17M12 2.5V14' +
  'M3.5 20.8L5 17.2M7.8 17.3L8.5 20M11.2 17.2L12 19.6M14.3 16.8L15.2 19'
const ELEPHANT =
  'M10 1.8L5.5 6.5M9.5 3.2H15L13.3 6.5M6 6.7H18V11.3H6ZM12 6.7V11.3M10.8 11.5Q8.5 13.5 4 14.8' +
  'M8.8 13.3Q14.8 15.5 13.5 20.5Q13 22.2 10.5 21.4M11.8 15.3L4.5 18.6M13.6 17.9L5.5 22.2' +
  'M18 12.8L14.2 15.4Q17 19 21 20.7'
const CANNON =
  'M8 1.8L3.5 8.5M6.5 5H20Q20.3 11 19 14.8L16.8 13.8M7 8.7H15V12.9H7M7 8.7V18.5Q7 20.9 9.5 20.9H19Q20.9 20.9 20.9 17.5'
const GUARD = 'M3 9H21M12 2.5V20.5M6 20.5H18'
const CHO_SOLDIER =
  'M12 1.6V5M4 5H20M8.5 5.5Q8 9.5 4.6 12.6M8 9.2L11 12.3M16 5.5Q15.5 9.5 12.8 12.6M15.5 9.2L19.6 12.6M2.5 16H21.5M12 13V22.5'
const HAN_SOLDIER =
  'M17 2Q12 4 7 4.4V14M7 8.7H19.5M14.5 8.7V14M2.5 14H21.5M9 16.3Q8 19.5 4.5 21.9M15 16.3L19.5 21.9'
const CHO =
  'M2.5 5H11M7 2V12M7 5.5L3 10.5M7 5.5L10.6 9.3M13 5H21.5M17 2V12M17 5.5L13.2 9.7M17 5.5L21.3 10.5' +
  'M4.5 13.6H19.5L18.2 16M12.3 13.6V20.2M12.3 16.9H17.5M7.8 16.2Q7 20 3 22.3M6.6 18.6Q10 21.5 21.3 21.7'
const HAN =
  'M3.6 2.8L6 5M2.2 8.2L4.6 10.2M2.8 21.5Q5 18.5 6.2 14M8 4.6H22M12 2.2V7.2M18 2.2V7.2M10.3 8.7H19.7V12.5H10.3Z' +
  'M15 8.7V17.9M9.5 15.2H20.5M7.8 17.9H22.2M14.8 17.9Q13 21 8.5 22.4M15.4 18Q17.5 20.8 22 22.4'

/** The drawings by piece name, with the color before it if the sides differ. */
const HANJA: Readonly<Record<string, Drawing>> = {
  'white general': tileOf.general(character(CHO)),
  'black general': tileOf.general(character(HAN)),
  chariot: tileOf.chariot(character(CHARIOT)),
  horse: tileOf.horse(character(HORSE)),
  elephant: tileOf.elephant(character(ELEPHANT)),
  cannon: tileOf.cannon(character(CANNON)),
  guard: tileOf.guard(character(GUARD)),
  'white soldier': tileOf.soldier(character(CHO_SOLDIER)),
  'black soldier': tileOf.soldier(character(HAN_SOLDIER)),
}

/** The drawings of a set that are ours. */
interface DrawnSet {
  readonly inks: InksByColor
  /** By piece name, or by color and name if the sides differ. */
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

/** The drawing of a piece by its name, as SVG text; undefined if it is not one of ours. */
export const ownArt = (figure: string, color: Color, set: PieceSet = 'classic'): string | undefined => {
  const { inks, drawings } = SETS[set]
  const drawing = drawings[`${color} ${figure}`] ?? drawings[figure]
  return (
    drawing &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="45" height="45" viewBox="0 0 45 45">${drawing(inks[color])}</svg>`
  )
}

/** An SVG text as a URI for CSS and images. */
export const svgUri = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
