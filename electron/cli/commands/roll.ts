import { randomUUID } from 'node:crypto'
import type { Color } from '@shared/board/color'
import { makeFen } from '@shared/notation/fen/fen'
import { chain, err, ok } from '@shared/result'
import { seededRandom, type Random } from '@shared/setup/starts/random'
import { finishedRanks, thrownStart } from '@shared/procedures/throwing/finished'
import { groundOf } from '@shared/procedures/model/ground'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import { nextStep } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import { writeThrowLog } from '@shared/procedures/throwing/throwLog'
import { beginProcedure, replayThrows, throwResult } from '@shared/procedures/throwing/throwing'
import { describeStuck, describeThrow } from '@shared/procedures/words/faults'
import { eventText, rollLines } from '@shared/procedures/words/eventWords'
import { missedText, throwPhrase } from '@shared/procedures/words/names'
import { promptTitle } from '@shared/procedures/words/prompts'
import type { Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { textFlag } from '../io/flags'
import { print } from '../io/output'
import { jsonFlag, seedFlag, withFlag } from '../io/sharedFlags'
import { equipmentOf, procedureOf } from '../io/procedures'

const FLAGS = {
  throws: textFlag('LIST', 'what was thrown, with commas: 1,2,2,3,3,5 or HT,T,TTH'),
  seed: seedFlag,
  with: withFlag,
  json: jsonFlag,
}
type RollLine = CommandLine<typeof FLAGS>

interface Rolled {
  readonly state: ProcedureState
  /** What repeats the throws that were not given. */
  readonly seed?: string
}

const stands = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? '; the throw before it stands' : `; the ${count} throws before it stand`
}

const unfinished = (state: ProcedureState): string => {
  const prompt = nextStep(state)
  if (prompt === undefined) return describeStuck(state) ?? 'everything stands'
  const next = `${promptTitle(groundOf(state.procedure), prompt)}. ${throwPhrase(prompt.thing)}`
  return `there are too few throws, and those given stand: ${writeThrowLog(state)}; next is ${next}`
}

const given = (
  procedure: Procedure,
  equipment: Equipment,
  results: readonly string[],
): Answered<ProcedureState> => {
  const replayed = replayThrows(procedure, equipment, results)
  if (replayed.ok) return replayed
  const { at, before } = replayed.error
  if (before.stuck !== undefined) return err(unfinished(before))
  return err(`throw ${at + 1}: ${describeThrow(replayed.error)}${stands(at)}`)
}

/** Far beyond what any procedure of the catalogue takes by bad luck. */
const MAX_THROWS = 10_000

const thrownByLot = (begun: ProcedureState, random: Random): Answered<ProcedureState> => {
  let state = begun
  for (let count = 0; count < MAX_THROWS; count += 1) {
    const prompt = nextStep(state)
    if (prompt === undefined) return state.stuck === undefined ? ok(state) : err(unfinished(state))
    const next = throwResult(state, String(1 + random.below(prompt.results.length)))
    if (!next.ok) return err(describeThrow(next.error))
    state = next.value
  }
  return err(`nothing has come of ${MAX_THROWS} throws`)
}

/** Throws given are kept; a seed throws the rest. Without throws everything is thrown. */
const rolled = ({ flags }: RollLine, procedure: Procedure, equipment: Equipment): Answered<Rolled> => {
  const results = flags.throws?.split(',')
  const begun =
    results === undefined ? ok(beginProcedure(procedure, equipment)) : given(procedure, equipment, results)
  const seed = flags.seed ?? (results === undefined ? randomUUID() : undefined)
  return chain(begun, state => {
    if (seed !== undefined)
      return chain(thrownByLot(state, seededRandom(seed)), whole => ok({ state: whole, seed }))
    return finishedRanks(state) === undefined ? err(unfinished(state)) : ok({ state })
  })
}

const roll = (line: RollLine): Answered<Rolled> =>
  chain(procedureOf(line.words[0] ?? ''), procedure =>
    chain(equipmentOf(line.flags.with, procedure), equipment => rolled(line, procedure, equipment)),
  )

interface Position {
  readonly ranks: Readonly<Record<Color, string>>
  readonly fen?: string
  readonly number?: number
  /** Which condition of the system the rank does not meet. */
  readonly missed?: string
}

const positionOf = (state: ProcedureState): Position => {
  const ranks = finishedRanks(state)!
  const start = thrownStart(state)
  const { variant } = groundOf(state.procedure)
  if (start === undefined || variant === undefined) return { ranks }
  return {
    ranks,
    fen: makeFen(variant, start.setup),
    ...(start.number !== undefined && { number: start.number }),
    ...(start.missed !== undefined && { missed: missedText(start.missed) }),
  }
}

const text = ({ state, seed }: Rolled): string => {
  const { ranks, fen, missed } = positionOf(state)
  return [
    ...rollLines(state),
    '',
    `White ${ranks.white}`,
    `Black ${ranks.black}`,
    ...(fen === undefined ? [] : [fen]),
    ...(missed === undefined ? [] : [`no start of the system: ${missed}`]),
    `log   ${writeThrowLog(state)}`,
    ...(seed === undefined ? [] : [`seed  ${seed}`]),
    '',
  ].join('\n')
}

const json = ({ state, seed }: Rolled): unknown => {
  const { ranks, ...position } = positionOf(state)
  return {
    procedure: state.procedure.id,
    equipment: state.equipment,
    steps: state.events.map(event => eventText(groundOf(state.procedure), event)),
    log: writeThrowLog(state),
    ...ranks,
    ...position,
    ...(seed !== undefined && { seed }),
  }
}

export const rollCommand = defineCommand({
  name: 'roll',
  words: 'PROCEDURE',
  summary: 'make a start with the throws given, or throw for it',
  flags: FLAGS,
  count: [1, 1],
  run: (line, terminal) => print(line.flags.json, terminal, roll(line), { json, text }),
})
