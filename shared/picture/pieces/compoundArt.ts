import type { Drawing, Ink } from './drawing'

/*
 * The pieces that the bundled set lacks, drawn by us to match it: in a box of 45 by 45, white ones filled and outlined, black
 * ones with light inner lines. Each combines the two pieces whose moves it has: a knight wearing the headdress of the bishop, of
 * the rook or, for the minister, a coronet.
 */

const PLINTH = 'M11.5 39.5h22v-1.8q0-2-2-2h-18q-2 0-2 2z'

const HEAD =
  'M32 35.5C33.6 27 32 20 27.2 17h-8c-2.6 1.4-3.8 3.3-4.9 5.6l-4.4 5.1c-1.3 1.7-.4 3.6 1.2 4.2 1 .4 2 .3 2.7-.3l2-1.6c2.4-.1 4.4-.9 5.9-2.6.2 3.6-4 4.6-5.2 8.1z'

const horse = ({ fill, line, detail }: Ink): string =>
  `<g fill="${fill}" stroke="${line}" stroke-width="1.5" stroke-linejoin="round"><path d="${HEAD}"/><path d="${PLINTH}"/></g>` +
  `<g fill="none" stroke="${detail}" stroke-width="1.3" stroke-linecap="round"><path d="M27.6 20.6c2.2 3.4 2.7 7.4 2.2 11.9"/><path d="M14 37.6h17"/></g>` +
  `<circle cx="18" cy="22" r="1.25" fill="${detail}"/><circle cx="12.3" cy="29.1" r=".85" fill="${detail}"/>`

interface Headdress {
  /** Filled and outlined. */
  readonly shape: string
  /** Inner lines, which are light on black pieces. */
  readonly detail: string
}

const wearing =
  ({ shape, detail }: Headdress): Drawing =>
  ink =>
    `<g transform="translate(-2.4 .6) scale(1.1 1)">` +
    horse(ink) +
    `<g fill="${ink.fill}" stroke="${ink.line}" stroke-width="1.5" stroke-linejoin="round">${shape}</g>` +
    `<g fill="none" stroke="${ink.detail}" stroke-width="1.3" stroke-linecap="round">${detail}</g></g>`

const MITRE: Headdress = {
  shape:
    '<circle cx="23.5" cy="4.4" r="1.9"/><path d="M23.5 6.3c-5 2.6-8 6.6-6.4 11.4h12.8c1.6-4.8-1.4-8.8-6.4-11.4z"/>',
  detail: '<path d="M23.5 9.6v5M21 12.1h5"/><path d="M18.2 17.2h10.6"/>',
}

const TOWER: Headdress = {
  shape: '<path d="M17.2 17.7v-5l-2-2V4.4h4v2.4h2.6V4.4h3.4v2.4h2.6V4.4h4v6.3l-2 2v5z"/>',
  detail: '<path d="M17.6 11.6h11.8M18.4 17.2h10.2"/>',
}

const CORONET: Headdress = {
  shape:
    '<path d="M17.3 17.7 15.4 8l4.5 4.3 3.6-6.1 3.6 6.1L31.6 8l-1.9 9.7z"/><circle cx="15.4" cy="7" r="1.7"/><circle cx="23.5" cy="4.9" r="1.7"/><circle cx="31.6" cy="7" r="1.7"/>',
  detail: '<path d="M18.5 14.7h10M18.5 17.2h10"/>',
}

/** The drawings, by name, of the pieces that move like a knight and like another piece. */
export const COMPOUNDS: Readonly<Record<string, Drawing>> = {
  archbishop: wearing(MITRE),
  chancellor: wearing(TOWER),
  primeMinister: wearing(CORONET),
}
