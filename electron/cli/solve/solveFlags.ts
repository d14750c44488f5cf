import { err, ok } from '@shared/result'
import { isReading, READINGS, type Reading } from '@shared/solver/induction'
import { areInOrder, SETUP_GLYPHS, SETUP_GLYPH_RANGE, type SetupGlyphs } from '@shared/tree/setupGlyphs'
import type { Answered } from '../io/answers'
import { choiceFlag, numberFlag, valueFlag } from '../io/flags'

/** The most nodes of a search; more would take years. */
export const MAX_SEARCH_NODES = 1_000_000_000_000

/** The flag for how the last placements of both sides are read. */
export const lastFlag = choiceFlag(
  'READING',
  'the last placements of both sides: sequential (Black sees White’s; so if not said) or simultaneous',
  READINGS,
  { usual: 'sequential' },
)

/** A flag for the nodes of a search. */
export const nodesFlag = (help: string) => numberFlag('N', help, { max: MAX_SEARCH_NODES })

/** A field of a batch request that is a whole number from 1; undefined if it is absent. */
export const countOf = (found: unknown, name: string, most: number): Answered<number | undefined> =>
  found === undefined || (Number.isSafeInteger(found) && Number(found) >= 1 && Number(found) <= most)
    ? ok(found as number | undefined)
    : err(`${name} must be a whole number from 1 to ${most}`)

/** Converts pawns with up to two decimals into centipawns; NaN for anything else. */
const centipawns = (pawns: string): number =>
  /^\d{1,2}(\.\d{1,2})?$/.test(pawns) ? Math.round(Number(pawns) * 100) : NaN

/** The costs from which a turn gets ?!, ? and ??, as in `0.30,0.60,1.00`; by default those of a new user's settings. */
export const glyphsOf = (found: unknown, name: string): Answered<SetupGlyphs> => {
  if (found === undefined) return ok(SETUP_GLYPHS)
  const costs = typeof found === 'string' ? found.split(',').map(centipawns) : []
  const [dubious = NaN, mistake = NaN, blunder = NaN] = costs
  const glyphs = { dubious, mistake, blunder }
  const { least, most } = SETUP_GLYPH_RANGE
  return costs.length === 3 && areInOrder(glyphs) && dubious >= least && blunder <= most
    ? ok(glyphs)
    : err(`${name} must be three costs in pawns, each more than the one before, such as 0.30,0.60,1.00`)
}

/** The reading given in a field of a batch request; sequential if it is absent. */
export const readingNamed = (last: unknown): Answered<Reading> => {
  const reading = last === undefined ? 'sequential' : last
  return isReading(reading) ? ok(reading) : err(`last must be ${READINGS.join(' or ')}`)
}

/** The flag for the costs from which a placement gets a glyph. */
export const glyphsFlag = valueFlag(
  'COSTS',
  'what a placement must give away, in pawns, to get ?!, ? and ??; 0.30,0.60,1.00 if not said',
  glyphsOf,
)
