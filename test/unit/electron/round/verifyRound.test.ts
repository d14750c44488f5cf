import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { procedureById } from '@shared/procedures/catalogue'
import { groundOf } from '@shared/procedures/model/ground'
import type { ProcedureState } from '@shared/procedures/model/state'
import { thrownStart } from '@shared/procedures/throwing/finished'
import { beginProcedure } from '@shared/procedures/throwing/throwing'
import { writeThrowLog } from '@shared/procedures/throwing/throwLog'
import { unwrap } from '@shared/result'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'
import { commitmentOf, drawRound, hasValues, mostBoards } from '../../../../electron/round/drawRound'
import { boardGame } from '../../../../electron/round/boardGame'
import { throwBoards } from '../../../../electron/round/rollRound'
import { drawTags, roundGames } from '../../../../electron/round/roundGames'
import { verifyRound } from '../../../../electron/round/verifyRound'

const SEED = 'club evening 7f3a'

const drawn = (
  id: VariantId,
  count: number,
  { kind = 'start', within }: { readonly kind?: 'start' | 'random-start'; readonly within?: number } = {},
) => {
  const draw = { variant: variantById(id), options: [], kind, seed: SEED, within }
  const starts = unwrap(drawRound(draw, count))
  return { starts, pgn: roundGames(id, draw, starts, { event: 'Club', round: '3' }) }
}

const claim = (pgn: string, seed = '', commitment = '') => verifyRound({ pgn, seed, commitment })

describe('the starts of a round', () => {
  test.each(VARIANTS.map(({ id }) => id))('of %s are drawn from the seed and can be checked', id => {
    const most = unwrap(mostBoards({ variant: variantById(id), options: [], kind: 'start', seed: SEED }))
    const { starts, pgn } = drawn(id, Math.min(20, most))
    expect(new Set(starts.map(({ number }) => number)).size).toBe(starts.length)
    expect(unwrap(claim(pgn, '', commitmentOf(SEED)))).toMatchObject({
      boards: starts.length,
      others: [],
      commitment: createHash('sha256').update(SEED).digest('hex'),
      isGiven: true,
    })
  })

  test('are throws if the players place the rest', () => {
    const { pgn } = drawn('fischer-benko', 20, { kind: 'random-start' })
    expect(pgn).toContain('[QRNN')
    expect(unwrap(claim(pgn)).others).toEqual([])
  })

  test('begin with the same ones, however many are drawn', () => {
    expect(drawn('chess960', 30).starts.slice(0, 20)).toEqual(drawn('chess960', 20).starts)
  })

  test('are balanced on request, by the values of the atlas', () => {
    const { starts, pgn } = drawn('chess960', 20, { within: 20 })
    expect(starts.every(({ value }) => Math.abs(value!) <= 20)).toBe(true)
    expect(pgn).toContain('[StartWithin "0.20"]')
    expect(unwrap(claim(pgn)).others).toEqual([])
    // Without the limit the same seed draws other starts.
    expect(unwrap(claim(pgn.replaceAll(/\[StartWithin.*\n/g, ''))).others).not.toEqual([])
  })

  test('are refused if there are too few, or if they have no values', () => {
    const draw = { variant: variantById('chess960'), options: [], kind: 'start', seed: SEED } as const
    expect(drawRound(draw, 961)).toEqual({ ok: false, error: { kind: 'tooFewStarts', count: 960 } })
    expect(hasValues(draw.variant, [])).toBe(true)
    // Estimates do not count as values for a round.
    for (const id of ['half-random-transcendental', 'pre-chess'] as const) {
      const valueless = { ...draw, variant: variantById(id), within: 25 }
      expect(hasValues(valueless.variant, [])).toBe(false)
      expect(drawRound(valueless, 1)).toEqual({ ok: false, error: { kind: 'noAtlas' } })
    }
  })
})

describe('the thrown starts of a round', () => {
  const thrown = (id: string, count: number) => {
    const procedure = procedureById(id)!
    const [equipment] = procedure.equipment
    const boards = throwBoards(beginProcedure(procedure, equipment), SEED)
    const variant = groundOf(procedure).variant!
    return Array.from({ length: count }, (_, place) => {
      const state = boards.next().value as ProcedureState
      const fen = makeFen(variant, thrownStart(state)!.setup)
      const tags = [{ name: 'Throws', value: writeThrowLog(state) }, ...drawTags({ seed: SEED })]
      return boardGame({ variant: variant.id as VariantId, options: [], fen, tags }, place + 1, {
        round: '3',
      })
    })
  }

  test.each(['fischer-benko', 'fischer-random-1', 'half-random-transcendental'])(
    'by %s are thrown from the seed and can be checked in any order of the file',
    id => {
      const games = thrown(id, 12)
      expect(new Set(games.map(game => /FEN "([^"]*)"/.exec(game)![1])).size).toBe(12)
      expect(unwrap(claim(games.toReversed().join('\n'), '', commitmentOf(SEED)))).toMatchObject({
        boards: 12,
        others: [],
      })
      expect(unwrap(claim(games.join('\n'), 'another seed')).others).toHaveLength(12)
    },
  )

  test('are named if another start was put on their board', () => {
    const games = thrown('fischer-benko', 3)
    const [, fen] = /(FEN "[^"]*")/.exec(games[2]!)!
    const changed = games[0]!.replace(/FEN "[^"]*"/, fen!)
    expect(unwrap(claim([changed, games[1]!].join('\n'))).others).toMatchObject([{ board: 1 }])
  })

  test('cannot be checked if the procedure is a user’s own', () => {
    const [game] = thrown('fischer-benko', 1)
    expect(claim(game!.replace('"fischer-benko die', '"my-own die'))).toEqual({
      ok: false,
      error: { kind: 'noProcedure', game: 1, procedure: 'my-own' },
    })
  })
})

describe('a check', () => {
  test('names the boards that another start was put on', () => {
    const { starts, pgn } = drawn('chess960', 5)
    const games = pgn.split('\n\n[Event').map((text, place) => (place === 0 ? text : `[Event${text}`))
    const fens = pgn.match(/\[FEN .*\]/g)!
    const changed = games.join('\n\n').replace(fens[2]!, fens[3]!)
    expect(unwrap(claim(changed)).others).toEqual([
      { board: 3, variant: 'chess960', found: starts[3]!.number, drawn: starts[2]!.number },
    ])
  })

  test('finds the boards by their numbers in a file in any order', () => {
    const { pgn } = drawn('chess960', 4)
    const games = pgn.trim().split(/\n\n(?=\[Event)/)
    expect(unwrap(claim(games.toReversed().join('\n\n'))).others).toEqual([])
  })

  test('reports that the seed does not match the published commitment', () => {
    const { pgn } = drawn('chess960', 3)
    const other = commitmentOf('another seed')
    expect(unwrap(claim(pgn, '', other.toUpperCase()))).toMatchObject({
      published: other,
      commitment: commitmentOf(SEED),
    })
    expect(unwrap(claim(pgn, 'another seed')).others).toHaveLength(3)
  })

  test.each([
    ['', 'noGames'],
    ['[Event "x"]\n\n*\n', 'noSeed'],
    ['[Event "x"]\n[Seed "a"]\n\n*\n\n[Event "x"]\n[Seed "b"]\n\n*\n', 'severalSeeds'],
    ['[Event "x"]\n[Seed "a"]\n[Variant "Tiddlywinks"]\n\n*\n', 'unreadable'],
  ])('of %j is refused', (pgn, kind) => {
    expect(claim(pgn)).toMatchObject({ ok: false, error: { kind } })
  })
})
