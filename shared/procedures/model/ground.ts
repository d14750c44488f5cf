import type { ByColor, Color } from '../../board/color'
import { ROLES, type Role } from '../../board/role'
import { EIGHT, isDark, squareAt, squareName, type BoardSize } from '../../board/square'
import { frameOf } from '../../setup/ranks/frame'
import type { Rank } from '../../setup/ranks/rank'
import { isVariantId, variantById } from '../../variants'
import { roleOfCapital } from '../../variants/army'
import { ORTHODOX_ARMY, type Army, type VariantDefinition } from '../../variants/variant'
import type { Procedure } from './procedure'

/** A rank as text: FEN letters in upper case, `?` for a free square, `.` for one that stays empty. */
export type RankText = string

export const FREE = '?'
export const EMPTY = '.'

/** Where the armies of a procedure stand, and the letters of their pieces. */
export interface Ground {
  /** The system, if the procedure names one that exists. */
  readonly variant: VariantDefinition | undefined
  readonly army: Army
  readonly size: BoardSize
  /** The file of the army's left edge, 0 for the a-file. */
  readonly leftFile: number
  readonly homeRank: ByColor<number>
}

/** A different letter for each role, for procedures that name no system. */
const FREE_ARMY: Army = {
  letters: {
    ...ORTHODOX_ARMY.letters,
    archbishop: 'A',
    chancellor: 'C',
    primeMinister: 'M',
    elephant: 'E',
    guard: 'G',
    cannon: 'O',
  },
  figures: {},
}

const OPEN_GROUND: Ground = {
  variant: undefined,
  army: FREE_ARMY,
  size: { files: 12, ranks: EIGHT.ranks },
  leftFile: 0,
  homeRank: { white: 0, black: EIGHT.ranks - 1 },
}

const groundOfVariant = (variant: VariantDefinition): Ground => {
  const { homeRank, leftFile } = frameOf(variant)
  return { variant, army: variant.army, size: variant.board, leftFile, homeRank }
}

/** The ground on which a procedure is thrown. */
export const groundOf = ({ variant }: Pick<Procedure, 'variant'>): Ground =>
  variant !== undefined && isVariantId(variant) ? groundOfVariant(variantById(variant)) : OPEN_GROUND

/** The name of the square at a place of a player's rank: `b1`. */
export const placeName = ({ size, leftFile, homeRank }: Ground, player: Color, index: number): string =>
  squareName(squareAt(leftFile + index, homeRank[player], size), size)

/** Whether the left corner of a player's army is a dark square. */
export const isCornerDark = ({ size, leftFile, homeRank }: Ground, player: Color): boolean =>
  isDark(squareAt(leftFile, homeRank[player], size), size)

/** The roles that have a letter. */
export const rolesOf = ({ army }: Ground): readonly Role[] =>
  ROLES.filter(role => army.letters[role] !== undefined && role !== 'pawn')

/** The FEN letter of a role; the army must have it. */
export const letterOf = ({ army }: Ground, role: Role): string => army.letters[role]!

/** The rank with its free squares empty, as it is once nothing more is put on it. */
export const withoutFree = (rank: RankText): RankText => rank.replaceAll(FREE, EMPTY)

/** The rank as roles; free squares are empty. */
export const rankRoles = ({ army }: Ground, text: RankText): Rank =>
  text.split('').map(letter => roleOfCapital(army, letter))
