import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { buildDistillationCore } from '../../tools/distillation/buildCore.mjs'
import { loadTeacher } from '../../tools/distillation/distillationCore'
import { main } from '../../tools/distillation/main'
import { exportNetwork } from '../../tools/distillation/networkFile'
import { EIGHT_RECORDS, packSample, readSamples, RESULT } from '../../tools/tuning/records'
import { wander } from '../../tools/tuning/wander'
import { aPosition } from '../support/aPosition'
import { labelledPositions } from '../support/labelledPositions'
import { programPath } from '../support/programPath'
import { scratchFolder } from '../support/scratchFolder'

/** The value of a pawn in Stockfish 15.1, in its internal units. */
const PAWN = 361

const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQNR w DBfd - 0 1',
  'r3k2r/pp1n1ppp/2p1pn2/q7/2BP4/2N2N2/PPQ2PPP/R3K2R w KQkq - 0 1',
  '8/5pk1/6p1/1P6/3R4/5K2/3r4/8 w - - 0 1',
  '4k3/8/8/3q4/8/8/4PPP1/3QK3 w - - 0 1',
]

interface Asked {
  readonly fen: string
  readonly record: Buffer
}

/** Positions far from the starts. None is in check, since Stockfish does not evaluate those. */
const positions = (): readonly Asked[] => {
  const random = seededRandom('taught')
  const asked: Asked[] = []
  for (const fen of STARTS) {
    using start = aPosition('double-chess960', fen)
    for (const position of wander(start, 40, random)) {
      const { variant } = position
      const record = packSample({
        variant,
        setup: position.setup(),
        score: 0,
        result: RESULT.unknown,
        ply: 0,
      })
      asked.push({ fen: position.fen(), record })
    }
  }
  return asked
}

/** Stockfish's static evaluations of positions, from White's view, in pawns as it prints them. */
const askStockfish = (fens: readonly string[]): readonly string[] => {
  const questions = fens.flatMap(fen => [`position fen ${fen}`, 'eval'])
  const input = ['setoption name UCI_Chess960 value true', ...questions, 'quit', ''].join('\n')
  const output = execFileSync(programPath('stockfish'), { input, encoding: 'utf8' })
  return [...output.matchAll(/^NNUE evaluation +([+-][\d.]+)/gm)].map(([, pawns]) => inPawns(Number(pawns)))
}

/** Formats pawns, without a sign before zero. */
const inPawns = (pawns: number): string => pawns.toFixed(2).replace(/^-0\.00$/, '0.00')

let module: string

beforeAll(async () => {
  module = await buildDistillationCore()
})

test(
  "the teacher's network value of a record equals the evaluation of Stockfish",
  { tags: ['stockfish'] },
  () => {
    const { networkValue } = unwrap(loadTeacher(module, unwrap(exportNetwork(programPath('stockfish')))))
    const asked = positions()
    expect(asked.length).toBeGreaterThan(100)
    const ours = asked.map(({ fen, record }) => {
      const value = networkValue(record) / PAWN
      return inPawns(Number(value.toFixed(2)) * (fen.includes(' w ') ? 1 : -1))
    })
    expect(ours).toEqual(askStockfish(asked.map(({ fen }) => fen)))
  },
)

describe('a file that is no network of Stockfish 15', () => {
  test('is refused', () => {
    expect(loadTeacher(module, Buffer.from('a network'))).toEqual({
      ok: false,
      error: 'it does not begin as a network of Stockfish does',
    })
  })

  test('is refused if it is cut off', { tags: ['stockfish'] }, () => {
    const network = unwrap(exportNetwork(programPath('stockfish')))
    expect(loadTeacher(module, network.subarray(0, -1))).toEqual({
      ok: false,
      error: 'it has 47001407 bytes of parameters where a network of Stockfish 15 has 47001408',
    })
  })
})

const distill = (words: readonly string[]) => {
  const said: string[] = []
  return { code: main(words, module, line => said.push(line)), said: said.join('\n') }
}

const aFile = async (content: Buffer): Promise<string> => {
  const file = path.join(await scratchFolder(), 'positions.bin')
  writeFileSync(file, content)
  return file
}

/** The records with all scores set to 0. */
const withoutScores = (records: Buffer) => [...readSamples(records)].map(sample => ({ ...sample, score: 0 }))

describe('positions of files', () => {
  test('keep everything except their scores, which tell who is ahead', { tags: ['stockfish'] }, async () => {
    const records = labelledPositions(500)
    const data = await aFile(records)
    const out = `${data}.taught`
    expect(distill(['--data', data, '--data', data, '--out', out])).toEqual({
      code: 0,
      said: `1000 positions in ${out}`,
    })
    const taught = readFileSync(out)
    expect(taught.subarray(records.length)).toEqual(taught.subarray(0, records.length))
    expect(withoutScores(taught.subarray(0, records.length))).toEqual(withoutScores(records))
    const material = [...readSamples(records)].map(({ score }) => score)
    const scores = [...readSamples(taught)].map(({ score }) => score)
    const decided = material.flatMap((sum, i) => (Math.abs(sum) > 1_500 ? [sum * scores[i]!] : []))
    expect(decided.length).toBeGreaterThan(50)
    // Pieces stand on random squares, so a few kings can be captured.
    expect(decided.filter(product => product < 0).length).toBeLessThan(decided.length / 10)
  })

  test('are refused by number if they are invalid', { tags: ['stockfish'] }, async () => {
    const data = await aFile(Buffer.concat([labelledPositions(2), Buffer.alloc(EIGHT_RECORDS.bytes)]))
    const out = `${data}.taught`
    expect(distill(['--data', data, '--out', out])).toEqual({
      code: 1,
      said: `Record 2 of ${data} is no position.`,
    })
  })

  test.each([
    ['without data', ['--out', 'x'], 2, /^npm run distill/],
    [
      'of a program that is not there',
      ['--data', 'x', '--out', 'x', '--teacher', 'no-engine'],
      1,
      /no such program/,
    ],
  ])('are not labelled %s', (_, words, code, message) => {
    expect(distill(words)).toMatchObject({ code, said: expect.stringMatching(message) as string })
  })
})
