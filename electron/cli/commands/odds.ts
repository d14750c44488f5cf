import { chain, err, ok, type Result } from '@shared/result'
import { fractionText, toNumber, type Fraction } from '@shared/procedures/fraction'
import { oddsOf, oddsRecord, type Odds } from '@shared/procedures/odds'
import { areAlike, pairOddsOf, pairOddsRecord, type PairOdds } from '@shared/procedures/pairOdds'
import type { Equipment, Procedure } from '@shared/procedures/procedure'
import type { Spread } from '@shared/procedures/spread'
import type { WalkFault } from '@shared/procedures/walk'
import { describeWalk } from '@shared/procedures/words/faults'
import { EQUIPMENT_NAMES } from '@shared/procedures/words/names'
import { BOND_WORDS, pairVerdict, verdict } from '@shared/procedures/words/verdict'
import type { Answered } from '../answers'
import type { Command, CommandLine, ExitCode, Terminal } from '../command'
import { print } from '../output'
import { equipmentOf, procedureOf } from '../procedures'

interface Found<T> {
  readonly procedure: Procedure
  readonly equipment: Equipment
  readonly odds: T
}

type WorkOut<T> = (procedure: Procedure, equipment: Equipment) => Result<T, WalkFault>

const found = <T>(line: CommandLine, workOut: WorkOut<T>): Answered<Found<T>> =>
  chain(procedureOf(line.words[0] ?? ''), procedure =>
    chain(equipmentOf(line, procedure), equipment => {
      const odds = workOut(procedure, equipment)
      return odds.ok
        ? ok({ procedure, equipment, odds: odds.value })
        : err(`${procedure.id}: ${describeWalk(procedure, odds.error)}`)
    }),
  )

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

const throwsRow = (throws: Fraction, whose: string, equipment: Equipment): string =>
  rows([
    [
      'throws',
      `${fractionText(throws)}, about ${rounded(toNumber(throws))}, for ${whose} with ${EQUIPMENT_NAMES[equipment]}`,
    ],
  ])

/** Most different probabilities that are listed. */
const MOST_LISTED = 24
const WIDEST_BAR = 32

/** How many have each probability, with a bar; nothing where all are alike or none like another. */
const histogram = ({ classes }: Spread): string => {
  if (classes.length < 2 || classes.length > MOST_LISTED) return ''
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

const rankText = ({ procedure, equipment, odds }: Found<Odds>): string =>
  `${procedure.id} ${verdict(odds)}.\n\n` +
  spreadRows(odds, 'ranks') +
  throwsRow(odds.expectedThrows, whoseRank(procedure), equipment) +
  histogram(odds)

const blackNote = ({ white, black, bond }: PairOdds): string =>
  bond !== 'follows' && !areAlike(white, black) ? ` By himself, Black ${verdict(black)}.` : ''

const pairText = ({ procedure, equipment, odds }: Found<PairOdds>): string =>
  `${procedure.id} ${pairVerdict(odds)}. ${BOND_WORDS[odds.bond]}.${blackNote(odds)}\n\n` +
  spreadRows(odds, 'pairs') +
  throwsRow(odds.expectedThrows, 'both armies', equipment) +
  histogram(odds)

const printRanks = (line: CommandLine, terminal: Terminal): Promise<ExitCode> =>
  print(line, terminal, found(line, oddsOf), {
    json: ({ procedure, odds: exact }) => oddsRecord(procedure.id, exact),
    text: rankText,
  })

const printPairs = (line: CommandLine, terminal: Terminal): Promise<ExitCode> =>
  print(line, terminal, found(line, pairOddsOf), {
    json: ({ procedure, odds: exact }) => pairOddsRecord(procedure.id, exact),
    text: pairText,
  })

export const odds: Command = {
  name: 'odds',
  words: 'PROCEDURE',
  summary: 'work out how likely each rank is, exactly',
  flags: ['both', 'with', 'json'],
  count: [1, 1],
  run: (line, terminal) => (line.has('both') ? printPairs : printRanks)(line, terminal),
}
