import { describe, expect, test } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import { parseGame } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import type { VariantId } from '@shared/variants'
import { writeGame } from '@shared/tree/gamePgn'
import { readGame } from '../../../../../electron/rules/games/gameReader'
import { readSan } from '../../../../../electron/rules/san/readSan'
import { writtenMoves } from '../../../../../electron/rules/san/san'
import { aPosition, theCore } from '../../../../support/aPosition'
import { faultsOf } from '../../../../support/faultsOf'

const KOREAN = 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'

/** The SAN of a legal move, and the FEN after it. */
const played = (variant: VariantId, fen: string, uci: string): readonly [san: string, after: string] => {
  using position = aPosition(variant, fen)
  const found = writtenMoves(position).find(({ move }) => makeUci(position.variant, move) === uci)
  expect(found, `${uci} in ${fen}`).toBeDefined()
  position.play(found!.move)
  return [found!.san, position.fen()]
}

test.each<[VariantId, string, string, string, string]>([
  // Castling, with the squares of each system.
  ['capablanca-random', 'r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1', 'f1a1', 'O-O-O', 'r4k3r/10/10/10/10/10/10/2KR5R b kq - 1 1'],
  ['capablanca-random', 'r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1', 'f1j1', 'O-O', 'r4k3r/10/10/10/10/10/10/R6RK1 b kq - 1 1'],
  ['modern-capablanca-random', 'r4k3r/10/10/10/10/10/10/R4K3R b KQkq - 0 1 -/-', 'f8a8', 'O-Ob', '1kr6r/10/10/10/10/10/10/R4K3R w KQ - 1 2 -/-'],
  ['modern-capablanca-random', 'r4k3r/10/10/10/10/10/10/R4K3R b KQkq - 0 1 -/-', 'f8j8', 'O-Oi', 'r6rk1/10/10/10/10/10/10/R4K3R w KQ - 1 2 -/-'],
  ['modern-random', 'r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 -/-', 'e1a1', 'O-Oc', 'r3k3r/9/9/9/9/9/9/9/2KR4R b kq - 1 1 -/-'],
  ['modern-random', 'r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 -/-', 'e1i1', 'O-Og', 'r3k3r/9/9/9/9/9/9/9/R4RK2 b kq - 1 1 -/-'],
  ['english-random', '10/1r3k2r1/10/10/10/10/10/10/1R3K2R1/10 b KQkq - 0 1', 'f9b9', 'O-O-O', '10/3kr3r1/10/10/10/10/10/10/1R3K2R1/10 w KQ - 1 2'],
  ['english-random', '10/1r3k2r1/10/10/10/10/10/10/1R3K2R1/10 b KQkq - 0 1', 'f9i9', 'O-O', '10/1r4rk2/10/10/10/10/10/10/1R3K2R1/10 w KQ - 1 2'],
  // Tenth ranks and files, promotions, captures in passing.
  ['english-random', '10/5k4/10/10/10/10/10/10/R4K4/10 w - - 0 1', 'a2a10', 'Ra10', 'R9/5k4/10/10/10/10/10/10/5K4/10 b - - 1 1'],
  ['english-random', '1n8/2P2k4/10/10/10/10/10/10/5K4/10 w - - 3 1', 'c9b10n', 'cxb10=N', '1N8/5k4/10/10/10/10/10/10/5K4/10 b - - 0 1'],
  ['english-random', '10/5k4/10/10/10/1p8/10/2P7/5K4/10 w - - 0 1', 'c3c5', 'c5', '10/5k4/10/10/10/1pP7/10/10/5K4/10 b - c4 0 1'],
  ['english-random', '10/5k4/10/10/10/1pP7/10/10/5K4/10 b - c4 0 1', 'b5c4', 'bxc4', '10/5k4/10/10/10/10/2p7/10/5K4/10 w - - 0 2'],
  ['capablanca-random', '5k4/9P/10/10/10/10/10/5K4 w - - 0 1', 'j7j8c', 'j8=C+', '5k3C/10/10/10/10/10/10/5K4 b - - 0 1'],
  ['capablanca-random', '5k4/A8P/10/10/10/10/10/5K4 w - - 0 1', 'j7j8a', 'j8=A', '5k3A/A9/10/10/10/10/10/5K4 b - - 0 1'],
  ['capablanca-random', 'k9/10/10/2A3A3/10/10/10/5K4 w - - 0 1', 'c5e4', 'Ace4+', 'k9/10/10/6A3/4A5/10/10/5K4 b - - 1 1'],
  ['modern-random', '4k4/9/9/9/9/9/9/9/M3K4 w - - 0 1 -/-', 'a1i9', 'Mi9', '4k3M/9/9/9/9/9/9/9/4K4 b - - 1 1 -/-'],
  // Adjustments.
  ['modern-random', 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1', 'c1d1', 'Bc<=>M', 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNMBKQBNR b KQkq - 1 1 -/abcdefghi'],
  ['modern-random', 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1', 'b2b4', 'b4', 'rnbqkmbnr/ppppppppp/9/9/9/1P7/9/P1PPPPPPP/RNBMKQBNR b KQkq - 0 1 abcdefghi/abcdefghi'],
  // Janggi.
  ['korean-random', KOREAN, 'e2e2', '--', KOREAN.replace(' w - - 0 1', ' b - - 1 1')],
  ['korean-random', KOREAN, 'a4b4', 'ab4', 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/1PP1P1P1P/1C5C1/4K4/RNEA1AENR b - - 0 1'],
  ['korean-random', KOREAN, 'a4a5', 'a5', 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/P8/2P1P1P1P/1C5C1/4K4/RNEA1AENR b - - 0 1'],
  ['korean-random', '9/3k5/9/9/9/9/9/9/4K4/R8 w - - 0 1', 'a1a10', 'Ra10', 'R8/3k5/9/9/9/9/9/9/4K4/9 b - - 1 1'],
  ['korean-random', '5k3/9/3PrP3/9/9/9/9/9/3K5/9 w - - 0 1', 'd8e8', 'dxe8', '5k3/9/4PP3/9/9/9/9/9/3K5/9 b - - 0 1'],
])('in %s, %s: %s is %s', (variant, fen, uci, san, after) => {
  expect(played(variant, fen, uci)).toEqual([san, after])
}) // prettier-ignore

describe('a move read on a larger board', () => {
  test.each<[VariantId, string, string, string]>([
    ['korean-random', KOREAN, '--', 'e2e2'],
    ['korean-random', KOREAN, '0000', 'e2e2'],
    ['korean-random', KOREAN, 'e2e2', 'e2e2'],
    ['korean-random', KOREAN, 'Nb1-c3', 'b1c3'],
    ['korean-random', KOREAN, 'a4-a5', 'a4a5'],
    ['modern-capablanca-random', 'r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1 -/-', '0-0i', 'f1j1'],
    ['modern-capablanca-random', 'r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1 -/-', 'O-O', 'f1j1'],
    ['modern-random', 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1', 'Bc1<=>Md1', 'c1d1'],
    ['modern-random', 'r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 -/-', 'O-O-O', 'e1a1'],
    ['capablanca-random', '5k4/9P/10/10/10/10/10/5K4 w - - 0 1', 'j8(C)', 'j7j8c'],
    ['english-random', '10/5k4/10/10/10/10/10/10/R4K4/10 w - - 0 1', 'Ra2xa10+', 'a2a10'],
  ])('in %s, %s: %s', (variant, fen, text, uci) => {
    using position = aPosition(variant, fen)
    expect(makeUci(position.variant, unwrap(readSan(position, text)))).toBe(uci)
  })

  test('names the available castlings if it is one that does not exist', () => {
    using position = aPosition('modern-random', 'r3k3r/9/9/9/9/9/9/9/R3K3R w KQkq - 0 1 -/-')
    expect(readSan(position, 'O-Ob')).toMatchObject({
      ok: false,
      error: { reason: 'noSuchCastling', castlings: [{ san: 'O-Oc' }, { san: 'O-Og' }] },
    })
  })

  test('cannot be a pass in check, nor in systems without passing', () => {
    using checked = aPosition('korean-random', '9/3k5/9/9/9/9/9/9/4K4/3R5 b - - 0 1')
    expect(checked.inCheck()).toBe(true)
    expect(writtenMoves(checked).map(({ san }) => san)).not.toContain('--')
    using english = aPosition('english-random', '10/5k4/10/10/10/10/10/10/R4K4/10 w - - 0 1')
    expect(readSan(english, '--')).toMatchObject({ ok: false, error: { reason: 'illegal' } })
  })
})

const pgnOf = (variant: string, fen: string, moves: string) =>
  `[Variant "${variant}"]\n[SetUp "1"]\n[FEN "${fen}"]\n[Result "*"]\n\n${moves} *\n`

describe('games', () => {
  test.each([
    ['Caparandom', 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1', '1. Nb1-c3 j6 2. Ab3 Nc6', '1. Nc3 j6 2. Ab3 Nc6'],
    ['Janggi', KOREAN.replaceAll('E', 'B').replaceAll('e', 'b'), '1. Na3 ( 1. -- -- ) 1... -- 2. a5', '1. Na3 (1. -- --) 1... -- 2. a5'],
    ['janggi', KOREAN, '1. -- -- 2. Ra3', '1. -- -- 2. Ra3'],
    ['modern', 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1', '1. Bc<=>M Bg<=>M', '1. Bc<=>M Bg<=>M'],
  ])('of %s are read and written', (variant, fen, text, written) => {
    const pgn = pgnOf(variant, fen, text)
    const game = unwrap(readGame(theCore(), parseGame(pgn), pgn))
    expect(faultsOf(game.root)).toEqual([])
    const again = writeGame(game)
    expect(again).toContain(written)
    expect(unwrap(readGame(theCore(), parseGame(again), again))).toEqual(game)
  }) // prettier-ignore
})
