import { describe, expect, test } from 'vitest'
import { MAX_SCAN_LENGTH, MAX_MOVE_WORDS, scanMoves } from '@shared/notation/san/commentMoves'
import { variantById } from '@shared/variants'

const CHESS = variantById('chess')

/** Words like `12b Nd7` (number, side, move), after `+` if joined to the previous word and `(` for each level of depth. */
const scanned = (text: string) =>
  scanMoves(CHESS, text).map(({ text: move, number, color, joined, depth }) => {
    const label = `${number ?? ''}${color === undefined ? '' : color[0]}`
    return `${'('.repeat(depth)}${joined ? '+' : ''}${label === '' ? '' : `${label} `}${move}`
  })

describe('moves in prose', () => {
  test.each([
    ['better 12...Nd7 13.Qe2 with pressure', ['12b Nd7', '+13w Qe2']],
    ['12... Nd7 13. Qe2', ['12b Nd7', '+13w Qe2']],
    ['12. ... Nd7', ['12b Nd7']],
    ['12…Nd7 or 12.…Be7', ['12b Nd7', '12b Be7']],
    ['12 Nd7 e5', ['12 Nd7', '+e5']],
    ['a single Nf3!', ['Nf3!']],
    ['("Nf3") and «Nc3», then…', ['(Nf3', 'Nc3']],
    ['...Nd7 and …Be7', ['b Nd7', 'b Be7']],
    ['1.e4,e5;Nf3', ['1w e4', 'e5', 'Nf3']],
    ['12.Qe2± 12.Qe3+- 12.Qxe7+. 12.e8(Q).', ['12w Qe2', '12w Qe3', '12w Qxe7+', '12w e8(Q)']],
    ['Nd7 (13.Qe2 (13.Qd3) 13...Be7) 13.h3', ['Nd7', '(13w Qe2', '((13w Qd3', '(13b Be7', '13w h3']],
    ['O-O, 0-0-0 and o-o', ['O-O', '0-0-0', 'o-o']],
    ['♘f3 ♞f6', ['♘f3', '+♞f6']],
    [
      '5.Q@g1+K@f1 B@e8 Kf>>g1 Bf<=>N Nb1<=>Qg1 K<=>g8 Q=',
      '5w Q@g1+K@f1|+B@e8|+Kf>>g1|+Bf<=>N|+Nb1<=>Qg1|+K<=>g8|+Q='.split('|'),
    ],
  ])('are found in %j', (text, found) => {
    expect(scanned(text)).toEqual(found)
  })

  test.each([
    'Elo 2550, 1-0 in 1985, 3.5 points',
    'A weak square on e5, and d4 is the pawn’s',
    'The squares c5, d4 and e5 are White’s; the e5 pawn, the e4-square',
    'Be careful! Bad is bad. No, not -- nor 12. alone.',
    'https://example.org/e4 and Nf3-based play',
    '<img src=x onerror="alert(1)">',
    '12.',
    '...',
    '',
  ])('are not found in %j', text => {
    expect(scanned(text)).toEqual([])
  })

  test('may be pawn moves, unless the words around a square call it a place', () => {
    expect(scanned('better e4, worse is d4; 12...e5 on e4!')).toEqual(['e4', 'd4', '12b e5', 'e4!'])
  })

  test.each([
    ['better 12...Nd7!, then', '12...Nd7!'],
    ['(12. ... Nd7).', '12. ... Nd7'],
    ['so «Nf3».', 'Nf3'],
  ])('are located exactly in %j', (text, shown) => {
    const [word] = scanMoves(CHESS, text)
    expect(text.slice(word!.start, word!.end)).toBe(shown)
  })

  test('on large boards are read with their own army and size', () => {
    expect(scanMoves(variantById('capablanca-random'), 'Aj3 Cb10 Cb8').map(({ text }) => text)).toEqual([
      'Aj3',
      'Cb8',
    ])
  })
})

describe('a comment of any length', () => {
  test('is scanned up to a limit', () => {
    expect(scanMoves(CHESS, 'Nf3 '.repeat(100_000))).toHaveLength(MAX_MOVE_WORDS)
    expect(scanMoves(CHESS, `${'x '.repeat(MAX_SCAN_LENGTH)}Nf3`)).toEqual([])
  })

  test.each(['(', '.', '12.', ')', '-', '1.(', 'a1', '…'])('is scanned quickly if it is full of %j', sign => {
    expect(scanMoves(CHESS, sign.repeat(100_000))).toEqual([])
    const words = scanMoves(CHESS, `${sign} `.repeat(100_000))
    expect(words).toHaveLength(sign === 'a1' ? MAX_MOVE_WORDS : 0)
  })
})
