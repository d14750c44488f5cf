import { expect, test } from 'vitest'
import { engineAnalysis } from '../../../../../electron/engine/analysis/engineAnalysis'
import type { AnalysisJob } from '../../../../../electron/engine/analysis/analysisWork'
import type { EngineListener, EngineSession } from '../../../../../electron/engine/line/engineSession'
import { openCores } from '../../../../../electron/engine/tasks/cores'
import { aProfile } from '../../../../support/anEngine'
import { aPosition } from '../../../../support/aPosition'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** An engine session that refuses jobs when it is told to. */
const aSession = () => {
  let listener: EngineListener = {}
  const state = { refuses: false }
  const session: EngineSession = {
    profile: aProfile(),
    state: 'ready',
    want: job => (job && state.refuses ? { kind: 'illegalPosition', fen: START, detail: '' } : undefined),
    change: () => undefined,
    press: () => undefined,
    log: () => [],
    listen: one => {
      listener = one
      return () => undefined
    },
    close: () => Promise.resolve(),
  }
  return { session, state, told: () => listener }
}

const aJob = (jobId: number): AnalysisJob => {
  const position = aPosition('chess', START)
  const { variant } = position
  const setup = position.setup()
  const from = { variant, options: [], start: setup, moves: [], position }
  return { ...from, jobId, limits: {}, multiPv: 1, searchMoves: [], key: Uint8Array.of(jobId) }
}

test('an analysis holds its screen cores from beginning to end', () => {
  const cores = openCores(4)
  const { session, state, told } = aSession()
  const memory = { recall: () => Promise.resolve(undefined), remember: () => undefined }
  const analysis = engineAnalysis(
    session,
    memory,
    () => undefined,
    () => cores.take('screen', 2),
  )
  const taken = () => cores.taken().screen
  analysis.begin(aJob(1))
  expect(taken()).toBe(2)
  analysis.begin(aJob(2))
  expect(taken()).toBe(2)
  told().done?.(1)
  expect(taken()).toBe(2)
  told().done?.(2)
  expect(taken()).toBe(0)
  analysis.begin(aJob(3))
  analysis.stop()
  expect(taken()).toBe(0)
  state.refuses = true
  const refused = aJob(4)
  expect(analysis.begin(refused)).toMatchObject({ kind: 'illegalPosition' })
  refused.position[Symbol.dispose]()
  expect(taken()).toBe(0)
  state.refuses = false
  analysis.begin(aJob(5))
  told().state?.('off')
  expect(taken()).toBe(0)
  analysis.begin(aJob(6))
  expect(taken()).toBe(0)
  analysis.close()
  expect(taken()).toBe(0)
})
