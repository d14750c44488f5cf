import { describe, expect, test } from 'vitest'
import { findByUci } from '@shared/notation/uci'
import type { VariantId } from '@shared/variants'
import { legalSans } from '../../../../../electron/rules/san/san'
import { makeSan } from '../../../../support/makeSan'
import { aPosition } from '../../../../support/aPosition'

const sanOf = (variant: VariantId, fen: string, uci: string): string => {
  using position = aPosition(variant, fen)
  const move = findByUci(position.variant, position.legalMoves(), uci)
  if (!move) throw new Error(`${uci} is not legal in ${fen}`)
  return makeSan(position, move)
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const FOUR_KNIGHTS = '4k3/8/8/1N3N2/8/1N6/8/4K3 w - - 0 1'
const CRC_LEAP = 'rbk4r/p2ppppp/2b5/q5N1/1B2p3/8/1PPPPP1P/R4KnR w KQkq - 17 27 K/Kabch'
const CRC_ADJUST = 'brqnb1kr/2pppppp/8/8/1p6/8/PPPPPPPP/RKNBNQR1 w KQkq - 17 37 Kabcdefg/Kabcdegh'
const RELOCATION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king'

describe('a move in SAN', () => {
  test.each<[string, VariantId, string, string, string]>([
    ['a pawn goes', 'chess', START, 'e2e4', 'e4'],
    ['a piece goes', 'chess', START, 'g1f3', 'Nf3'],
    ['a pawn takes', 'chess', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
    ['a pawn takes in passing', 'chess', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6'],
    ['a pawn promotes', 'chess', '8/4P1k1/8/8/8/8/8/4K3 w - - 0 1', 'e7e8n', 'e8=N+'],
    ['a pawn takes and promotes', 'chess', '3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1', 'e7d8q', 'exd8=Q'],
    ['told apart by file', 'chess', FOUR_KNIGHTS, 'f5d4', 'Nfd4'],
    ['told apart by rank', 'chess', '4k3/8/8/1N6/8/1N6/8/4K3 w - - 0 1', 'b5d4', 'N5d4'],
    ['told apart by both', 'chess', FOUR_KNIGHTS, 'b5d4', 'Nb5d4'],
    ['not told apart from a pinned piece', 'chess', '4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1', 'a1c2', 'Nc2'],
    ['castling as in chess', 'chess', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1g1', 'O-O'],
    ['castling with check', 'chess', '3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'O-O-O+'],
    ['mate', 'chess', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8#'],
    [
      'castling beside a king move to the same square',
      'chess960',
      '4k3/8/8/8/8/8/8/5KR1 w K - 0 1',
      'f1g1',
      'O-O',
    ],
    ['castling toward the b-file', 'contemporary-random', CRC_LEAP, 'f1a1', 'O-Ob'],
    ['a leap', 'contemporary-random', CRC_LEAP, 'f1b1', 'Kf>>b1'],
    [
      'an adjustment that needs no file',
      'contemporary-random',
      'nrkb2r1/pppp1ppp/6n1/8/5b2/5B2/PPPPPPPP/1RNQBKRN b KQkq - 0 15 Kbcdefgh/Kabcdg',
      'd8c8',
      'Bd<=>K',
    ],
    ['an adjustment that needs its partner’s file', 'contemporary-random', CRC_ADJUST, 'd1e1', 'Bd<=>Ne'],
    [
      'a transposition, lower file first',
      'transcendental',
      'bnkrqnrb/pppppppp/8/8/8/8/PPPPPPPP/BRRQNBKN w - - 0 1 Tt',
      'b1g1',
      'Rb1<=>Kg1',
    ],
    ['a placement', 'pre-chess', '8/pppppppp/8/8/8/8/PPPPPPPP/8[QRRBBNNKqrrbbnnk] w - - 0 1', 'N@f1', 'N@f1'],
    [
      'a double placement',
      'fischer-benko',
      'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4',
      'K@f1+Q@g1',
      'Q@g1+K@f1',
    ],
    ['a relocation', 'arrangement', RELOCATION, 'e8g8', 'K<=>g8'],
    ['a king that stays', 'arrangement', RELOCATION, 'e8e8', 'K='],
    ['a rook’s quiet step', 'ajax-random', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1b2', 'Rb2'],
    ['castling in Beautiful Chess', 'beautiful', '4k3/8/8/8/8/8/8/R3K2R w HA - 0 1', 'e1h1', 'O-O'],
  ])('%s', (_, variant, fen, uci, san) => {
    expect(sanOf(variant, fen, uci)).toBe(san)
  })

  test('never has a check mark in the setup, even if it attacks the king', () => {
    using position = aPosition('arrangement', RELOCATION)
    expect(legalSans(position)).toEqual(['K<=>b8', 'K<=>c8', 'K<=>d8', 'K=', 'K<=>g8'])
  })
})
