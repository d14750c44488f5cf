import { COMPOUNDS } from './compoundArt'
import type { Drawing, InksByColor } from './drawing'
import { TILES } from './tileArt'

/*
 * A simple set, drawn by us: all pieces share the same foot, and above it have only what distinguishes them, so that they are
 * recognizable even at the size of a line of text. Flat, with one outline; black is a dark slate that is lighter than its
 * outline.
 */

export const PLAIN_INKS: InksByColor = {
  white: { fill: '#ffffff', line: '#22262c', detail: '#22262c' },
  black: { fill: '#3b424d', line: '#14171b', detail: '#f1f3f5' },
}

const FOOT =
  '<path d="M12 35.200h21q2.600 0 2.600 2.600v1.700q0 1-1 1h-24.200q-1 0-1-1v-1.700q0-2.600 2.600-2.600z"/>'

/** @param detail the lines inside the shape */
const standing =
  (shape: string, detail = ''): Drawing =>
  ({ fill, line, detail: light }) =>
    `<g fill="${fill}" stroke="${line}" stroke-width="1.6" stroke-linejoin="round">${shape}${FOOT}</g>` +
    (detail && `<g fill="none" stroke="${light}" stroke-width="1.6" stroke-linecap="round">${detail}</g>`)

const pawn = standing(
  '<path d="M19.200 21.500h6.600c.5 5.600 2.400 9.900 5.400 13.700H13.800c3-3.800 4.900-8.100 5.400-13.700z"/><circle cx="22.5" cy="15.800" r="6.200"/>',
)

const rook = standing(
  '<path d="M15.600 18.300h13.800l1.800 16.900H13.800z"/><path d="M11.800 7.800h5v3.600h3.400V7.800h4.600v3.600h3.400V7.800h5v7.600q0 2.900-2.900 2.900H14.700q-2.900 0-2.900-2.900z"/>',
)

const bishop = standing(
  '<path d="M18.200 27.600h8.600c.5 3 1.700 5.500 3.800 7.600H14.400c2.100-2.100 3.300-4.600 3.800-7.600z"/><path d="M22.5 8.200c5.800 4.400 8.800 8.800 8.800 12.900 0 3-1.700 5.200-4.500 6.500h-8.600c-2.800-1.300-4.500-3.500-4.500-6.500 0-4.100 3-8.500 8.800-12.900z"/><circle cx="22.5" cy="6.400" r="2.500"/>',
  '<path d="M22.5 14.800v8M18.500 18.800h8"/>',
)

const queen = standing(
  '<path d="M15 28.400h15c-.2 2.500.6 4.700 2 6.800H13c1.400-2.100 2.200-4.300 2-6.800z"/><path d="M8.200 13.200l6.800 15.200h15l6.800-15.200-6.700 5.600-1.900-9.200-5.700 8.200-5.700-8.200-1.900 9.200z"/><circle cx="7.600" cy="11.800" r="2.300"/><circle cx="16.600" cy="8" r="2.300"/><circle cx="28.400" cy="8" r="2.300"/><circle cx="37.400" cy="11.800" r="2.300"/>',
)

const king = standing(
  '<path d="M15 28.400h15c-.2 2.500.6 4.700 2 6.800H13c1.400-2.100 2.200-4.300 2-6.800z"/><path d="M22.5 16.200c2.400-3.800 13.400-4.200 13.400 2.800 0 3.700-3.300 6.100-5.900 9.400H15c-2.600-3.300-5.900-5.700-5.900-9.400 0-7 11-6.600 13.400-2.800z"/><path d="M20.800 3.400h3.400V7h3.600v3.400h-3.600v5.200h-3.400v-5.200h-3.600V7h3.600z"/>',
)

const knight = standing(
  '<path d="M31.800 35.200c2.300-9.600 1.300-20.600-7.700-25.100l-1-4.700-4.300 3.700c-4.300 1.500-6.300 4.600-7.600 8.300l-3.900 6.100c-1.300 2.100-.5 4.500 1.700 5.200 1.500.5 2.900.1 3.900-.9l1.900-1.900c3.100.2 5.600-.5 7.600-2.200.1 4.800-6.500 5.600-8 11.500z"/>',
  '<path d="M25.800 14.600c3.600 4.100 4.600 9.600 3.900 15.200"/><path d="M17.100 15.600h.01" stroke-width="2.800"/>',
)

/** The drawings by piece name. */
export const PLAIN: Readonly<Record<string, Drawing>> = {
  pawn,
  knight,
  bishop,
  rook,
  queen,
  king,
  ...COMPOUNDS,
  ...TILES,
}
