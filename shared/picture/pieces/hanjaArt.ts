import type { Drawing } from './drawing'
import { strokes, tileOf, type TileSymbol } from './tileArt'

/*
 * The characters of Janggi on the same tiles, drawn by us stroke by stroke, so that they need no font. General and
 * soldier differ by side: White plays Cho, who moves first, and Black plays Han.
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

/** Drawings by the name of the piece, with the color before it where the sides differ. */
export const HANJA: Readonly<Record<string, Drawing>> = {
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
