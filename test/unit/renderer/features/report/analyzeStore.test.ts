import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FoundPositions, PlayedSetup, RequestedReport } from '@shared/ipc/contract'
import { ok } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { writeGame } from '@shared/tree/gamePgn'
import { appendLine, mainline } from '@shared/tree/tree'
import { useAnalyzeStore } from '../../../../../renderer/features/report/analyzeStore'
import { useReportQueueStore } from '../../../../../renderer/features/report/reportQueueStore'
import { useReportStore } from '../../../../../renderer/features/report/reportStore'
import { useSolverStore } from '../../../../../renderer/features/solver/solverStore'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { aNode } from '../../../../support/aGame'
import { aStatus } from '../../../../support/anEngine'
import { aPlayedSetup } from '../../../../support/aPlayedSetup'
import { aSetupGame } from '../../../../support/aSolverView'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, settled } from '../../../../support/workbench'

let bridge: MemoryBridge
let wishes: RequestedReport[] = []

/** A setup of two turns and two moves, of which the second is a blunder. */
const aPlayedGame = (): Game => {
  const game = aSetupGame()
  const line = mainline(game.root)
  const { fen } = line.at(-1)!
  const path = line.slice(1).map(({ id }) => id)
  const moves = [
    aNode({ uci: 'e2e4', san: 'e4', kind: 'normal', fen: fen.replace(' w ', ' b ') }),
    aNode({ uci: 'e7e5', san: 'e5', kind: 'normal', fen: fen.replace(' 1', ' 2') }),
  ]
  return { ...game, root: appendLine(game.root, path, moves)!.root }
}

/** A setup whose first turn is dubious, which is not a turning point. */
const aDubiousSetup = (): PlayedSetup => {
  const { setup, ...rest } = aPlayedSetup()
  return {
    ...rest,
    setup: { ...setup, turns: setup.turns.map(turn => ({ ...turn, cost: turn.isBest ? 0 : 40 })) },
  }
}

const FOUND: FoundPositions = [20, 20, 400].map((value, place) => [
  2 + place,
  {
    kind: 'searched',
    score: { kind: 'cp', value },
    depth: 9,
    nodes: 100,
    lines: [[{ uci: 'a2a3', san: 'a3', kind: 'normal', fen: '', check: false }]],
  },
])

const ENGINE = aStatus().profile.id

beforeEach(async () => {
  wishes = []
  bridge = aWorkbench({
    'report:look': () => ok({ engineId: ENGINE, found: [], positions: 3, isComplete: false }),
    'report:start': wish => {
      wishes.push(wish)
      return ok(wishes.length)
    },
    'report:game': () => undefined,
    'report:words': () => ok([[4, [{ kind: 'rightGivenUp', right: 'castling' }]]] as never),
    'solver:price': () => ok(aDubiousSetup()),
    'solver:cancelPricing': () => undefined,
    'tasks:stop': () => undefined,
  })
  useEnginesStore().receive([aStatus()])
  useDocumentsStore().add(aPlayedGame())
  await useSettingsStore().update({
    reportNotes: { glyphs: true, words: false, evaluations: true, lines: 1, plies: 10 },
  })
  useReportStore()
  await settled()
})

afterEach(settled)

const begin = async () => {
  const work = useAnalyzeStore().start(useDocumentsStore().active!)
  await settled()
  await useReportQueueStore().give({ key: wishes.at(-1)!.key, game: 0 })
  await settled()
  return work
}

const finish = async (over: { readonly nodesPerSecond?: number } = {}) => {
  const { key } = wishes.at(-1)!
  useReportQueueStore().receive({
    key,
    game: 0,
    engineId: ENGINE,
    found: FOUND,
    remembered: 0,
    state: 'done',
    ...over,
  })
  await settled()
}

const nags = () => mainline(useGameStore().game!.root).map(node => node.nags)
const told = () => useNoticesStore().toasts.map(({ text }) => text)

test('report and setup are searched in parallel and written as one undoable edit', async () => {
  const before = writeGame(useGameStore().game!)
  const work = begin()
  await settled()
  expect(bridge.askedFor('solver:price')).toHaveLength(1)
  expect(wishes).toMatchObject([{ limit: 'nodes', amount: 200_000, closer: true, thrifty: true }])
  expect(useAnalyzeStore().running.size).toBe(1)
  await finish({ nodesPerSecond: 123_456 })
  await work
  expect(nags()).toEqual([[], [6], [], [], [4]])
  expect(writeGame(useGameStore().game!)).toContain('[%eval 4.00,9]')
  expect(useGameStore().document!.undo).toHaveLength(1)
  expect(told()).toEqual(['Game analyzed'])
  expect(useAnalyzeStore().running.size).toBe(0)
  // The board shows the position before the first turning point.
  expect(useGameStore().path).toHaveLength(3)
  // The setup search used as many nodes of the machine.
  expect(useSettingsStore().settings.report.nodesPerSecond).toBe(2 * 123_456)
  const [toast] = useNoticesStore().toasts
  expect([toast!.action!.label, toast!.second!.label]).toEqual(['Publish…', 'Undo'])
  useNoticesStore().act(toast!.id, 'second')
  expect(writeGame(useGameStore().game!)).toBe(before)
})

const choose = (preset: 'normal' | 'deep') => {
  const settings = useSettingsStore()
  return settings.update({ report: { ...settings.settings.report, preset } })
}

const analyzed = async () => {
  const work = begin()
  await settled()
  await finish()
  await work
}
const pricedNodes = () => bridge.askedFor('solver:price').map(([{ nodes }]) => nodes)

test('Normal searches the setup with fewer nodes, which the solver then shows; Deep uses those of the solver', async () => {
  const solver = useSolverStore()
  expect(solver.nodes).toBe(100_000)
  await choose('normal')
  await analyzed()
  expect([solver.nodes, solver.isDeepened]).toEqual([20_000, false])
  await choose('deep')
  await analyzed()
  expect(pricedNodes()).toEqual([20_000, 100_000])
  expect(solver.nodes).toBe(100_000)
})

test('a settled setup is complete until more nodes are wanted', async () => {
  bridge.answer('solver:price', () => ok({ ...aDubiousSetup(), isSettled: true }))
  const { setupSearchOf } = useAnalyzeStore()
  const isDone = (choice: 'normal' | 'deep') => setupSearchOf(useDocumentsStore().active!, choice).isDone
  await choose('normal')
  expect([isDone('normal'), isDone('deep')]).toEqual([false, false])
  await analyzed()
  expect([isDone('normal'), isDone('deep')]).toEqual([true, false])
  await analyzed()
  await choose('deep')
  await analyzed()
  expect([isDone('normal'), isDone('deep')]).toEqual([true, true])
  await choose('normal')
  await analyzed()
  expect(pricedNodes()).toEqual([20_000, 20_000, 100_000, 100_000])
})

test('Deep uses the deeper search that the user chose for a setup, and Normal too once it is settled', async () => {
  useSolverStore().deepen()
  const { setupSearchOf } = useAnalyzeStore()
  const nodes = (choice: 'normal' | 'deep') => setupSearchOf(useDocumentsStore().active!, choice).nodes
  expect([nodes('normal'), nodes('deep')]).toEqual([20_000, 1_000_000])
  bridge.answer('solver:price', () => ok({ ...aDubiousSetup(), isSettled: true }))
  await choose('deep')
  await analyzed()
  expect([nodes('normal'), nodes('deep')]).toEqual([1_000_000, 1_000_000])
})

test('an analysis whose report is canceled writes nothing and cancels the setup search', async () => {
  let answer: (priced: PlayedSetup | null) => void = () => undefined
  const asked = new Promise<PlayedSetup | null>(resolve => (answer = resolve))
  bridge.answer('solver:price', async () => ok(await asked))
  bridge.answer('solver:cancelPricing', () => answer(null))
  const before = writeGame(useGameStore().game!)
  const work = begin()
  await settled()
  useReportQueueStore().cancel()
  await work
  expect(bridge.askedFor('solver:cancelPricing')).toHaveLength(1)
  expect(writeGame(useGameStore().game!)).toBe(before)
  expect(useAnalyzeStore().running.size).toBe(0)
})

test('a game whose moves change during the analysis is not annotated, with a notice', async () => {
  const work = begin()
  await settled()
  useGameStore().edit({
    kind: 'deleteFrom',
    path: mainline(useGameStore().game!.root)
      .slice(1)
      .map(({ id }) => id),
  })
  const before = writeGame(useGameStore().game!)
  await finish()
  await work
  expect(writeGame(useGameStore().game!)).toBe(before)
  expect(told()).toContainEqual(expect.stringContaining('Nothing was written'))
})

test('the end of an analysis does not interrupt a user who is stepping through the game', async () => {
  const work = begin()
  await settled()
  const end = mainline(useGameStore().game!.root)
    .slice(1)
    .map(({ id }) => id)
  useGameStore().go(end)
  await finish()
  await work
  expect(useGameStore().path).toEqual(end)
})

test('a game shows its report on another machine, restored from its annotations', async () => {
  const work = begin()
  await settled()
  await finish()
  await work
  const own = useReportStore().moves
  useReportStore().reports.clear()
  await settled()
  const { written, moves, points } = useReportStore()
  expect(written).toBeDefined()
  expect(moves.map(({ ply, judgment, phase }) => [ply, judgment, phase])).toEqual(
    own.map(({ ply, judgment, phase }) => [ply, judgment, phase]),
  )
  expect(points.map(({ ply }) => ply)).toEqual([4])
  expect(points[0]!.better.map(([first]) => first!.san)).toEqual(['a3'])
  expect(useReportStore().valueAt(4)).toEqual({ kind: 'searched', score: { kind: 'cp', value: 400 } })
  expect(useReportStore().canAnnotate).toBe(false)
})

test('the analysis of a game with only a setup evaluates and annotates the setup', async () => {
  useDocumentsStore().add(aSetupGame())
  await settled()
  await useAnalyzeStore().start(useDocumentsStore().active!)
  expect(wishes).toEqual([])
  expect(nags()).toEqual([[], [6], []])
  expect(told()).toEqual(['Setup annotated'])
  expect(useAnalyzeStore().running.size).toBe(0)
})
