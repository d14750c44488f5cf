import * as v from 'valibot'
import { ROLES } from '../../board/role'
import { VARIANTS } from '../../variants'
import type { RankCondition } from '../../variants/variant'
import {
  EQUIPMENT,
  MAX_PROCEDURE_NAME_LENGTH,
  MAX_CONDITIONS,
  MAX_REGIONS,
  MAX_STEPS,
  PROCEDURE_FORMAT,
  SQUARE_COLORS,
  WIDEST,
  WING_SIDES,
  type Procedure,
  type Region,
  type SecondArmy,
  type Step,
} from './procedure'

type Schema<T> = v.GenericSchema<unknown, T>

const MAX_ID_LENGTH = 60

const PIECES = ROLES.filter(role => role !== 'pawn')
const piece = v.picklist(PIECES)
const pieces = v.pipe(v.array(piece), v.maxLength(WIDEST))
const { literal: kind, strictObject: object, exactOptional: optional } = v

const text = (most: number, least = 0) => v.pipe(v.string(), v.maxLength(most), v.minLength(least))

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const region: Schema<Region> = v.variant('kind', [
  object({ kind: kind('color'), color: v.picklist(SQUARE_COLORS) }),
  object({ kind: kind('otherColor'), piece }),
  object({ kind: kind('inner') }),
  object({ kind: kind('leftOf'), piece }),
  object({ kind: kind('rightOf'), piece }),
  object({ kind: kind('wing'), side: v.picklist(WING_SIDES) }),
])

const pair = v.pipe(
  v.array(piece),
  v.minLength(2),
  v.maxLength(2),
  v.transform(([one, other]) => [one!, other!] as const),
)

const condition: Schema<RankCondition> = v.variant('kind', [
  object({ kind: kind('oppositeColors'), roles: pair }),
  object({ kind: kind('kingBetweenRooks') }),
  object({ kind: kind('mirroredPairs') }),
  object({ kind: kind('pawnsGuarded') }),
  object({ kind: kind('bishopsApart') }),
  object({ kind: kind('differsFrom'), rank: text(WIDEST, 1), files: wholeNumber(1, WIDEST) }),
])

const where = optional(v.pipe(v.array(region), v.maxLength(MAX_REGIONS)))

const throwing = {
  with: optional(v.picklist(EQUIPMENT)),
  tooHigh: optional(v.picklist(['again', 'subtract'])),
}

/** The schema of steps, whose lists of conditions have at least this many entries. */
const stepWith = (leastConditions: number): Schema<Step> => {
  const conditions = v.pipe(v.array(condition), v.maxLength(MAX_CONDITIONS), v.minLength(leastConditions))
  return v.variant('kind', [
    object({ kind: kind('place'), piece, where, ...throwing }),
    object({ kind: kind('mirrored'), piece, partner: piece, where, ...throwing }),
    object({ kind: kind('bishopsOpposite'), first: v.picklist(SQUARE_COLORS), ...throwing }),
    object({ kind: kind('bishopsFree'), ...throwing }),
    object({ kind: kind('kingInside'), ...throwing }),
    object({ kind: kind('rooksAroundKing'), ...throwing }),
    object({ kind: kind('kingAndRooksLast') }),
    object({ kind: kind('fill'), pieces }),
    object({ kind: kind('swap'), piece, never: pieces, conditions, ...throwing }),
    object({ kind: kind('check'), conditions }),
  ])
}

const second: Schema<SecondArmy> = v.variant('kind', [
  object({ kind: kind('mirrored') }),
  object({ kind: kind('reversed') }),
  object({
    kind: kind('own'),
    turns: v.picklist(['alternate', 'after']),
    shared: optional(wholeNumber(0, MAX_STEPS)),
  }),
])

const equipment = v.pipe(
  v.array(v.picklist(EQUIPMENT)),
  v.minLength(1),
  v.maxLength(EQUIPMENT.length),
  v.transform(([first, ...others]) => [first!, ...others] as const),
)

/** The schema of a procedure, whose texts and lists of conditions have at least `least` entries. */
const procedureWith = (least: 0 | 1): Schema<Procedure> =>
  object({
    format: optional(kind(PROCEDURE_FORMAT)),
    id: v.pipe(text(MAX_ID_LENGTH, 1), v.regex(/^[a-z0-9-]+$/)),
    name: text(MAX_PROCEDURE_NAME_LENGTH, least),
    variant: optional(v.picklist(VARIANTS.map(({ id }) => id))),
    source: optional(text(2 * MAX_PROCEDURE_NAME_LENGTH)),
    rank: text(WIDEST, least),
    pieces: object(Object.fromEntries(PIECES.map(role => [role, optional(wholeNumber(0, WIDEST))]))),
    equipment,
    steps: v.pipe(v.array(stepWith(least)), v.maxLength(MAX_STEPS)),
    second,
  })

/** A procedure as it is stored in a file. */
export const PROCEDURE = procedureWith(1)

/** A procedure that is still being written: fields may be empty. */
export const UNFINISHED_PROCEDURE = procedureWith(0)
