import type { ProcedureEnding } from '@shared/procedures/odds/checkProcedure'
import { fractionText, toNumber, type Fraction } from '@shared/procedures/model/fraction'
import type { RankOdds } from '@shared/procedures/odds/odds'
import { areAlike, type PairOdds } from '@shared/procedures/odds/pairOdds'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import type { Estimate } from '@shared/procedures/odds/estimate'
import type { Spread } from '@shared/procedures/odds/spread'
import {
  endUnknown,
  repeatsText,
  sampledText,
  bondText,
  summarizeSpread,
  oddsVerdict,
} from '@shared/procedures/words/verdict'
import { equipmentName } from '@shared/procedures/words/names'

/** Odds with their procedure and equipment. */
export interface OddsFound<T> {
  readonly procedure: Procedure
  readonly equipment: Equipment
  readonly odds: T
}

const rounded = (number: number): string => number.toFixed(3)

const rows = (table: readonly (readonly [name: string, value: string])[]): string =>
  table.map(([name, value]) => `${name.padEnd(9)}  ${value}\n`).join('')

const spreadRows = ({ positions, min, max, ratio, entropyBits }: Spread, what: string): string =>
  rows([
    [what, String(positions)],
    ['least', fractionText(min)],
    ['most', fractionText(max)],
    ['ratio', rounded(ratio)],
    ['entropy', `${rounded(entropyBits)} of ${rounded(Math.log2(positions))} bits`],
  ])

/** A mean as text: `6`, or `37/6, about 6.167,` if it is not a whole number. */
const meanText = (mean: Fraction): string => {
  const [whole, parts] = fractionText(mean).split('/')
  return parts === '1' ? whole! : `${fractionText(mean)}, about ${rounded(toNumber(mean))},`
}

const throwsRow = (throws: Fraction, whose: string, equipment: Equipment): string =>
  rows([['throws', `${meanText(throws)} for ${whose} with ${equipmentName(equipment)}`]])

/** The most different probabilities that are listed. */
const MAX_LISTED = 24
const WIDEST_BAR = 32

/** The number of results with each probability, with bars; empty if all or none have the same probability. */
const histogram = ({ classes }: Spread): string => {
  if (classes.length < 2 || classes.length > MAX_LISTED) return ''
  const most = Math.max(...classes.map(({ times }) => times))
  const listed = classes.map(({ share, times }) => [fractionText(share), String(times), times] as const)
  const [shares, counts] = [0, 1].map(column => Math.max(...listed.map(row => String(row[column]).length)))
  const lines = listed.map(
    ([share, count, times]) =>
      `${share.padEnd(shares!)}  ${count.padStart(counts!)}  ${'#'.repeat(Math.ceil((WIDEST_BAR * times) / most))}\n`,
  )
  return `\n${lines.join('')}`
}

const whoseRank = ({ second }: Procedure): string =>
  second.kind === 'own' ? 'one player’s rank' : 'the rank'

/** The odds of one rank: a sentence, a table, and how many ranks have each probability. */
export const rankText = ({ procedure, equipment, odds }: OddsFound<RankOdds>): string =>
  `${procedure.id} ${oddsVerdict(summarizeSpread(odds), 'ranks')}.\n\n` +
  spreadRows(odds, 'ranks') +
  throwsRow(odds.expectedThrows, whoseRank(procedure), equipment) +
  histogram(odds)

const blackNote = ({ white, black, bond }: PairOdds): string =>
  bond !== 'follows' && !areAlike(white, black)
    ? ` For Black alone, it ${oddsVerdict(summarizeSpread(black), 'ranks')}.`
    : ''

/** The odds of both armies together, in the same form. */
export const pairText = ({ procedure, equipment, odds }: OddsFound<PairOdds>): string =>
  `${procedure.id} ${oddsVerdict(summarizeSpread(odds), 'pairs')}. ${bondText(odds.bond)}.${blackNote(odds)}\n\n` +
  spreadRows(odds, 'pairs') +
  throwsRow(odds.expectedThrows, 'both armies', equipment) +
  histogram(odds)

/** The text of an estimate, of ranks or of pairs of armies. */
export const estimateText = (
  { procedure, equipment, odds }: OddsFound<Estimate>,
  things: 'ranks' | 'pairs of armies',
  ending: ProcedureEnding,
): string =>
  `${procedure.id} has too many ranks for exact odds. This is an estimate; the errors are two standard errors.\n` +
  (ending === 'unknown' ? `${endUnknown()}.\n` : '') +
  '\n' +
  rows([
    ['thrown', `${odds.throwings.toLocaleString('en')} times, seed ${odds.seed}`],
    ['seen', `${odds.seen.toLocaleString('en')} different ${things}; there may be more`],
    ['evenness', repeatsText(odds, things === 'ranks' ? things : 'pairs')],
    [
      'throws',
      `${sampledText(odds.expectedThrows)}, for ${things === 'ranks' ? whoseRank(procedure) : 'both armies'} with ${equipmentName(equipment)}`,
    ],
  ])

/** An estimate as JSON; `equallyLikely` is null if nothing occurred twice. */
export const estimateRecord = (id: string, odds: Estimate): Readonly<Record<string, unknown>> => ({
  procedure: id,
  estimate: true,
  seed: odds.seed,
  throwings: odds.throwings,
  seen: odds.seen,
  equallyLikely: odds.equallyLikely ?? null,
  expectedThrows: odds.expectedThrows,
})
