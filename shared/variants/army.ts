import type { Color } from '../board/color'
import type { Piece } from '../board/piece'
import { ROLES, type Role } from '../board/role'
import { remembered } from '../remembered'
import type { Army } from './variant'

const WRITTEN_FIRST: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'king']

/** The order in which pockets and double placements are written: Q R B N K, then the rest of the army. */
export const POCKET_ORDER: readonly Role[] = [
  ...WRITTEN_FIRST,
  ...ROLES.filter(role => !WRITTEN_FIRST.includes(role)),
]

const piecesByLetter = remembered(({ letters, alsoRead = {} }: Army): ReadonlyMap<string, Piece> => {
  const pieces = new Map<string, Piece>()
  const written = ROLES.map(role => [letters[role], role] as const)
  for (const [letter, role] of [...Object.entries(alsoRead), ...written]) {
    if (letter === undefined) continue
    pieces.set(letter, { color: 'white', role })
    pieces.set(letter.toLowerCase(), { color: 'black', role })
  }
  return pieces
})

/** The piece of a FEN letter: upper case is White. Undefined for letters that the army does not have. */
export const pieceOfLetter = (army: Army, letter: string): Piece | undefined =>
  piecesByLetter(army).get(letter)

/** The role of a FEN letter of either case; undefined for letters that the army does not have. */
export const roleOfLetter = (army: Army, letter: string): Role | undefined =>
  pieceOfLetter(army, letter)?.role

/** The role of a capital letter, as moves are written; undefined for any other text. */
export const roleOfCapital = (army: Army, letter: string): Role | undefined => {
  const piece = pieceOfLetter(army, letter)
  return piece?.color === 'white' ? piece.role : undefined
}

/** The FEN letter of a role, in upper case. The role must belong to the army. */
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
