import type { Drawing, Ink } from './drawing'

/*
 * The Janggi pieces: octagonal tiles as on a real board, the general's the largest, guards and soldiers the smallest. Each has a
 * picture instead of a character, which needs neither a font nor the ability to read it.
 */

const MIDDLE = 22.5

/** The distance of an octagon's corner from the middle of its side, as a share of the radius. */
const CORNER = 0.46

const octagon = (radius: number): string => {
  const near = radius * CORNER
  const corners = [
    [-near, -radius],
    [near, -radius],
    [radius, -near],
    [radius, near],
    [near, radius],
    [-near, radius],
    [-radius, near],
    [-radius, -near],
  ] as const
  return corners.map(([x, y]) => `${(MIDDLE + x).toFixed(1)},${(MIDDLE + y).toFixed(1)}`).join(' ')
}

/** The symbol on a tile, drawn in a box of 24 by 24 around its middle. */
export type TileSymbol = (ink: Ink) => string

/** The lines of a symbol. */
export const strokes = (ink: Ink, content: string, width = 1.7): string =>
  `<g fill="none" stroke="${ink.detail}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${content}</g>`

const solid = (ink: Ink, content: string): string => `<g fill="${ink.detail}">${content}</g>`

const tile =
  (radius: number, scale: number) =>
  (symbol: TileSymbol): Drawing =>
  ink =>
    `<polygon points="${octagon(radius)}" fill="${ink.fill}" stroke="${ink.line}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<polygon points="${octagon(radius - 2.4)}" fill="none" stroke="${ink.detail}" stroke-width=".6" opacity=".55"/>` +
    `<g transform="translate(${MIDDLE} ${MIDDLE}) scale(${scale}) translate(-12 -12)">${symbol(ink)}</g>`

const wheel: TileSymbol = ink =>
  strokes(
    ink,
    '<circle cx="12" cy="12" r="9.4"/><path d="M12 2.6v18.8M2.6 12h18.8M5.4 5.4l13.2 13.2M18.6 5.4 5.4 18.6"/>',
  ) + solid(ink, '<circle cx="12" cy="12" r="3"/>')

const horse: TileSymbol = ink =>
  solid(
    ink,
    '<path d="M20 22.2c1-7-.2-13.4-5.2-17L14 1.8l-3 2.6C8 5.4 6.2 8 5 10.6l-3 4c-.9 1.5-.1 3 1.2 3.5.9.3 1.7.1 2.4-.5l1.8-1.6c2.2.1 3.9-.5 5.2-1.8-.1 3-3.6 4.6-4.4 8z"/>',
  ) + `<circle cx="9" cy="9.2" r="1.1" fill="${ink.fill}"/>`

const elephant: TileSymbol = ink =>
  solid(
    ink,
    '<path d="M12.6 2.4c5.6 0 9.4 3.8 9.4 9.4v10.4h-4v-6.4h-4.4v6.4h-4V16c-1-.4-1.7-.9-2.2-1.6-.4 2.1-.6 3.3-.6 4.6 0 1.4-.9 2.6-2.4 2.6-1.6 0-2.5-1.2-2.5-2.9h1.6c0 .8.3 1.2.8 1.2s.8-.4.8-1.2c0-3.4-.8-6.2-.8-9.5 0-4.2 3.4-6.8 8.3-6.8z"/>',
  ) +
  `<path d="M12.2 6.2c3 .4 4.4 2.8 3.6 6-2.8.2-4.6-1.4-4.7-4.2" fill="none" stroke="${ink.fill}" stroke-width="1.2" stroke-linecap="round"/><circle cx="8.2" cy="8.6" r=".9" fill="${ink.fill}"/>`

const cannon: TileSymbol = ink =>
  solid(
    ink,
    '<path d="m1.6 13.2 15.8-8.6 2-1.4 2.4 4.4-2.2 1L6 18.4z"/><path d="M6 18.4 2.6 22h18l-4-6.4z"/>',
  ) +
  `<circle cx="11" cy="16.6" r="4.9" fill="${ink.detail}" stroke="${ink.fill}" stroke-width="1.3"/><circle cx="11" cy="16.6" r="1.3" fill="${ink.fill}"/>`

const shield: TileSymbol = ink =>
  strokes(
    ink,
    '<path d="M12 2.4c3 1.8 5.8 2.5 8.8 2.6 0 8-2.6 13.4-8.8 16.8C5.8 18.4 3.2 13 3.2 5c3-.1 5.8-.8 8.8-2.6z"/>',
    2.1,
  ) + solid(ink, '<path d="M12 6.4c1.7.9 3.3 1.4 5 1.6-.2 4.6-1.7 7.8-5 10z"/>')

const crown: TileSymbol = ink =>
  solid(
    ink,
    '<path d="M4.6 17.6 1.8 7l5.6 4L12 3.4l4.6 7.6 5.6-4-2.8 10.6z"/><path d="M4.6 19.2h14.8v2.4H4.6z"/><circle cx="1.8" cy="6" r="1.6"/><circle cx="12" cy="2.6" r="1.6"/><circle cx="22.2" cy="6" r="1.6"/>',
  )

const sword: TileSymbol = ink =>
  solid(
    ink,
    '<path d="m12 .8 2.4 3.6v10.4H9.600V4.400z"/><path d="M5.4 14.800h13.200v2.600H5.400z"/><path d="M10.7 17.400h2.600v3.600h-2.600z"/><circle cx="12" cy="22" r="1.8"/>',
  )

/** The tile of each piece, in its size, by piece name. */
export const tileOf = {
  general: tile(20.5, 1.16),
  chariot: tile(18, 1),
  horse: tile(18, 1),
  elephant: tile(18, 1),
  cannon: tile(18, 1),
  guard: tile(15, 0.82),
  soldier: tile(15, 0.82),
} as const

/** The drawings by piece name. */
export const TILES: Readonly<Record<string, Drawing>> = {
  general: tileOf.general(crown),
  chariot: tileOf.chariot(wheel),
  horse: tileOf.horse(horse),
  elephant: tileOf.elephant(elephant),
  cannon: tileOf.cannon(cannon),
  guard: tileOf.guard(shield),
  soldier: tileOf.soldier(sword),
}
