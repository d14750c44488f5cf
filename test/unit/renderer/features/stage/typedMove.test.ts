import { afterEach, describe, expect, test } from 'vitest'
import type { MoveKind } from '@shared/board/move'
import { speak } from '@shared/i18n/spoken'
import type { LegalMove } from '@shared/ipc/contract'
import { capablancaRandom } from '@shared/variants/capablancaRandom'
import { moveTyped, movesMatching, nagBehind } from '../../../../../renderer/features/stage/typedMove'
import { lettering } from '../../../../../renderer/text/lettering'

const move = (uci: string, san: string, kind: MoveKind = 'normal'): LegalMove => ({ uci, san, kind })

const MOVES = [
  move('g1f3', 'Nf3'),
  move('g1h3', 'Nh3'),
  move('b3c4', 'bxc4'),
  move('e2c4', 'Bxc4+'),
  move('e1h1', 'O-O', 'castlingH'),
  move('e1a1', 'O-O-O', 'castlingA'),
  move('a7a8q', 'a8=Q#'),
  move('a7a8n', 'a8=N'),
  move('e8g8', 'K<=>g8', 'relocation'),
  move('f1g1', 'Bf<=>N', 'adjustment'),
  move('f1b1', 'Kf>>b1', 'leap'),
  move('Q@g1+K@f1', 'Q@g1+K@f1', 'placement'),
]

describe('a typed move', () => {
  test.each([
    ['Nf3', 'Nf3'],
    ['Nf3!?', 'Nf3'],
    ['Q@g1+K@f1??', 'Q@g1+K@f1'],
    ['nf3', 'Nf3'],
    ['g1f3', 'Nf3'],
    ['g1-f3', 'Nf3'],
    ['Ng1-f3', 'Nf3'],
    ['Ng1f3', 'Nf3'],
    ['Ngf3', 'Nf3'],
    ['N1f3', 'Nf3'],
    ['Be2xc4', 'Bxc4+'],
    ['b3xc4', 'bxc4'],
    ['b3-c4', 'bxc4'],
    ['a7-a8=Q', 'a8=Q#'],
    ['e8g8', 'K<=>g8'],
    ['bc4', 'bxc4'],
    ['Bc4', 'Bxc4+'],
    ['Bxc4', 'Bxc4+'],
    ['O-O', 'O-O'],
    ['0-0-0', 'O-O-O'],
    ['a8Q', 'a8=Q#'],
    ['a8=n', 'a8=N'],
    ['K<=>g8', 'K<=>g8'],
    ['Kg8', 'K<=>g8'],
    ['bfn', 'Bf<=>N'],
    ['Kfb1', 'Kf>>b1'],
    ['q@g1+k@f1', 'Q@g1+K@f1'],
    [' Nf3 ', 'Nf3'],
  ])('%s is read as %s', (text, san) => {
    expect(moveTyped(MOVES, text)?.san).toBe(san)
  })

  test('is completed when only one move is left', () => {
    expect(moveTyped(MOVES, 'Nh')?.san).toBe('Nh3')
  })

  test.each(['', 'N', 'a8', 'Qd4', 'Nf33'])('is not recognized in %j', text => {
    expect(moveTyped(MOVES, text)).toBeUndefined()
  })
})

test('matching moves narrow down while the user types', () => {
  expect(movesMatching(MOVES, 'N').map(({ san }) => san)).toEqual(['Nf3', 'Nh3'])
  expect(movesMatching(MOVES, 'Nf').map(({ san }) => san)).toEqual(['Nf3'])
  expect(movesMatching(MOVES, 'b').map(({ san }) => san)).toEqual(['bxc4', 'Bxc4+', 'Bf<=>N'])
})

test.each([
  ['Nf3', undefined],
  ['Nf3!', 1],
  ['Nf3?', 2],
  ['Nf3!!', 3],
  ['Nf3??', 4],
  [' Nf3!? ', 5],
  ['Bxc4+?!', 6],
  ['Q@g1+K@f1!', 1],
  ['Nf3!!!', undefined],
  ['', undefined],
])('the typed move %j has the annotation %j', (text, nag) => {
  expect(nagBehind(text)).toBe(nag)
})

describe('a typed move in German, with German and English letters', () => {
  test.each([
    ['Sf3', 'Nf3'],
    ['sf3', 'Nf3'],
    ['Lc4', 'Bxc4+'],
    ['Lxc4', 'Bxc4+'],
    ['Bc4', 'Bxc4+'],
    ['bc4', 'bxc4'],
    ['a8D', 'a8=Q#'],
    ['a8=S', 'a8=N'],
    ['D@g1+K@f1', 'Q@g1+K@f1'],
  ])('%s plays %s', (text, san) => {
    speak(() => 'de')
    expect(moveTyped(MOVES, text)?.san).toBe(san)
    speak(() => 'en')
    expect(moveTyped(MOVES, san)?.san).toBe(san)
  })

  test('is not recognized with German letters in English', () => {
    expect(moveTyped(MOVES, 'Sf3')).toBeUndefined()
  })
})

describe('a typed move in Spanish, where R is the king, not the rook', () => {
  const TWO = [move('h1f1', 'Rf1'), move('e1f1', 'Kf1')]

  afterEach(() => {
    lettering.value = 'letters'
    speak(() => 'en')
  })

  test.each([
    ['Rf1', 'Kf1'],
    ['rf1', 'Kf1'],
    ['Tf1', 'Rf1'],
    ['Kf1', 'Kf1'],
  ])('%s plays %s', (text, san) => {
    speak(() => 'es')
    expect(moveTyped(TWO, text)?.san).toBe(san)
  })

  test('is read with English letters first when they are shown on the screen', () => {
    speak(() => 'es')
    lettering.value = 'english'
    expect(moveTyped(TWO, 'Rf1')?.san).toBe('Rf1')
  })

  test('is read with English letters for an army whose pieces would share a letter', () => {
    speak(() => 'es')
    const moves = [move('c1e3', 'Be3'), move('d1e3', 'Ae3')]
    expect(moveTyped(moves, 'Ae3', capablancaRandom.army)?.san).toBe('Ae3')
  })
})
