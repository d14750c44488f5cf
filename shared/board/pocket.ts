import { ROLES, type Role } from './role'

/** How many pieces of each role a side still has to place. Roles at zero are left out. */
export type Pocket = Readonly<Partial<Record<Role, number>>>

export const EMPTY_POCKET: Pocket = {}

/** Counts pieces given one by one. */
export const pocketOf = (roles: readonly Role[]): Pocket => {
  const pocket: Partial<Record<Role, number>> = {}
  for (const role of roles) pocket[role] = (pocket[role] ?? 0) + 1
  return pocket
}

/** The pocket with `count` pieces of a role. */
export const withCount = (pocket: Pocket, role: Role, count: number): Pocket => {
  const counts = Object.entries({ ...pocket, [role]: count }) as [Role, number][]
  return Object.fromEntries(counts.filter(([, some]) => some > 0))
}

/** Whether both pockets have the same number of pieces of each role. */
export const isSamePocket = (one: Pocket, other: Pocket): boolean =>
  ROLES.every(role => (one[role] ?? 0) === (other[role] ?? 0))

/** The number of pieces in hand. */
export const pocketSize = (pocket: Pocket): number =>
  ROLES.reduce((sum, role) => sum + (pocket[role] ?? 0), 0)
