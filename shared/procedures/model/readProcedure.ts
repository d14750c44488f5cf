import { ROLES, type Role } from '../../board/role'
import { chain, err, ok, type Result } from '../../result'
import { VARIANTS, type VariantId } from '../../variants'
import type { RankCondition } from '../../variants/variant'
import { armyFault } from './armyFault'
import {
  EQUIPMENT,
  LONGEST_NAME,
  MOST_CONDITIONS,
  MOST_REGIONS,
  MOST_STEPS,
  PROCEDURE_FORMAT,
  SQUARE_COLORS,
  WIDEST,
  WING_SIDES,
  type Equipment,
  type Procedure,
  type Region,
  type SecondArmy,
  type Step,
} from './procedure'
import { jsonFault } from './jsonFault'
import type { ProcedureFault } from './procedureFault'
import { byKind, list, object, oneOf, optional, text, wholeNumber, type Read, type Shape } from './shape'

/** Characters of a file. */
const LONGEST_FILE = 65_536

const PIECES = ROLES.filter(role => role !== 'pawn')
const piece = oneOf<Role>(PIECES)
const pieces = list(piece, WIDEST)
const kind = <const K extends string>(name: K): Read<K> => oneOf([name])

const region: Read<Region> = byKind<Region>({
  color: object({ kind: kind('color'), color: oneOf(SQUARE_COLORS) }),
  otherColor: object({ kind: kind('otherColor'), piece }),
  inner: object({ kind: kind('inner') }),
  leftOf: object({ kind: kind('leftOf'), piece }),
  rightOf: object({ kind: kind('rightOf'), piece }),
  wing: object({ kind: kind('wing'), side: oneOf(WING_SIDES) }),
})

const pair: Read<readonly [Role, Role]> = (value, path) =>
  chain(list(piece, 2, 2)(value, path), ([one, other]) => ok([one!, other!] as const))

const condition: Read<RankCondition> = byKind<RankCondition>({
  oppositeColors: object({ kind: kind('oppositeColors'), roles: pair }),
  kingBetweenRooks: object({ kind: kind('kingBetweenRooks') }),
  mirroredPairs: object({ kind: kind('mirroredPairs') }),
  pawnsGuarded: object({ kind: kind('pawnsGuarded') }),
  bishopsApart: object({ kind: kind('bishopsApart') }),
  differsFrom: object({
    kind: kind('differsFrom'),
    rank: text(WIDEST, 1),
    files: wholeNumber(1, WIDEST),
  }),
})

const where = optional(list(region, MOST_REGIONS))

const throwing = {
  with: optional(oneOf<Equipment>(EQUIPMENT)),
  tooHigh: optional(oneOf(['again', 'subtract'])),
} satisfies Shape

/** Steps with at least so many conditions, where they have any. */
const stepWith = (leastConditions: number): Read<Step> => {
  const conditions = list(condition, MOST_CONDITIONS, leastConditions)
  return byKind<Step>({
    place: object({ kind: kind('place'), piece, where, ...throwing }),
    mirrored: object({ kind: kind('mirrored'), piece, partner: piece, where, ...throwing }),
    bishopsOpposite: object({ kind: kind('bishopsOpposite'), first: oneOf(SQUARE_COLORS), ...throwing }),
    bishopsFree: object({ kind: kind('bishopsFree'), ...throwing }),
    kingInside: object({ kind: kind('kingInside'), ...throwing }),
    rooksAroundKing: object({ kind: kind('rooksAroundKing'), ...throwing }),
    kingAndRooksLast: object({ kind: kind('kingAndRooksLast') }),
    fill: object({ kind: kind('fill'), pieces }),
    swap: object({ kind: kind('swap'), piece, never: pieces, conditions, ...throwing }),
    check: object({ kind: kind('check'), conditions }),
  })
}

const second: Read<SecondArmy> = byKind<SecondArmy>({
  mirrored: object({ kind: kind('mirrored') }),
  reversed: object({ kind: kind('reversed') }),
  own: object({
    kind: kind('own'),
    turns: oneOf(['alternate', 'after']),
    shared: optional(wholeNumber(0, MOST_STEPS)),
  }),
})

const equipment: Read<Procedure['equipment']> = (value, path) =>
  chain(list(oneOf<Equipment>(EQUIPMENT), EQUIPMENT.length, 1)(value, path), ([first, ...others]) =>
    ok([first!, ...others] as const),
  )

const id: Read<string> = (value, path) =>
  chain(text(60, 1)(value, path), found =>
    /^[a-z0-9-]+$/.test(found) ? ok(found) : err({ kind: 'procedure', reason: 'notAnId', path, found }),
  )

const counts: Read<Procedure['pieces']> = object(
  Object.fromEntries(PIECES.map(role => [role, optional(wholeNumber(0, WIDEST))])),
)

const variant = oneOf<VariantId>(VARIANTS.map(({ id: known }) => known))

/** The fields of a procedure, whose texts and lists of conditions have at least so many entries. */
const procedureWith = (least: 0 | 1) =>
  object({
    format: optional(kind(PROCEDURE_FORMAT)),
    id,
    name: text(LONGEST_NAME, least),
    variant: optional(variant),
    source: optional(text(2 * LONGEST_NAME)),
    rank: text(WIDEST, least),
    pieces: counts,
    equipment,
    steps: list(stepWith(least), MOST_STEPS),
    second,
  })

const procedure = procedureWith(1)
const unfinished = procedureWith(0)

/**
 * Reads a procedure somebody wrote: every field is there and of its shape, every piece belongs to the army,
 * the steps place just the pieces that there are. Whether it always ends, whatever is thrown, is for
 * `checkProcedure` to find out.
 */
export const readProcedure = (value: unknown): Result<Procedure, ProcedureFault> =>
  chain(procedure(value, ''), read => {
    const fault = armyFault(read)
    return fault === undefined ? ok(read) : err(fault)
  })

const parsed = (json: string): Result<unknown, ProcedureFault> => {
  try {
    return ok(JSON.parse(json) as unknown)
  } catch {
    return err({ kind: 'procedure', reason: 'notJson', path: '', where: jsonFault(json)! })
  }
}

const MARK = '\uFEFF'

/** Reads the text of a file, at most 65,536 characters; a mark of its byte order is passed over. */
export const readProcedureText = (json: string): Result<Procedure, ProcedureFault> =>
  json.length > LONGEST_FILE
    ? err({
        kind: 'procedure',
        reason: 'tooMuch',
        path: '',
        limit: LONGEST_FILE,
        found: json.length,
        of: 'letters',
      })
    : chain(parsed(json.startsWith(MARK) ? json.slice(1) : json), readProcedure)

/** Reads what was kept of a procedure under way: fields may still be empty, and nothing need fit together. */
export const readDraftText = (json: string): Result<Procedure, ProcedureFault> =>
  chain(parsed(json), value => unfinished(value, ''))

/** The text of a file that {@link readProcedureText} reads back. */
export const writeProcedure = (written: Procedure): string =>
  `${JSON.stringify({ format: PROCEDURE_FORMAT, ...written }, null, 2)}\n`
