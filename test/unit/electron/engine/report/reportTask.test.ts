import { expect, onTestFinished, test } from 'vitest'
import type { RequestedLine } from '@shared/ipc/report'
import { ok } from '@shared/result'
import type { Judge, Judges } from '../../../../../electron/engine/report/gameJudge'
import { reportTask, type GameNews } from '../../../../../electron/engine/report/reportTask'
import type { SearchEngine } from '../../../../../electron/engine/search/searchEngines'
import type { Searched, SearchQuestion } from '../../../../../electron/engine/search/searcher'
import { openCores } from '../../../../../electron/engine/tasks/cores'
import { TaskQueue } from '../../../../../electron/engine/tasks/taskQueue'
import { theCore } from '../../../../support/aPosition'
import { aMemory, anEngineInHand, found as anAnswer } from '../../../../support/aSearcher'

const MOVES = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5']
const POSITIONS = MOVES.length

/** The game without its last move. */
const LINE: RequestedLine = {
  variant: 'chess',
  options: [],
  startFen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  moves: MOVES.slice(0, -1),
  setup: 0,
  name: 'Game',
}

const NODES = 100

/** White's move at the third ply seems to be a blunder but is none. */
const FIRST = [20, 20, 20, -500, -480]
const CLOSER = [20, 20, 20, 20, 20]

const plyOf = ({ fen, moves }: SearchQuestion): number => {
  const [, turn, , , , number] = fen.split(' ')
  return 2 * (Number(number) - 1) + (turn === 'b' ? 1 : 0) + moves.length
}

const answerTo = (question: SearchQuestion): Searched => {
  const ply = plyOf(question)
  const { nodes } = question.limits
  const value = (nodes! <= NODES ? FIRST : CLOSER)[ply]!
  return { nodes: nodes!, lines: [{ score: { kind: 'cp', value }, depth: 5, moves: [MOVES[ply]!] }] }
}

/** How a report is made, and which engines judge besides the one that is asked. */
interface ReportChoices {
  readonly thrifty?: boolean
  readonly judgesOf?: (judge: Judge) => Judges
}

/** A report on games, with an engine that is asked about one position at a time. */
const aReport = (
  lines: readonly (RequestedLine | null)[],
  memory = aMemory(),
  { thrifty = false, judgesOf = judge => ({ wanted: judge, own: judge }) }: ReportChoices = {},
) => {
  const asked: SearchQuestion[] = []
  const hand = anEngineInHand(1)
  const queue = new TaskQueue({ cores: openCores(1), memory, onChange: () => undefined })
  onTestFinished(() => queue.close())
  const told: (readonly [game: number, news: GameNews])[] = []
  const engine: SearchEngine = {
    ...hand.engine,
    open: async (signal, niceness) => {
      const opened = await hand.engine.open(signal, niceness)
      if (!opened.ok) return opened
      const searcher = opened.value
      return ok({
        ...searcher,
        search: (question: SearchQuestion, ending?: AbortSignal) => {
          asked.push(question)
          return searcher.search(question, ending)
        },
      })
    },
  }
  const effort = { limits: { nodes: NODES }, multiPv: 1, plies: 1, closer: true, thrifty }
  const task = reportTask({
    core: theCore(),
    tasks: queue,
    judges: judgesOf({ engineId: 'engine', engine, effort }),
    games: lines.length,
    lineOf: game => Promise.resolve(lines[game]!),
    tell: (game, news) => told.push([game, news]),
  })
  let answered = 0
  /** The next question. */
  const next = async (): Promise<SearchQuestion> => {
    await expect.poll(() => asked.length).toBeGreaterThan(answered)
    return asked[answered]!
  }
  const answer = async (): Promise<SearchQuestion> => {
    const question = await next()
    answered += 1
    hand.reply(question.fen, ok(answerTo(question)))
    return question
  }
  const progress = () => queue.list()[0]?.progress
  return { task, queue, told, memory, next, answer, progress }
}

const found = (told: ReturnType<typeof aReport>['told'], game: number) =>
  new Map(told.flatMap(([of, { found: news }]) => (of === game ? news : [])))

test('a report searches all positions, then those around a doubtful move again', async () => {
  const { task, told, next, answer, progress } = aReport([LINE])
  const asked: (readonly [ply: number, nodes: number])[] = []
  const shares: number[] = []
  for (let place = 0; place < POSITIONS + 2; place += 1) {
    const { limits } = await next()
    const at = progress()!
    shares.push(at.share)
    expect(at.isCloser).toBe(place >= POSITIONS)
    if (place >= POSITIONS) expect(at.moves).toEqual({ done: POSITIONS - 1, total: POSITIONS - 1 })
    asked.push([plyOf(await answer()), limits.nodes!])
  }
  expect(await task.done).toMatchObject({ ok: true })
  expect(asked).toEqual([
    [0, NODES],
    [1, NODES],
    [2, NODES],
    [3, NODES],
    [4, NODES],
    [2, 5 * NODES],
    [3, 5 * NODES],
  ])
  // The estimate of the total work grows, but the progress bar never goes back.
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
  // Two closer looks count five positions each.
  expect(shares.at(-1)).toBeCloseTo((POSITIONS + 5) / (POSITIONS + 10))
  expect(told.at(-1)).toMatchObject([0, { state: 'done', remembered: 0 }])
  const scores = [...found(told, 0)].toSorted(([a], [b]) => a - b)
  expect(
    scores.map(([, one]) => one.kind === 'searched' && [one.score.value, one.isCloser ?? false]),
  ).toEqual([
    [20, false],
    [20, false],
    [20, true],
    [20, true],
    [-480, false],
  ])
})

test('a thrifty report glances at all positions and searches longer only where the judgment is unclear', async () => {
  const { task, told, next, answer, progress } = aReport([LINE], aMemory(), { thrifty: true })
  const asked: (readonly [ply: number, nodes: number])[] = []
  const shares: number[] = []
  for (let place = 0; place < POSITIONS + 4; place += 1) {
    const { limits } = await next()
    const at = progress()!
    shares.push(at.share)
    expect(at.isCloser).toBe(place >= POSITIONS)
    asked.push([plyOf(await answer()), limits.nodes!])
  }
  expect(await task.done).toMatchObject({ ok: true })
  const glance = NODES / 4
  expect(asked).toEqual([
    [0, glance],
    [1, glance],
    [2, glance],
    [3, glance],
    [4, glance],
    [2, NODES],
    [3, NODES],
    // An eighth of so few positions would be one, but both positions of a move are searched.
    [2, 5 * NODES],
    [3, 5 * NODES],
  ])
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
  expect(
    [...found(told, 0)].map(([ply, one]) => [
      ply,
      one.kind === 'searched' && one.isGlance,
      one.kind === 'searched' && one.isCloser,
    ]),
  ).toEqual(expect.arrayContaining([[0, true, undefined]]))
  expect(told.at(-1)).toMatchObject([0, { state: 'done', remembered: 0 }])
})

test('a report estimates its time once it knows its pace, and measures the pace again after a pause', async () => {
  const { task, queue, answer, next, progress } = aReport([LINE])
  for (let place = 0; place < 3; place += 1) {
    await next()
    expect(progress()!.leftMs).toBeUndefined()
    await answer()
  }
  await next()
  expect(progress()!.leftMs).toBeGreaterThan(0)
  queue.pause(task.id)
  queue.resume(task.id)
  expect(progress()!.leftMs).toBeUndefined()
})

test('remembered positions take no time and are marked as remembered', async () => {
  const first = aReport([LINE])
  for (let place = 0; place < POSITIONS + 2; place += 1) await first.answer()
  await first.task.done
  const again = aReport([LINE], first.memory)
  await again.task.done
  expect(again.told.at(-1)).toMatchObject([0, { state: 'done', remembered: POSITIONS }])
  expect(found(again.told, 0)).toEqual(found(first.told, 0))
})

test('games are judged one after the other, and unavailable ones are skipped', async () => {
  const short = { ...LINE, moves: LINE.moves.slice(0, 1) }
  const { task, queue, told, answer, next } = aReport([short, null, short])
  await next()
  expect(queue.list()).toMatchObject([{ title: 'Game', progress: { part: { number: 1, total: 3 } } }])
  await answer()
  await answer()
  // The third game reuses the results of the first.
  await task.done
  expect(told.map(([game, { state }]) => [game, state]).filter(([, state]) => state !== 'running')).toEqual([
    [0, 'done'],
    [1, 'skipped'],
    [2, 'done'],
  ])
  expect(found(told, 2).size).toBe(2)
})

test('a game whose rules the wanted engine does not know is judged entirely by the built-in engine', async () => {
  const other = anEngineInHand(1, 'wanted')
  let isKnown = true
  const engine: SearchEngine = { ...other.engine, plays: ({ moves }) => moves.length === 0 && isKnown }
  const short = { ...LINE, moves: LINE.moves.slice(0, 1) }
  const { task, told, memory, answer } = aReport([short, short, short], aMemory(), {
    judgesOf: own => ({ wanted: { engineId: 'wanted', engine, effort: own.effort }, own }),
  })
  const answerWanted = async () => {
    await expect.poll(() => other.names()).toHaveLength(1)
    other.reply(other.names()[0]!, ok(anAnswer(20)))
  }
  await answerWanted()
  isKnown = false
  await answerWanted()
  await answer()
  isKnown = true
  await answer()
  await task.done
  const judges = [0, 1, 2].map(game => [
    ...new Set(told.filter(([of]) => of === game).map(([, { engineId }]) => engineId)),
  ])
  expect(judges).toEqual([['wanted'], ['engine'], ['wanted']])
  // The third game is remembered from the first, which the same engine judged.
  expect(told.at(-1)).toMatchObject([2, { state: 'done', remembered: 2, engineId: 'wanted' }])
  expect(told.findLast(([game]) => game === 1)).toMatchObject([1, { state: 'done', remembered: 0 }])
  expect(memory.size()).toBe(4)
})
