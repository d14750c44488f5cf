import { chain, err, ok } from '@shared/result'
import { fractionText, toNumber } from '@shared/procedures/fraction'
import { oddsOf, oddsRecord, type Odds } from '@shared/procedures/odds'
import type { Equipment, Procedure } from '@shared/procedures/procedure'
import { describeWalk } from '@shared/procedures/words/faults'
import { EQUIPMENT_NAMES } from '@shared/procedures/words/names'
import { verdict } from '@shared/procedures/words/verdict'
import type { Answered } from '../answers'
import type { Command, CommandLine } from '../command'
import { print } from '../output'
import { equipmentOf, procedureOf } from '../procedures'

interface Found {
  readonly procedure: Procedure
  readonly equipment: Equipment
  readonly odds: Odds
}

const found = (line: CommandLine): Answered<Found> =>
  chain(procedureOf(line.words[0] ?? ''), procedure =>
    chain(equipmentOf(line, procedure), equipment => {
      const odds = oddsOf(procedure, equipment)
      return odds.ok
        ? ok({ procedure, equipment, odds: odds.value })
        : err(`${procedure.id}: ${describeWalk(procedure, odds.error)}`)
    }),
  )

const rounded = (number: number): string => number.toFixed(3)

const whoseRank = ({ second }: Procedure): string =>
  second.kind === 'own' ? 'one player’s rank' : 'the rank'

const text = ({ procedure, equipment, odds }: Found): string =>
  `${procedure.id} ${verdict(odds)}.\n\n` +
  `ranks      ${odds.outcomes.size}\n` +
  `least      ${fractionText(odds.min)}\n` +
  `most       ${fractionText(odds.max)}\n` +
  `ratio      ${rounded(odds.ratio)}\n` +
  `entropy    ${rounded(odds.entropyBits)} of ${rounded(Math.log2(odds.outcomes.size))} bits\n` +
  `throws     ${fractionText(odds.expectedThrows)}, about ${rounded(toNumber(odds.expectedThrows))}, ` +
  `for ${whoseRank(procedure)} with ${EQUIPMENT_NAMES[equipment]}\n`

export const odds: Command = {
  name: 'odds',
  words: 'PROCEDURE',
  summary: 'work out how likely each rank is, exactly',
  flags: ['with', 'json'],
  count: [1, 1],
  run: (line, terminal) =>
    print(line, terminal, found(line), {
      json: ({ procedure, odds: exact }) => oddsRecord(procedure.id, exact),
      text,
    }),
}
