import type { Role } from '../../board/role'

type Pieces = Readonly<Partial<Record<Role, number>>>

/** The eight pieces of orthodox chess. */
export const ORTHODOX_EIGHT: Pieces = { king: 1, queen: 1, rook: 2, bishop: 2, knight: 2 }

/** The orthodox eight with a prime minister, on nine files. */
export const MODERN_NINE: Pieces = { ...ORTHODOX_EIGHT, primeMinister: 1 }

/** The orthodox eight with archbishop and chancellor, on ten files. */
export const CAPABLANCA_TEN: Pieces = { ...ORTHODOX_EIGHT, archbishop: 1, chancellor: 1 }

/** What the dice of the half-random systems place; the players place the other five. */
export const HALF_RANDOM_THREE: Pieces = { bishop: 2, rook: 1 }

export const EIGHT_FREE = '????????'
export const NINE_FREE = '?????????'
export const TEN_FREE = '??????????'
