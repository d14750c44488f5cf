import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Score } from '@shared/analysis/score'
import { ok } from '@shared/result'
import { useAnalysisStore } from '../../../../../renderer/features/engines/analysisStore'
import { useLiveJudgmentStore } from '../../../../../renderer/features/engines/liveJudgmentStore'
import { usePlayStore } from '../../../../../renderer/features/engines/playStore'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useEnginesStore } from '../../../../../renderer/stores/engines'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { usePanelsStore } from '../../../../../renderer/stores/panels'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { aGame, line, passedOn, START_FEN } from '../../../../support/aGame'
import { aLine, aStatus, anUpdate } from '../../../../support/anEngine'
import { aWorkbench, SETTINGS, settled } from '../../../../support/workbench'

let jobs = 0

beforeEach(async () => {
  jobs = 0
  let settings = SETTINGS
  aWorkbench({
    'settings:update': patch => (settings = { ...settings, ...patch }),
    'analysis:start': () => ok((jobs += 1)),
  })
  useEnginesStore().receive([aStatus()])
  useDocumentsStore().add(aGame(line('')))
  useLiveJudgmentStore()
  await usePanelsStore().change('own', { on: true })
  await settled()
})

afterEach(settled)

const hear = async (fen: string, best: string, value: number, depth = 14) => {
  const score: Score<'white'> = { kind: 'cp', value }
  useAnalysisStore().receive(anUpdate({ fen, jobId: jobs, lines: [aLine(best, { score, depth })] }))
  await settled()
}

const play = async (uci: string) => {
  await usePlayStore().play(uci)
  await settled()
}

const said = () => useLiveJudgmentStore().judgment

test('a bad move is judged once both positions are searched deeply enough', async () => {
  await hear(START_FEN, 'e2e4:e4', 30)
  await play('f2f3')
  expect(said()).toEqual({ kind: 'waiting', move: '1. f3' })
  await hear(passedOn(START_FEN), 'e7e5:e5', -100, 11)
  expect(said()).toEqual({ kind: 'waiting', move: '1. f3' })
  await hear(passedOn(START_FEN), 'e7e5:e5', -100, 12)
  expect(said()).toEqual({ kind: 'judged', move: '1. f3', points: 18, judgment: 'mistake', better: 'e4' })
})

test('the engine’s first choice counts as best even if the engine later finds another move', async () => {
  await hear(START_FEN, 'e2e4:e4', 30)
  await play('e2e4')
  expect(said()).toEqual({ kind: 'best', move: '1. e4' })
})

test('Black’s moves are judged from Black’s side', async () => {
  await hear(START_FEN, 'e2e4:e4', 0)
  await play('e2e4')
  await hear(passedOn(START_FEN), 'e7e5:e5', 0)
  await play('f7f6')
  await hear(passedOn(passedOn(START_FEN)), 'd2d4:d4', 200)
  expect(said()).toMatchObject({ judgment: 'blunder', better: 'e5' })
})

test('the live judgment disappears after stepping back and when it is switched off', async () => {
  await hear(START_FEN, 'e2e4:e4', 30)
  await play('e2e4')
  expect(said()).toBeDefined()
  useGameStore().goFirst()
  await settled()
  expect(said()).toBeUndefined()
  useGameStore().goNext()
  await settled()
  expect(said()).toBeDefined()
  await useSettingsStore().update({ liveJudgment: false })
  expect(said()).toBeUndefined()
})

test('the live judgment uses the thresholds of the settings', async () => {
  await useSettingsStore().update({ judgmentPoints: { inaccuracy: 20, mistake: 30, blunder: 40 } })
  await hear(START_FEN, 'e2e4:e4', 30)
  await play('f2f3')
  await hear(passedOn(START_FEN), 'e7e5:e5', -100)
  expect(said()).toEqual({ kind: 'judged', move: '1. f3', points: 18, better: 'e4' })
})
