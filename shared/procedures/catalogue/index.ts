import type { Procedure } from '../model/procedure'
import { CARRILLO } from './carrillo'
import { OTHER_AUTHORS } from './otherAuthors'
import { OURS } from './ours'

/** Every procedure that comes with the program, those of published documents first. */
export const PROCEDURES: readonly Procedure[] = [...CARRILLO, ...OTHER_AUTHORS, ...OURS]

const BY_ID: ReadonlyMap<string, Procedure> = new Map(PROCEDURES.map(procedure => [procedure.id, procedure]))

/** The procedure of the catalogue with an id. */
export const procedureById = (id: string): Procedure | undefined => BY_ID.get(id)

/** The procedures of the catalogue that make starts of a system. */
export const proceduresFor = (variant: string): readonly Procedure[] =>
  PROCEDURES.filter(procedure => procedure.variant === variant)
