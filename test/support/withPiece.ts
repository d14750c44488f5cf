import type { Role } from '@shared/board/role'
import type { Rank } from '@shared/setup/ranks/rank'

/** The rank with one more piece on it. */
export const withPiece = (rank: Rank, role: Role, index: number): Rank => rank.with(index, role)
