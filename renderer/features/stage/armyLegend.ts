import { ROLES, type Role } from '@shared/board/role'
import { ORTHODOX_ARMY, type VariantDefinition } from '@shared/variants/variant'

/** In how many games of a system its pieces are explained; after that the user knows them. */
export const LEGEND_GAMES = 10

/** The pieces of a system that orthodox chess lacks, in the order of roles. */
export const legendRoles = ({ army }: Pick<VariantDefinition, 'army'>): readonly Role[] =>
  ROLES.filter(role => army.letters[role] !== undefined && ORTHODOX_ARMY.letters[role] === undefined)
