import { describe, expect, test } from 'vitest'
import type { CommentRequest } from '@shared/ipc/contract'
import { scanMoves } from '@shared/notation/san/commentMoves'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { readComment } from '../../../../../electron/rules/games/readComment'
import { rulesService } from '../../../../../electron/rules/rulesService'
import { theCore } from '../../../../support/aPosition'

const core = theCore()
const rules = rulesService(core)

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

const after = (fen: string, moves: string, variant: VariantId = 'chess'): readonly string[] => {
  const line = unwrap(rules['rules:line']({ variant, fen, options: [] }, moves.split(' ')))
  return [fen, ...line.map(move => move.fen)]
}

/** The words of `text`, each to be tried on all `positions`, in their order. */
const request = (
  text: string,
  positions: readonly string[],
  more: Partial<CommentRequest> = {},
): CommentRequest => {
  const variant = more.variant ?? 'chess'
  const words = scanMoves(variantById(variant), text).map(({ text: move, number, color, joined, depth }) => ({
    text: move,
    ...(number !== undefined && { number }),
    ...(color && { color }),
    joined,
    depth,
    from: positions.map((_, place) => place),
  }))
  return { variant, options: [], positions, near: [], words, offset: 0, ...more }
}

/** The moves read, each as `word:from<after=san`. */
const read = (...args: Parameters<typeof request>) =>
  readComment(core, request(...args)).map(
    ({ word, from, after: before, move }) =>
      `${word}:${from}${before === undefined ? '' : `<${before}`}=${move.san}`,
  )

const SICILIAN = after(START, 'e2e4 c7c5 g1f3')

describe('the moves of a comment', () => {
  test('continue each other', () => {
    expect(read('better 1...e5 2.Nf3 Nc6 with pressure', [SICILIAN[1]!])).toEqual([
      '0:0=e5',
      '1:0<0=Nf3',
      '2:0<1=Nc6',
    ])
  })

  test('begin at the position of their number', () => {
    expect(read('1.d4 d5', [...SICILIAN].reverse())).toEqual(['0:3=d4', '1:3<0=d5'])
    expect(read('1...e5', [...SICILIAN].reverse())).toEqual(['0:2=e5'])
    expect(read('7...e5', [...SICILIAN].reverse())).toEqual([])
  })

  test('without a number begin in the first position that fits', () => {
    const [before, later] = [SICILIAN[0]!, SICILIAN[2]!]
    expect(read('Nf3', [later, before])).toEqual(['0:0=Nf3'])
    expect(read('Bc4', [later, before])).toEqual(['0:0=Bc4'])
    expect(read('...e5', [later, SICILIAN[1]!])).toEqual(['0:1=e5'])
  })

  test('with a number continue the line written before', () => {
    expect(read('1...e5 2.Nf3 and now 2...Nc6 3.Bb5', [SICILIAN[1]!])).toEqual([
      '0:0=e5',
      '1:0<0=Nf3',
      '2:0<1=Nc6',
      '3:0<2=Bb5',
    ])
  })

  test('that go back are alternatives to the commented move rather than inside the line before', () => {
    const [, afterE4] = SICILIAN
    const game = after(START, 'e2e4 e7e5 g1f3')
    const text = 'Better 1...c5 2.Nf3 d6. After 2...Nc6'
    expect(read(text, [game[3]!, afterE4!], { near: [0] }).at(-1)).toBe('3:0=Nc6')
    expect(read(text, [game[3]!, afterE4!]).at(-1)).toBe('3:1<1=Nc6')
    expect(read('1...c5 2.Nf3 d6 (2...Nc6)', [game[3]!, afterE4!], { near: [0] }).at(-1)).toBe('3:1<1=Nc6')
  })

  test('leave a line in brackets when the bracket closes', () => {
    expect(read('1...e5 (1...e6 2.d4) 2.Nf3', [SICILIAN[1]!])).toEqual([
      '0:0=e5',
      '1:0=e6',
      '2:0<1=d4',
      '3:0<0=Nf3',
    ])
  })

  test('that answer a numbered move are sought only after it', () => {
    expect(read('7. Qe4 e5', [SICILIAN[1]!])).toEqual([])
    expect(read('2. Nf3 Nf3 e5', [SICILIAN[2]!, SICILIAN[1]!])).toEqual(['0:0=Nf3'])
    expect(read('2. Nf3 d6', [SICILIAN[1]!, SICILIAN[2]!])).toEqual(['0:1=Nf3', '1:1<0=d6'])
  })

  test('end at the first illegal or misnumbered one, and the rest is tried separately', () => {
    expect(read('1...e5 2.Ke3 2.Nf3', [SICILIAN[1]!])).toEqual(['0:0=e5', '2:0<0=Nf3'])
    expect(read('1...e5 7.Nf3', [SICILIAN[1]!])).toEqual(['0:0=e5'])
    expect(read('e5 e5', [SICILIAN[1]!])).toEqual(['0:0=e5', '1:0=e5'])
  })

  test('that are ambiguous are ignored', () => {
    expect(read('Nd2', ['4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1'])).toEqual([])
  })

  test('may be numbered from the beginning of the game proper', () => {
    const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9'
    expect(read('1.e4 e5 2.Nf3', [fen])).toEqual([])
    expect(read('1.e4 e5 2.Nf3', [fen], { offset: 8 })).toEqual(['0:0=e4', '1:0<0=e5', '2:0<1=Nf3'])
  })

  test.each([
    ['english-random', '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQ1BNR1/10 w - - 0 1'],
    ['chess', 'not a position'],
    ['chess', '8/8/8/8/8/8/8/8 w - - 0 1'],
  ] as const)('of %s are not found on %s', (variant, fen) => {
    expect(readComment(core, request('e4 Nf3', [fen], { variant }))).toEqual([])
  })

  test('are tried only up to a limit', () => {
    const fens = after(START, 'g1f3 g8f6 f3g1 f6g8')
    const text = 'Nf3 Nf6 Ng1 Ng8 '.repeat(64)
    expect(read(text, fens)).toHaveLength(256)
    expect(read('Kd4 '.repeat(256), fens)).toEqual([])
  })
})

describe('the special moves of a system', () => {
  const play = (variant: VariantId, fen: string, text: string) => read(text, [fen], { variant })

  test.each<[string, VariantId, string, string, readonly string[]]>([
    [
      'placements',
      'fischer-benko',
      '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
      'better 1.R@h1 N@a8',
      ['0:0=R@h1', '1:0<0=N@a8'],
    ],
    [
      'two placements at once',
      'fischer-benko',
      'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4',
      'so K@f1+Q@g1.',
      ['0:0=Q@g1+K@f1'],
    ],
    [
      'a leap',
      'contemporary-random',
      'rbk4r/p2ppppp/2b5/q5N1/1B2p3/8/1PPPPP1P/R4KnR w KQkq - 17 27 K/Kabch',
      '27.Kf>>b1',
      ['0:0=Kf>>b1'],
    ],
    [
      'an adjustment',
      'contemporary-random',
      'brqnb1kr/2pppppp/8/8/1p6/8/PPPPPPPP/RKNBNQR1 w KQkq - 17 37 Kabcdefg/Kabcdegh',
      '(Bd<=>Ne!)',
      ['0:0=Bd<=>Ne'],
    ],
    [
      'a transposition',
      'transcendental',
      'bnkrqnrb/pppppppp/8/8/8/8/PPPPPPPP/BRRQNBKN w - - 0 1 Tt',
      '1.Kg1<=>Rb1 e5',
      ['0:0=Rb1<=>Kg1', '1:0<0=e5'],
    ],
    [
      'a relocation',
      'arrangement',
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king',
      'K<=>g8 or K=',
      ['0:0=K<=>g8', '1:0=K='],
    ],
  ])('are read: %s', (_, variant, fen, text, found) => {
    expect(play(variant, fen, text)).toEqual(found)
  })
})
