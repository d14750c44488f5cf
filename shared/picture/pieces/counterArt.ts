import type { Drawing, Ink, InksByColor } from './drawing'
import { TILES } from './tileArt'

/*
 * Round counters with a sign, drawn by us: the whole counter shows the color, so that white and black are never mistaken, on
 * light squares or dark ones. They stand beside the tiles of a Janggi army as their siblings.
 */

export const COUNTER_INKS: InksByColor = {
  white: { fill: '#fdfcf8', line: '#2a2e35', detail: '#2a2e35' },
  black: { fill: '#2b3038', line: '#0c0e11', detail: '#f6f4ee' },
}

/** Filled in the color of the sign; holes in that of the counter. */
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

const gap = ({ fill }: Ink, path: string, width = 1.7): string =>
  `<path d="${path}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"/>`

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
  gap(ink, 'M22.500 17.400v6.200M19.400 20.500h6.200')

const QUEEN = shape(
  '<path d="M10.800 17.400l5.200 11.400h13l5.200-11.400-5.200 4.300-1.500-7.200-5 6.400-5-6.400-1.500 7.200z"/><path d="M15.400 30.200h14.200v2.800H15.400z"/><circle cx="10.600" cy="16.200" r="1.900"/><circle cx="17.400" cy="13" r="1.900"/><circle cx="27.600" cy="13" r="1.900"/><circle cx="34.400" cy="16.200" r="1.900"/>',
)

const KING = shape(
  '<path d="M21.100 9.200h2.800v2.900h2.900v2.800h-2.900v3.200h-2.800v-3.200h-2.900v-2.800h2.900z"/><path d="M22.500 20c1.900-2.900 10.200-3.200 10.200 2.100 0 2.700-2.300 4.400-4.200 6.700h-12c-1.900-2.300-4.200-4-4.200-6.700 0-5.300 8.300-5 10.200-2.100z"/><path d="M15.800 30.200h13.400v2.800H15.800z"/>',
)

/** A small knight below the other piece that it moves as. */
const withKnight =
  (headdress: string): Sign =>
  ink =>
    `<g transform="translate(7.400 11.300) scale(.67)">${KNIGHT(ink)}</g>${headdress}`

const MITRE =
  '<circle cx="23" cy="7.600" r="1.300"/><path d="M23 9c-3.300 1.800-5.200 4.300-4.200 7.200h8.400c1-2.900-.9-5.400-4.200-7.200z"/>'
const TOWER =
  '<path d="M18.200 8h2.600v1.800h1.400V8h1.800v1.800h1.400V8H28v4l-1.500 1.400v2.800h-6.800v-2.800L18.200 12z"/>'
const CORONET = '<path d="M17.400 9.200l1.800 7h7.600l1.800-7-3.200 2.600L23 7.400l-2.400 4.400z"/>'

/** By the name of the piece. */
export const COUNTERS: Readonly<Record<string, Drawing>> = {
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
