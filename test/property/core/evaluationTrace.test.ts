import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evaluationPairs, readEvaluation } from '../../../electron/engine/pool/evaluationParameters'
import { loadTracer, type Trace, type Tracer } from '../../../tools/tuning/tracedCore'
import { VARIANTS } from '@shared/variants'
import { quickCore } from '../../support/quickCore'
import { randomPositions } from '../../support/randomPositions'

const folder = mkdtempSync(path.join(tmpdir(), 'backrank-'))
const evaluation = readEvaluation()
const pairs = evaluationPairs(evaluation)
let tracer: Tracer

beforeAll(async () => {
  tracer = loadTracer(await quickCore(folder, 'traced.ts', true), evaluation)
}, 180_000)

afterAll(() => rmSync(folder, { recursive: true }))

/** The evaluation from counts and parameters: the sum of each half, tapered and scaled. */
const valueOf = ({ counts, phase, scale }: Trace): number => {
  const sum = (half: 0 | 1) => pairs.reduce((total, pair, i) => total + pair[half] * counts[i]!, 0)
  const late = Math.trunc((sum(1) * scale) / 64)
  return Math.trunc((sum(0) * phase + late * (24 - phase)) / 24)
}

const PLAYED = VARIANTS.filter(({ board }) => board.files === 8)

test.each(PLAYED.map(variant => [variant.name, variant] as const))(
  'the evaluation of positions of %s is its counts times the parameters',
  (_, variant) => {
    for (const position of randomPositions(tracer.core, variant, 'trace', 300)) {
      const trace = tracer.tracePosition(position)
      expect(trace.value, position.fen()).toBe(valueOf(trace) + 0)
    }
  },
)
