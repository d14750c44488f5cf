import { describe, expect, test } from 'vitest'
import { makeUci } from '@shared/notation/uci'
import { map, unwrap } from '@shared/result'
import type { VariantId } from '@shared/variants'
import { readSan, type SanError } from '../../../../../electron/rules/san/readSan'
import { aPosition } from '../../../../support/aPosition'

const uciOf = (variant: VariantId, fen: string, text: string): string => {
  using position = aPosition(variant, fen)
  return unwrap(map(readSan(position, text), move => makeUci(position.variant, move)))
}

const errorOf = (variant: VariantId, fen: string, text: string): SanError => {
  using position = aPosition(variant, fen)
  const read = readSan(position, text)
  if (read.ok) throw new Error(`${text} is legal in ${fen}`)
  return read.error
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const CASTLES = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
const CRC = 'rbk4r/p2ppppp/2b5/q5N1/1B2p3/8/1PPPPP1P/R4KnR w KQkq - 17 27 K/Kabch'
const CRC_NEXT_TO_BUNKER = 'rk5r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w KQkq - 0 1 K/K'
const CRC_ADJUST = 'brqnb1kr/2pppppp/8/8/1p6/8/PPPPPPPP/RKNBNQR1 w KQkq - 17 37 Kabcdefg/Kabcdegh'
const SWAPS = 'bnkrqnrb/pppppppp/8/8/8/8/PPPPPPPP/BRRQNBKN w - - 0 1 Tt'
const RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'
const LAST_TWO = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'

describe('a legal move', () => {
  test.each<[string, VariantId, string, string, string]>([
    ['as it is written', 'chess', START, 'Nf3', 'g1f3'],
    ['with superfluous marks', 'chess', START, 'Nf3+!?', 'g1f3'],
    ['with its square of origin', 'chess', START, 'Ng1-f3', 'g1f3'],
    ['in UCI', 'chess', START, 'g1f3', 'g1f3'],
    ['as a pawn’s in UCI', 'chess', START, 'e2e4', 'e2e4'],
    ['castling', 'chess', CASTLES, 'O-O-O', 'e1c1'],
    ['castling with zeros', 'chess', CASTLES, '0-0', 'e1g1'],
    ['castling as the king’s move', 'chess', CASTLES, 'Kg1', 'e1g1'],
    ['castling as the king’s move in UCI', 'chess', CASTLES, 'e1c1', 'e1c1'],
    ['castling as the king taking his rook', 'chess', CASTLES, 'e1h1', 'e1g1'],
    ['castling of Chess960 as the king’s move', 'chess960', CASTLES, 'Kc1', 'e1a1'],
    [
      'a king’s step that castling would reach too',
      'chess960',
      '4k3/8/8/8/8/8/8/5K1R w K - 0 1',
      'Kg1',
      'f1g1',
    ],
    ['a push beside a capture in passing', 'chess', '4k3/3p4/8/2PpP3/3P4/8/8/4K3 w - - 0 1', 'c6', 'c5c6'],
    [
      'O-O where it is O-Og',
      'contemporary-random',
      'rk5r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1 K/K',
      'O-O',
      'e1h1',
    ],
    ['castling toward the b-file', 'contemporary-random', CRC, 'O-Ob', 'f1a1'],
    ['a leap', 'contemporary-random', CRC, 'Kf>>b1', 'f1b1'],
    ['a leap of one file as the step it is', 'contemporary-random', CRC_NEXT_TO_BUNKER, 'Kf>>g1', 'f1g1'],
    ['an adjustment', 'contemporary-random', CRC_ADJUST, 'Bd<=>Ne', 'd1e1'],
    ['an adjustment with squares', 'contemporary-random', CRC_ADJUST, 'Bd1<=>Nc1', 'd1c1'],
    ['a transposition', 'transcendental', SWAPS, 'Rb1<=>Kg1', 'b1g1'],
    ['a transposition the other way round', 'transcendental', SWAPS, 'Kg1<=>Rb1', 'b1g1'],
    ['a double placement in any order', 'fischer-benko', LAST_TWO, 'K@f1+Q@g1', 'Q@g1+K@f1'],
    ['a relocation', 'arrangement', RELOCATION, 'K<=>g8', 'e8g8'],
    ['a king that stays', 'arrangement', RELOCATION, 'K=', 'e8e8'],
    ['a king that stays, by its square', 'arrangement', RELOCATION, 'K<=>e8', 'e8e8'],
  ])('is read: %s', (_, variant, fen, text, uci) => {
    expect(uciOf(variant, fen, text)).toBe(uci)
  })
})

describe('any other text', () => {
  test.each<[string, VariantId, string, string, SanError['reason'], string | undefined]>([
    ['no move at all', 'chess', START, 'hello', 'syntax', undefined],
    ['no text', 'chess', START, '', 'syntax', undefined],
    ['an illegal move', 'chess', START, 'Nf4', 'illegal', 'f4'],
    ['a promotion to nothing', 'chess', '8/4P1k1/8/8/8/8/8/4K3 w - - 0 1', 'e8', 'illegal', 'e8=Q'],
    ['two moves at once', 'chess', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'Rd1', 'ambiguous', 'Rad1'],
    ['castling through check', 'chess', '5r2/k7/8/8/8/8/8/4K2R w K - 0 1', 'O-O', 'illegal', undefined],
    ['castling in a variant without castling', 'transcendental', SWAPS, 'O-O', 'noSuchCastling', undefined],
    ['long castling where there is none', 'contemporary-random', CRC, 'O-O-O', 'noSuchCastling', 'O-Ob'],
    [
      'an adjustment with either of two knights',
      'contemporary-random',
      CRC_ADJUST,
      'Bd<=>N',
      'ambiguous',
      'Bd<=>Nc',
    ],
    ['a null move', 'chess', START, '--', 'illegal', undefined],
    ['half of a double placement', 'fischer-benko', LAST_TWO, 'Q@g1', 'illegal', 'Q@g1+K@f1'],
  ])('is refused: %s', (_, variant, fen, text, ...[reason, likeliest]) => {
    const error = errorOf(variant, fen, text)
    expect(error).toMatchObject({ kind: 'san', reason, found: text })
    if (likeliest !== undefined) expect(error.legal[0]).toBe(likeliest)
  })

  test('is refused with the available castlings if it names another one', () => {
    expect(errorOf('contemporary-random', CRC, 'O-O-O').castlings).toEqual([
      { san: 'O-Ob', kingFile: 'b' },
      { san: 'O-Og', kingFile: 'g' },
    ])
    expect(errorOf('transcendental', SWAPS, 'O-O').castlings).toEqual([])
    expect(errorOf('chess', START, 'O-O').castlings).toBeUndefined()
  })

  test('is refused with at most 80 characters of it', () => {
    expect(errorOf('chess', START, 'N'.repeat(1000)).found).toHaveLength(80)
  })
})
