import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newPanel } from '@shared/analysis/enginePanel'
import type { AnalysisRequest } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { useAnalysisStore } from '../../../../../renderer/features/engines/analysisStore'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { usePanelsStore } from '../../../../../renderer/stores/panels'
import { aGame, line, passedOn, sanOf, START_FEN } from '../../../../support/aGame'
import { aLine, aStatus, anUpdate } from '../../../../support/anEngine'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, SETTINGS, settled } from '../../../../support/workbench'
import { useEngineLinesStore } from '../../../../../renderer/features/engines/engineLinesStore'
import { usePlayStore } from '../../../../../renderer/features/engines/playStore'

let bridge: MemoryBridge
let jobs = 0

const starts = (): readonly AnalysisRequest[] => bridge.askedFor('analysis:start').map(([request]) => request)

const AFTER_E4 = passedOn(START_FEN)

beforeEach(async () => {
  jobs = 0
  let settings = SETTINGS
  bridge = aWorkbench({
    'settings:update': patch => (settings = { ...settings, ...patch }),
    'analysis:start': () => ok((jobs += 1)),
    'rules:line': ({ fen }, moves) =>
      ok(
        moves.map((uci, place) => ({
          uci,
          san: uci.slice(2),
          kind: 'normal',
          fen: Array.from({ length: place + 1 }).reduce<string>(passedOn, fen),
          check: false,
        })),
      ),
  })
  useEnginesStore().receive([aStatus(), aStatus({ id: 'other', name: 'Other', origin: 'external' })])
  useDocumentsStore().add(aGame(line('e2e4:e4 e7e5:e5')))
  useAnalysisStore()
  await usePanelsStore().change('own', { on: true })
  await settled()
})

// Work that one test starts must not reach the bridge of the next.
afterEach(settled)

describe('an engine that is switched on', () => {
  test('analyzes the position on the board, and at once the next one', async () => {
    useGameStore().goNext()
    await settled()
    expect(starts().map(({ moves }) => moves)).toEqual([[], ['e2e4']])
    expect(starts()[1]).toMatchObject({ startFen: START_FEN, multiPv: 3, limits: {}, threat: false })
  })

  test('is not restarted by an edit that changes no position', async () => {
    useGameStore().edit({ kind: 'comment', path: [], where: 'before', text: 'A start' })
    await settled()
    expect(starts()).toHaveLength(1)
  })

  test('shows results for the current position only, never from another position or an earlier job', async () => {
    const analysis = useAnalysisStore()
    useGameStore().goNext()
    await settled()
    analysis.receive(anUpdate({ fen: START_FEN, jobId: 1 }))
    analysis.receive(anUpdate({ fen: START_FEN, jobId: 2 }))
    analysis.receive(anUpdate({ fen: AFTER_E4, jobId: 1 }))
    expect(analysis.results.size).toBe(0)
    analysis.receive(anUpdate({ fen: AFTER_E4, jobId: 2 }))
    expect(analysis.results.get('own')?.update.fen).toBe(AFTER_E4)
  })

  test('may answer before its job number is known', async () => {
    const analysis = useAnalysisStore()
    useGameStore().goNext()
    await Promise.resolve()
    analysis.receive(anUpdate({ fen: AFTER_E4, jobId: 2 }))
    expect(analysis.results.size).toBe(0)
    await settled()
    expect(analysis.results.get('own')?.update.jobId).toBe(2)
  })

  test('keeps its lines when it is switched off, and when more lines are wanted', async () => {
    const analysis = useAnalysisStore()
    analysis.receive(anUpdate({ fen: START_FEN }))
    await usePanelsStore().change('own', { lines: 5 })
    await settled()
    expect(starts().at(-1)?.multiPv).toBe(5)
    await usePanelsStore().change('own', { on: false })
    await settled()
    expect(bridge.askedFor('analysis:stop')).toEqual([['own']])
    expect(analysis.results.get('own')?.update.lines).toHaveLength(1)
  })

  test('says why it does not analyze a position', async () => {
    bridge.answer('analysis:start', () => err({ kind: 'gameOver' }))
    useGameStore().goLast()
    await settled()
    expect(useAnalysisStore().refusals.get('own')).toEqual({ kind: 'gameOver' })
  })

  test('stays at its pinned position while others follow the board', async () => {
    await usePanelsStore().add('other')
    await settled()
    const analysis = useAnalysisStore()
    analysis.pin('own')
    useGameStore().goNext()
    await settled()
    expect(starts().map(({ engineId, moves }) => [engineId, moves.length])).toEqual([
      ['own', 0],
      ['other', 0],
      ['other', 1],
    ])
  })

  test('looks for the threat only in the position where the user asked for it', async () => {
    useAnalysisStore().toggleThreat()
    await settled()
    expect(starts().at(-1)?.threat).toBe(true)
    useGameStore().goNext()
    await settled()
    expect(starts().at(-1)?.threat).toBe(false)
  })

  test('can be restricted to one move', async () => {
    const analysis = useAnalysisStore()
    analysis.force({ uci: 'd2d4', san: 'd4' })
    await settled()
    expect(starts().at(-1)?.searchMoves).toEqual(['d2d4'])
    analysis.release()
    await settled()
    expect(starts().at(-1)?.searchMoves).toEqual([])
  })
})

test('an engine that is switched off shows its remembered analysis', async () => {
  await usePanelsStore().change('own', { on: false })
  bridge.answer('analysis:recall', () => anUpdate({ fen: AFTER_E4, jobId: 0, state: 'stopped' }))
  useGameStore().goNext()
  await settled()
  expect(useAnalysisStore().results.get('own')?.update.cached).toBe(true)
})

describe('an engine line', () => {
  const found = () => {
    const analysis = useAnalysisStore()
    const best = aLine('d2d4:d4 d7d5:d5 c2c4:c4', { depth: 22, score: { kind: 'cp', value: 34 } })
    analysis.receive(anUpdate({ fen: START_FEN, lines: [best] }))
    return { result: analysis.results.get('own')!, best }
  }

  test('is added in one edit with its evaluation at the end, without moving on the board', async () => {
    const { result, best } = found()
    await useEngineLinesStore().add(result, best)
    const game = useGameStore()
    expect(sanOf(game.game!.root)).toBe('e4 (1. d4 d5 c4) e5')
    expect(game.path).toEqual([])
    game.go(['d2d4', 'd7d5', 'c2c4'])
    expect(game.node?.comments).toEqual([{ style: 'brace', text: '[%eval 0.34,22]' }])
    game.undo()
    expect(sanOf(game.game!.root)).toBe('e4 e5')
  })

  test('can be stepped through in both directions without changing the game', async () => {
    const { result, best } = found()
    const lines = useEngineLinesStore()
    await lines.look(result, best, 2)
    expect(lines.shown?.uci).toBe('d7d5')
    expect([lines.step(1), lines.shown?.uci, lines.step(1), lines.shown?.uci]).toEqual([
      true,
      'c2c4',
      true,
      'c2c4',
    ])
    lines.step(-2)
    expect([lines.shown?.uci, lines.step(-1), lines.shown, lines.step(-1)]).toEqual([
      'd2d4',
      true,
      undefined,
      false,
    ])
    expect(useGameStore().canUndo).toBe(false)
  })

  test('can be kept up to the move shown', async () => {
    const { result, best } = found()
    await useEngineLinesStore().look(result, best, 2)
    useEngineLinesStore().keep()
    expect(useGameStore().path).toEqual(['d2d4', 'd7d5'])
  })

  test('plays its first move', async () => {
    found()
    await usePlayStore().playBest()
    await settled()
    expect(useGameStore().path).toEqual(['d2d4'])
  })
})

test('the panels begin with our own engine, switched off', () => {
  aWorkbench()
  useEnginesStore().receive([aStatus()])
  expect(usePanelsStore().panels).toEqual([newPanel('own')])
})
