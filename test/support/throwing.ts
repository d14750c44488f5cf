import { unwrap } from '@shared/result'
import type { Random } from '@shared/setup/starts/random'
import { procedureById } from '@shared/procedures/catalogue'
import { finishedRanks } from '@shared/procedures/throwing/finished'
import { fraction, fractionText, sum, type Fraction } from '@shared/procedures/model/fraction'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import { nextStep } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import { beginProcedure, replayThrows, throwResult } from '@shared/procedures/throwing/throwing'
import { rankOdds, type Outcomes, type RankOdds } from '@shared/procedures/odds/odds'
import type { ShareClass, Spread } from '@shared/procedures/odds/spread'

/** A procedure of the catalogue. */
export const procedureOf = (id: string): Procedure => procedureById(id)!

/** The state of a procedure after results such as `1 2 HT`, which must all be valid. */
export const thrown = (id: string, equipment: Equipment, results: string): ProcedureState =>
  unwrap(replayThrows(procedureOf(id), equipment, results.split(' ').filter(Boolean)))

/** The odds of a procedure with few enough ranks to be listed, with every rank. */
export const listedOdds = (
  ...asked: Parameters<typeof rankOdds>
): RankOdds & { readonly outcomes: Outcomes } => {
  const { outcomes, ...odds } = unwrap(rankOdds(...asked))
  if (outcomes === undefined) throw new Error('the ranks are not listed')
  return { ...odds, outcomes }
}

/** The sum of all probabilities, which should be 1. */
export const wholeOf = ({ classes }: Pick<Spread, 'classes'>): Fraction =>
  classes.reduce(
    (all, { share, times }) => sum(all, fraction(share.p * BigInt(times), share.q)),
    fraction(0n, 1n),
  )

/** The number of ranks, or of pairs, with each probability: `576 with 1/1152`. */
export const classTexts = (classes: readonly ShareClass[]): readonly string[] =>
  classes.map(({ share, times }) => `${times} with ${fractionText(share)}`)

/** Throws at random until every piece is placed. */
export const thrownByLot = (
  procedure: Procedure,
  random: Random,
  equipment: Equipment = procedure.equipment[0],
): ProcedureState => {
  let state = beginProcedure(procedure, equipment)
  for (let prompt = nextStep(state); prompt !== undefined; prompt = nextStep(state))
    state = unwrap(throwResult(state, String(1 + random.below(prompt.results.length))))
  return state
}

/**
 * The odds of both ranks, `WHITE/BLACK`, from following every throw of both players: results that are thrown again do
 * not change the odds of the rest. For procedures without checks.
 */
export const byAllThrows = (procedure: Procedure, equipment: Equipment): ReadonlyMap<string, Fraction> => {
  const found = new Map<string, Fraction>()
  const open = [{ state: beginProcedure(procedure, equipment), share: fraction(1n, 1n) }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { state, share } = next
    const prompt = nextStep(state)
    if (prompt === undefined) {
      const { white, black } = finishedRanks(state)!
      const pair = `${white}/${black}`
      found.set(pair, sum(found.get(pair) ?? fraction(0n, 1n), share))
      continue
    }
    const counting = prompt.results.filter(({ again }) => !again)
    for (const { text } of counting)
      open.push({
        state: unwrap(throwResult(state, text)),
        share: fraction(share.p, share.q * BigInt(counting.length)),
      })
  }
  return found
}
