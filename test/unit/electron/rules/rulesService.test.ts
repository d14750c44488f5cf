import { describe, expect, test } from 'vitest'
import type { PositionRequest } from '@shared/ipc/contract'
import { unwrap } from '@shared/result'
import type { VariantId } from '@shared/variants'
import { rulesService } from '../../../../electron/rules/rulesService'
import { loadCore } from '../../../../electron/core/load'

const rules = rulesService(loadCore())

const aRequest = (variant: VariantId, fen: string, options: readonly string[] = []): PositionRequest => ({
  variant,
  fen,
  options,
})

const RANDOM = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
const MATE = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'

describe('the legal moves of a position', () => {
  test('are named in both notations, with the kind', () => {
    const { moves, fen, check, outcome, ways } = unwrap(
      rules['rules:legal'](aRequest('chess', '4k3/8/8/8/8/8/8/4K2R w K - 0 1')),
    )
    expect(moves).toContainEqual({ uci: 'e1g1', san: 'O-O', kind: 'castlingH' })
    expect({ fen, check, outcome, ways }).toEqual({
      fen: '4k3/8/8/8/8/8/8/4K2R w K - 0 1',
      check: false,
      outcome: undefined,
      ways: undefined,
    })
  })

  test('count the completions that each placement leaves', () => {
    const { moves, ways } = unwrap(rules['rules:legal'](aRequest('fischer-benko', RANDOM)))
    const rookToH1 = moves.find(({ uci }) => uci === 'R@h1')
    expect(rookToH1).toMatchObject({ san: 'R@h1', kind: 'placement', ways: 6 })
    expect(moves.every(move => move.ways !== undefined && move.ways > 0)).toBe(true)
    const byRook = moves.filter(({ uci }) => uci.startsWith('R')).reduce((sum, move) => sum + move.ways!, 0)
    expect(ways?.white).toBe(byRook)
  })

  test('are empty when the game is over', () => {
    expect(unwrap(rules['rules:legal'](aRequest('chess', MATE)))).toMatchObject({
      moves: [],
      check: true,
      outcome: { kind: 'checkmate', winner: 'black' },
    })
  })

  test('come with warnings about what was dropped from the FEN', () => {
    const legal = unwrap(rules['rules:legal'](aRequest('chess', '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1')))
    expect(legal.fen).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
    expect(legal.warnings.map(({ field }) => field)).toContain('castling')
  })

  test('obey the options', () => {
    const king = (options: readonly string[]) =>
      unwrap(
        rules['rules:play'](
          aRequest('arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king', options),
          'e8g8',
        ),
      ).fen.split(' ')[2]
    expect([king([]), king(['curtailed'])]).toEqual(['KQkq', 'KQk'])
  })
})

describe('a move', () => {
  test('is returned with the position after it', () => {
    expect(
      unwrap(rules['rules:play'](aRequest('chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'), 'a1a8')),
    ).toEqual({
      uci: 'a1a8',
      san: 'Ra8#',
      kind: 'normal',
      fen: 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 1 1',
      check: true,
      next: {
        fen: 'R5k1/5ppp/8/8/8/8/8/4K3 b - - 1 1',
        moves: [],
        check: true,
        outcome: { kind: 'checkmate', winner: 'white' },
        warnings: [],
      },
    })
  })

  test.each([
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2e4'],
    ['arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king', 'e8g8'],
    ['fischer-benko', RANDOM, undefined],
  ] as const)('of %s describes the next position as a request for it does', (variant, fen, uci) => {
    const { moves } = unwrap(rules['rules:legal'](aRequest(variant, fen)))
    const played = unwrap(rules['rules:play'](aRequest(variant, fen), uci ?? moves[0]!.uci))
    expect(played.next).toEqual(unwrap(rules['rules:legal'](aRequest(variant, played.fen))))
  })

  test('that is illegal is refused', () => {
    expect(rules['rules:play'](aRequest('chess', MATE), 'e2e4')).toEqual({
      ok: false,
      error: { kind: 'illegalMove', uci: 'e2e4', fen: MATE },
    })
  })
})

describe('a line', () => {
  const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

  test('is played move by move, each with the position after it', () => {
    const line = unwrap(rules['rules:line'](aRequest('chess', START), ['f2f3', 'e7e5', 'g2g4', 'd8h4']))
    expect(line.map(({ san }) => san)).toEqual(['f3', 'e5', 'g4', 'Qh4#'])
    expect(line.at(-1)).toMatchObject({
      fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
      check: true,
    })
  })

  test('may have no moves', () => {
    expect(rules['rules:line'](aRequest('chess', START), [])).toEqual({ ok: true, value: [] })
  })

  test('is refused at its first illegal move', () => {
    expect(rules['rules:line'](aRequest('chess', START), ['e2e4', 'e2e4', 'e7e5'])).toEqual({
      ok: false,
      error: {
        kind: 'illegalMove',
        uci: 'e2e4',
        fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
      },
    })
  })
})

test.each([
  ['an unknown system', 'go' as VariantId, MATE, 'unknownVariant'],
  ['a broken FEN', 'chess', 'x', 'fen'],
  ['an impossible position', 'chess', '8/8/8/8/8/8/8/8 w - - 0 1', 'position'],
  ['a broken FEN of a system that the window does not play', 'korean-random', 'rnea1aenr w', 'fen'],
] as const)('%s is an error', (_, variant, fen, kind) => {
  for (const answer of [
    rules['rules:legal'](aRequest(variant, fen)),
    rules['games:create'](aRequest(variant, fen)),
  ])
    expect(answer).toMatchObject({ ok: false, error: { kind } })
})

test('a new game has its tags and no moves', () => {
  const game = unwrap(
    rules['games:create'](
      aRequest('arrangement', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king', ['curtailed']),
    ),
  )
  expect(game.nodes).toHaveLength(1)
  expect(game.nodes[0]).toMatchObject({ kind: 'root', parent: -1, id: '' })
  expect(Object.fromEntries(game.tags.map(({ name, value }) => [name, value]))).toMatchObject({
    White: '?',
    Date: '????.??.??',
    Result: '*',
    Castling: 'curtailed',
    Variant: 'Arrangement Chess',
    SetUp: '1',
  })
})

const KOREAN = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'

test('a game on a larger board begins with its first position in full', () => {
  const request = aRequest('korean-random', KOREAN.replace(' - - 0 1', ''))
  const created = rules['games:create'](request)
  expect(created).toMatchObject({ ok: true, value: { variant: 'korean-random' } })
  const { tags, nodes } = created.ok ? created.value : { tags: [], nodes: [] }
  expect(nodes.map(({ fen }) => fen)).toEqual([KOREAN])
  expect(tags).toContainEqual({ name: 'FEN', value: KOREAN })
})
