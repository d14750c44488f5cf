import { describe, expect, test } from 'vitest'
import { COLORS } from '@shared/board/color'
import { variantById, type VariantId } from '@shared/variants'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'
import { rightRows } from '../../../../../renderer/features/editor/rightRows'

/** Rows such as `Castling: O-O* h1 | O-O`, with an asterisk for each right held. */
const rowsOf = (id: VariantId, fen: string): readonly string[] =>
  rightRows(variantById(id), shownSetup(variantById(id), fen)).map(({ name, toggles }) => {
    const sides = COLORS.map(color =>
      toggles[color].map(({ label, held }) => `${label}${held ? '*' : ''}`).join(', '),
    )
    return `${name}: ${sides.join(' | ')}`
  })

describe('the offered rights', () => {
  test.each<[VariantId, string, readonly string[]]>([
    ['chess', 'r3k2r/8/8/8/8/8/8/R3K1R1 w Qk - 0 1', ['Castling: O-O-O* | O-O-O, O-O*']],
    ['chess960', 'r2k4/8/8/8/8/8/8/RR1K3R w BK - 0 1', ['Castling: O-O-O a1, O-O-O b1*, O-O h1* | O-O-O a8']],
    [
      'contemporary-random',
      'nqbrbkrn/8/8/8/8/8/8/NRKBRBQN w Kq - 0 1 Kabcdefgh/-',
      [
        'Castling: O-Ob b1, O-Og e1* | O-Ob d8*, O-Og g8',
        'Bunker leap: Leap b, g* | Leap b, g',
        'Adjustment: Adjust* | Adjust',
        'Unmoved: a*, b*, c*, d*, e*, f*, g*, h* | ',
      ],
    ],
    ['transcendental', 'rn2k3/8/8/8/8/8/8/4K3 w - - 0 1 t', ['First move:  | Transpose*']],
    ['half-random-transcendental', 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1', []],
    ['fischer-benko', '2b2br1/8/8/8/8/8/8/1BB1R3[QRNNKqrnnk] w - - 0 1', ['Castling:  | ']],
  ])('match in %s at %s', (id, fen, rows) => {
    expect(rowsOf(id, fen)).toEqual(rows)
  })

  test('carry the edit that a click makes', () => {
    const [castling] = rightRows(
      variantById('chess960'),
      shownSetup(variantById('chess960'), '3k4/8/8/8/8/8/8/RR1K3R w B - 0 1'),
    )
    expect(castling!.toggles.white.map(({ edit }) => edit)).toEqual([
      { kind: 'castling', color: 'white', side: 'aSide', rook: 0 },
      { kind: 'castling', color: 'white', side: 'aSide', rook: undefined },
      { kind: 'castling', color: 'white', side: 'hSide', rook: 7 },
    ])
    expect(castling!.toggles.white[0]!.hint).toBe('White: king to c1, rook from a1 to d1')
  })
})
