// @module-tag fairy-stockfish
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import type { VariantId } from '@shared/variants'
import { uciRequest } from '../../electron/engine/uciClient/uciRequest'
import { aJob, aProfile, atWork } from '../support/engineWork'
import { engineMoves } from '../support/engineMoves'
import { variantFile } from '../../electron/engine/uciClient/variantFile'
import { programPath } from '../support/programPath'

/**
 * For each larger system: the engine's name for it, a position in which castling, promotion or a pass is
 * possible, and a line.
 */
const POSITIONS: readonly (readonly [VariantId, string, fen: string, line: string])[] = [
  [
    'capablanca-random',
    'caparandom',
    'r3k4r/1pppppppPp/10/10/10/10/PPPPPPPP1P/R3K4R w KQkq - 0 1',
    'e1j1 e8a8',
  ],
  ['modern-random', 'modern', 'r3k3r/ppppppppp/9/9/9/9/9/PPPPPPPPP/R3K3R w KQkq - 0 1 -/-', 'e1i1 e9a9'],
  [
    'korean-random',
    'janggicasual',
    'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1',
    'e2e2 b10c8',
  ],
  [
    'modern-capablanca-random',
    'moderncapablancarandom',
    'r4k3r/pppppppppp/10/10/10/10/PPPPPPPPPP/R4K3R w KQkq - 0 1 -/-',
    'f1j1 f8a8',
  ],
  [
    'english-random',
    'englishrandom',
    '10/1r3k2r1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1R3K2R1/10 w KQkq - 0 1',
    'f2i2 f9b9',
  ],
]

describe.each(POSITIONS)('%s', (variant, name, fen, line) => {
  test("is analyzed under the engine's name for it, with the preceding moves", async () => {
    const profile = await aProfile(programPath('fairy-stockfish'))
    expect(profile.variants).toContain(variant)
    const job = aJob({ system: variant, fen, line, limits: { depth: 5 }, multiPv: 3 })
    const request = unwrap(uciRequest(profile, job))
    expect([request.mapping.variantChoice, request.lacksMoves]).toEqual([name, false])
    const work = atWork(profile)
    work.session.want(job)
    await work.until(() => work.done.includes(job.jobId))
    expect(work.notices).toEqual([])
    const { lines } = work.reports.at(-1)!
    expect(lines.map(({ rank }) => rank)).toEqual([1, 2, 3])
    for (const { moves } of lines) expect(moves.length).toBeGreaterThan(1)
  })

  test('has the same moves in the engine, castling included', async () => {
    const profile = await aProfile(programPath('fairy-stockfish'))
    const job = aJob({ system: variant, fen, multiPv: 1 })
    const { mapping, fen: told } = unwrap(uciRequest(profile, job))
    const settings = {
      VariantPath: variantFile()!,
      UCI_Variant: mapping.variantChoice!,
      UCI_Chess960: String(mapping.chess960),
    }
    const [theirs] = engineMoves(programPath('fairy-stockfish'), settings, [told])
    const ours = job.position.legalMoves().map(move => makeUci(mapping.writing, move))
    expect([...theirs!].sort()).toEqual(ours.sort())
  })
})

describe('an adjustment, which no other engine knows', () => {
  const fen = 'rncaqkbnbr/pppppppppp/10/10/10/10/PPPPPPPPPP/RBNBKQACNR w KQkq - 0 1 abcdefghij/abcdefghij'

  test.each([
    ['still to be had', '', true],
    ['of one side still to be had', 'b1c1', true],
    ['made by both', 'b1c1 i8h8', false],
  ])('%s: the request says whether the engine lacks moves', async (_, line, lacksMoves) => {
    const profile = await aProfile(programPath('fairy-stockfish'))
    expect(profile.withoutAdjustment).toEqual(['modern-random', 'modern-capablanca-random'])
    const job = aJob({ system: 'modern-capablanca-random', fen, line })
    expect(unwrap(uciRequest(profile, job)).lacksMoves).toBe(lacksMoves)
  })
})

test("variants in the user's own file stay known", () => {
  const own = path.join(mkdtempSync(path.join(tmpdir(), 'backrank-own-')), 'own.ini')
  writeFileSync(own, '[berolina:chess]\n')
  const settings = (name: string) => ({
    VariantPath: variantFile(own)!,
    UCI_Variant: name,
    UCI_Chess960: 'false',
  })
  const program = programPath('fairy-stockfish')
  const fens = ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1']
  expect(engineMoves(program, settings('berolina'), fens)[0]).toHaveLength(20)
  const english = ['10/1r3k2r1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1R3K2R1/10 w KQkq - 0 1']
  expect(engineMoves(program, settings('englishrandom'), english)[0]).toHaveLength(32)
})

test('an unreadable file of the user adds nothing', () => {
  expect(variantFile(path.join(tmpdir(), 'backrank-no-such-file.ini'))).toBe(variantFile())
})
