import type { Color } from '../board/color'
import type { Piece } from '../board/piece'
import { ROLES, type Role } from '../board/role'
import type { Army } from '../variants/variant'

/** Order in which pockets and double placements are written: Q R B N K, then the rest of the army. */
export const POCKET_ORDER: readonly Role[] = [
  'queen',
  'rook',
  'bishop',
  'knight',
  'king',
  ...ROLES.filter(role => !['queen', 'rook', 'bishop', 'knight', 'king'].includes(role)),
]

const PIECES: WeakMap<Army, ReadonlyMap<string, Piece>> = new WeakMap()

const piecesByLetter = (army: Army): ReadonlyMap<string, Piece> => {
  const known = PIECES.get(army)
  if (known) return known
  const pieces = new Map<string, Piece>()
  for (const role of ROLES) {
    const letter = army.letters[role]
    if (letter === undefined) continue
    pieces.set(letter, { color: 'white', role })
    pieces.set(letter.toLowerCase(), { color: 'black', role })
  }
  PIECES.set(army, pieces)
  return pieces
}

/** The piece a FEN letter stands for: upper case is White. Undefined for letters the army does not know. */
export const pieceOfLetter = (army: Army, letter: string): Piece | undefined =>
  piecesByLetter(army).get(letter)

/** The role of an upper-case letter; undefined for lower case and for letters the army does not know. */
export const roleOfLetter = (army: Army, letter: string): Role | undefined => {
  const piece = pieceOfLetter(army, letter)
  return piece?.color === 'white' ? piece.role : undefined
}

/** Upper-case letter of a role. The role must belong to the army. */
export const letterOfRole = (army: Army, role: Role): string => {
  const letter = army.letters[role]
  if (letter === undefined) throw new Error(`no letter for ${role}`)
  return letter
}

/** FEN letter of a piece: upper case for White. */
export const letterOfPiece = (army: Army, { role, color }: { role: Role; color: Color }): string => {
  const letter = letterOfRole(army, role)
  return color === 'white' ? letter : letter.toLowerCase()
}
