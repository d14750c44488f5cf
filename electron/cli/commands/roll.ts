import { randomUUID } from 'node:crypto'
import type { Color } from '@shared/board/color'
import { makeFen } from '@shared/notation/fen/fen'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { chain, err, ok } from '@shared/result'
import { finishedRanks, thrownStart } from '@shared/procedures/throwing/finished'
import { groundOf } from '@shared/procedures/model/ground'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import { nextStep } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import {
  THROWN_AGAIN_TAG,
  THROWS_TAG,
  writeThrowLog,
  writeThrownAgain,
  type UnplayedStart,
} from '@shared/procedures/throwing/throwLog'
import { beginProcedure, replayThrows } from '@shared/procedures/throwing/throwing'
import { describeStuck, describeThrow } from '@shared/procedures/words/faults'
import { eventText, rollLines } from '@shared/procedures/words/eventWords'
import { missedText, throwPhrase } from '@shared/procedures/words/names'
import { promptTitle } from '@shared/procedures/words/prompts'
import { isVariantId } from '@shared/variants'
import { boardCouplet, boardGame } from '../../round/boardGame'
import { MAX_THROWS, throwBoards, type ThrowingEnd } from '../../round/rollRound'
import { drawTags } from '../../round/roundGames'
import { rewardingFlag, throwWish, wantedStarts, withinFlag, type WantedStarts } from '../atlas/throwChoice'
import type { Answered } from '../io/answers'
import { defineCommand, type CommandLine } from '../io/command'
import { textFlag } from '../io/flags'
import { putOut } from '../io/putOut'
import { jsonFlag, outFlag, seedFlag, withFlag, BOARD_FLAGS, flagWithoutGames } from '../io/sharedFlags'
import { fail, type ExitCode, type Terminal } from '../io/terminal'
import { equipmentOf, procedureOf } from '../io/procedures'

const FLAGS = {
  throws: textFlag('LIST', 'what was thrown, with commas: 1,2,2,3,3,5 or HT,T,TTH'),
  seed: seedFlag,
  with: withFlag,
  ...BOARD_FLAGS,
  within: withinFlag,
  rewarding: rewardingFlag,
  out: outFlag(),
  json: jsonFlag,
}
type RollLine = CommandLine<typeof FLAGS>

interface Rolled {
  readonly state: ProcedureState
  /** The seed that repeats the throws which were not given. */
  readonly seed?: string
  /** The starts that the seed gave before this one, but that were not wanted. */
  readonly unplayed?: readonly UnplayedStart[]
}

const stands = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? '; the throw before it stands' : `; the ${count} throws before it stand`
}

/** The number of words of a log before its throws: the procedure, and what is thrown. */
const LOG_HEAD = 2

const unfinished = (state: ProcedureState): string => {
  const prompt = nextStep(state)
  if (prompt === undefined) return describeStuck(state) ?? 'every piece is placed'
  const next = promptTitle(groundOf(state.procedure), prompt)
  const thrown = writeThrowLog(state).split(' ').slice(LOG_HEAD).join(' ')
  const soFar = thrown === '' ? 'nothing' : thrown
  return `there are too few throws (so far ${soFar}); next is ${next}: ${throwPhrase(prompt.thing).toLowerCase()}`
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

const describeEnd = (end: ThrowingEnd, count: number, found: number): string => {
  switch (end.kind) {
    case 'stuck':
      return unfinished(end.state)
    case 'endless':
      return `nothing has come of ${MAX_THROWS} throws`
    case 'exhausted':
      return `--count ${count}: only ${found} came of it, and none is made twice`
  }
}

/**
 * Throws for several boards, one after the other, from one seed. A throw that has occurred before or is not wanted is
 * repeated.
 */
const rolledOften = (
  begun: ProcedureState,
  seed: string,
  count: number,
  wanted: WantedStarts | undefined,
): Answered<readonly Rolled[]> => {
  const boards = throwBoards(begun, seed)
  const found: Rolled[] = []
  let unplayed: UnplayedStart[] = []
  while (found.length < count) {
    const next = boards.next()
    if (next.done) return err(describeEnd(next.value, count, found.length))
    const number = thrownStart(next.value)?.number
    if (wanted && !(number !== undefined && wanted.isWanted(number))) {
      const value = number === undefined ? undefined : wanted.valueOf(number)
      if (number !== undefined && value !== undefined) unplayed.push({ number, value })
      continue
    }
    found.push({ state: next.value, seed, ...(unplayed.length > 0 && { unplayed }) })
    unplayed = []
  }
  return ok(found)
}

/** Keeps the throws given by the user; a seed throws the rest. Without given throws, the seed throws everything. */
const rolled = (
  { flags }: RollLine,
  procedure: Procedure,
  equipment: Equipment,
  wanted: WantedStarts | undefined,
): Answered<readonly Rolled[]> => {
  const results = flags.throws === '' ? [] : flags.throws?.split(',')
  const begun =
    results === undefined ? ok(beginProcedure(procedure, equipment)) : given(procedure, equipment, results)
  const seed = flags.seed ?? (results === undefined ? randomUUID() : undefined)
  return chain(begun, state => {
    if (seed !== undefined) return rolledOften(state, seed, flags.count ?? 1, wanted)
    return finishedRanks(state) === undefined ? err(unfinished(state)) : ok([{ state }])
  })
}

/** The starts wanted according to the flags; undefined if any will do. */
const wantedOf = async (
  flags: RollLine['flags'],
  procedure: Procedure,
): Promise<Answered<WantedStarts | undefined>> => {
  const wish = throwWish(flags)
  if (!wish) return ok(undefined)
  if (flags.throws !== undefined) return err('give --throws, or --within or --rewarding, not both')
  const { variant } = groundOf(procedure)
  return variant ? wantedStarts(variant, wish) : err(`${procedure.id} makes no starts of a system`)
}

const roll = async (line: RollLine, terminal: Terminal): Promise<Answered<readonly Rolled[]>> => {
  const headless = flagWithoutGames(line.flags)
  if (headless !== undefined) return err(headless)
  const procedure = await procedureOf(line.words[0] ?? '', terminal)
  if (!procedure.ok) return procedure
  return chain(await wantedOf(line.flags, procedure.value), wanted =>
    chain(equipmentOf(line.flags.with, procedure.value), equipment =>
      rolled(line, procedure.value, equipment, wanted),
    ),
  )
}

interface Position {
  readonly ranks: Readonly<Record<Color, string>>
  readonly fen?: string
  readonly number?: number
  /** The condition of the system that the rank does not meet. */
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

const textOf = ({ state, seed, unplayed }: Rolled): string => {
  const { ranks, fen, missed } = positionOf(state)
  return [
    ...rollLines(state),
    '',
    `White ${ranks.white}`,
    `Black ${ranks.black}`,
    ...(fen === undefined ? [] : [fen]),
    ...(missed === undefined ? [] : [`no start of the system: ${missed}`]),
    `log   ${writeThrowLog(state)}`,
    ...(unplayed === undefined ? [] : [`again ${writeThrownAgain(unplayed)}`]),
    ...(seed === undefined ? [] : [`seed  ${seed}`]),
    '',
  ].join('\n')
}

const jsonOf = ({ state, seed, unplayed }: Rolled): unknown => {
  const { ranks, ...position } = positionOf(state)
  return {
    procedure: state.procedure.id,
    equipment: state.equipment,
    steps: state.events.map(event => eventText(groundOf(state.procedure), event)),
    log: writeThrowLog(state),
    ...ranks,
    ...position,
    ...(unplayed !== undefined && { thrownAgain: unplayed }),
    ...(seed !== undefined && { seed }),
  }
}

/**
 * The tags with the log of the throws. If the seed has thrown everything, they include the seed, so that anyone can
 * repeat the draw.
 */
const logTags = ({ state, seed, unplayed }: Rolled, isWhole: boolean): readonly PgnTag[] => [
  { name: THROWS_TAG, value: writeThrowLog(state) },
  ...(unplayed === undefined ? [] : [{ name: THROWN_AGAIN_TAG, value: writeThrownAgain(unplayed) }]),
  ...(seed !== undefined && isWhole ? drawTags({ seed }) : []),
]

const gamesOf = (
  { state }: Rolled,
  board: number,
  flags: RollLine['flags'],
  tags: readonly PgnTag[],
): Answered<string> => {
  const { fen } = positionOf(state)
  const { variant } = groundOf(state.procedure)
  if (fen === undefined || variant === undefined || !isVariantId(variant.id))
    return err(`${state.procedure.id} makes no starts of a system, so there are no games`)
  const write = flags.couplets ? boardCouplet : boardGame
  return ok(write({ variant: variant.id, options: [], fen, tags }, board, flags))
}

const written = (all: readonly Rolled[], flags: RollLine['flags']): Answered<string> => {
  if (!flags.pgn) {
    const textFor = (one: Rolled) => (flags.json ? `${JSON.stringify(jsonOf(one))}\n` : textOf(one))
    return ok(all.map(textFor).join(flags.json ? '' : '\n'))
  }
  const games: string[] = []
  for (const [index, one] of all.entries()) {
    const game = gamesOf(one, index + 1, flags, logTags(one, flags.throws === undefined))
    if (!game.ok) return game
    games.push(game.value)
  }
  return ok(games.join('\n'))
}

const run = async (line: RollLine, terminal: Terminal): Promise<ExitCode> => {
  const content = chain(await roll(line, terminal), all => written(all, line.flags))
  const done = content.ok ? await putOut(line.flags.out, terminal, content.value) : content
  return done.ok ? 0 : fail(terminal, done.error, 1)
}

export const rollCommand = defineCommand({
  name: 'roll',
  words: 'PROCEDURE',
  summary: 'make a start with the throws given, or throw for it',
  details: `With --count starts for the boards of a round are thrown, none of them twice; the same --seed throws the same again, in the same
order. Games (--pgn) whose throws are all from a seed name it, so that everybody can check them: publish the commitment of the seed
beforehand (backrank seed), the games afterwards (backrank verify). With --within or --rewarding, unwanted starts are thrown again, and each start
lists what was thrown before it.
`,
  flags: FLAGS,
  count: [1, 1],
  run,
})
