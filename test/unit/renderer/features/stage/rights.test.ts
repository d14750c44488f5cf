import { describe, expect, test } from 'vitest'
import type { Color } from '@shared/board/color'
import type { LegalMove } from '@shared/ipc/contract'
import { variantById, type VariantId } from '@shared/variants'
import { relocationChips, rightsOf } from '../../../../../renderer/features/stage/rights'
import { shownSetup } from '../../../../../renderer/board/setup/shownSetup'

const chips = (id: VariantId, fen: string, color: Color, moves: readonly LegalMove[] = [], check = false) => {
  const variant = variantById(id)
  return rightsOf(color, { variant, setup: shownSetup(variant, fen), moves, check })
}

describe('castling chips', () => {
  const fen = '1rk4r/1pp3p1/b1P4p/1P6/P3NN2/np3P2/6P1/2K2R2 b Kkq - 9 15'

  test('name the castlings and strike out lost rights', () => {
    expect(chips('double-chess960', fen, 'black').map(({ label, state }) => [label, state])).toEqual([
      ['O-O-O', 'held'],
      ['O-O', 'held'],
    ])
    expect(chips('double-chess960', fen, 'white').map(({ state }) => state)).toEqual(['gone', 'held'])
  })

  test('disappear when castling is no longer possible', () => {
    expect(chips('chess', 'rnbq1bnr/ppppkppp/8/4p3/4P3/8/PPPPKPPP/RNBQ1BNR w - - 2 3', 'white')).toEqual([])
  })

  test('mark the squares on the paths of king and rook', () => {
    expect(chips('double-chess960', fen, 'black')[1]?.squares).toEqual(['c8', 'd8', 'e8', 'f8', 'g8', 'h8'])
  })

  test('do not call a castling lost that never existed', () => {
    const start = 'nqrbbrkn/pppppppp/8/8/8/8/PPPPPPPP/NBKRRQBN w Efc - 0 1'
    const [aSide] = chips('beautiful', start, 'white')
    expect(aSide?.hint).toBe(
      'O-O-O would change nothing here, or no more than an ordinary move does, so it does not exist',
    )
  })

  test('do not call a castling of English Random lost if the king never stood at home', () => {
    const start = '10/1brnbkqnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1BQKNRNRB1/10 w k - 0 1'
    const [aSide] = chips('english-random', start, 'white')
    expect([aSide?.state, aSide?.hint]).toEqual(['gone', 'There is no right to O-O-O'])
  })

  test('carry the legal move', () => {
    const castles: LegalMove = { uci: 'c8h8', san: 'O-O', kind: 'castlingH' }
    const [aSide, hSide] = chips('double-chess960', fen, 'black', [castles])
    expect(aSide?.moves).toEqual([])
    expect(hSide?.moves).toEqual([castles])
  })

  test.each([
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'white', false, 'f1 is occupied'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'black', false, 'it is White’s turn'],
    ['r3k2r/8/8/4Q3/8/8/8/R3K2R b KQkq - 0 1', 'black', true, 'the king is in check'],
    ['r3k2r/8/8/5Q2/8/8/8/R3K2R b KQkq - 0 1', 'black', false, 'a square on the king’s path is attacked'],
  ] as const)('say why castling is not possible now: %s for %s', (position, color, check, reason) => {
    expect(chips('chess', position, color, [], check)[1]?.hint).toContain(reason)
  })
})

test('a general in check may not pass', () => {
  const fen = '9/4k4/9/9/4r4/9/9/9/4K4/9 w - - 0 1'
  const pass = chips('korean-random', fen, 'white', [], true).find(({ id }) => id === 'pass')
  expect(pass?.hint).toContain('the general is in check')
})

describe('chips of other rights', () => {
  test('name the leap targets and the bishops that may be adjusted', () => {
    const fen = 'brqnb1kr/2pppppp/8/8/1p6/8/PPPPPPPP/RKNBNQR1 w KQkq - 17 37 Kabcdefg/Kabcdegh'
    expect(chips('contemporary-random', fen, 'white').map(({ label }) => label)).toEqual([
      'O-Ob b/c',
      'O-Og g/f',
      'Leap b, g',
      'Adjust Bd1',
    ])
    expect(chips('contemporary-random', fen, 'black').at(-1)?.label).toBe('Adjust Ba8, Be8')
  })

  const struck = (id: VariantId, fen: string, color: Color) =>
    chips(id, fen, color).map(({ label, state }) => (state === 'gone' ? `-${label}-` : label))

  test('are struck out once lost, as long as the other side has them', () => {
    const placement = 'brqnb1kr/2pppppp/8/8/1p6/8/PPPPPPPP/RKNBNQR1 w - - 17 37'
    const white = 'contemporary-random'
    expect(struck(white, `${placement} K/-`, 'white')).toEqual(['Leap b, g'])
    expect(struck(white, `${placement} K/-`, 'black')).toEqual(['-Leap b, g-'])
    expect(struck(white, `${placement} bcde/-`, 'white')).toEqual(['Adjust Bd1'])
    expect(struck(white, `${placement} bcde/-`, 'black')).toEqual(['-Adjust bishop-'])
    expect(struck(white, `${placement} -/-`, 'white')).toEqual([])
    const begun = 'bnkrqnrb/pppppppp/8/8/8/8/PPPPPPPP/BRRQNBKN b - - 0 1'
    expect(struck('transcendental', `${begun} t`, 'white')).toEqual(['-Transpose-'])
    expect(struck('transcendental', `${begun} t`, 'black')).toEqual(['Transpose'])
    expect(struck('transcendental', `${begun} -`, 'black')).toEqual([])
  })

  test('offer nothing once they are lost', () => {
    const fen = 'bnkrqnrb/pppppppp/8/8/8/8/PPPPPPPP/BRRQNBKN b - - 0 1 t'
    expect(chips('transcendental', fen, 'white')).toEqual([
      {
        id: 'transposition',
        label: 'Transpose',
        state: 'gone',
        moves: [],
        squares: [],
        hint: 'Pieces can no longer be exchanged: the first move is over',
      },
    ])
  })

  test('mark a transposition as now or never for the side to move', () => {
    const fen = 'bnkrqnrb/pppppppp/8/8/8/8/PPPPPPPP/BRRQNBKN w - - 0 1 Tt'
    expect(chips('transcendental', fen, 'white')).toMatchObject([{ label: 'Transpose', state: 'now' }])
    expect(chips('transcendental', fen, 'black')).toMatchObject([{ label: 'Transpose', state: 'held' }])
  })

  test('are empty when the variant has no rights', () => {
    expect(chips('half-random-transcendental', '1k6/8/8/8/8/8/8/R5K1 b - - 3 31', 'white')).toEqual([])
  })
})

test.each([
  ['b KQkq - 0 1 king', ['King to relocate', 'held'], ['King to relocate', 'now']],
  ['w KQkq - 0 2 king', ['King to relocate', 'now'], ['Queen to relocate', 'held']],
  ['b KQkq - 0 2 queen', ['Queen to relocate', 'held'], ['Queen to relocate', 'now']],
] as const)('relocation chips name the piece that each side is to relocate: %s', (fields, white, black) => {
  const variant = variantById('arrangement')
  const setup = shownSetup(variant, `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ${fields}`)
  const chip = (color: Color) => relocationChips(color, { variant, setup, moves: [], check: false })
  expect(chip('white').map(({ label, state }) => [label, state])).toEqual([white])
  expect(chip('black').map(({ label, state }) => [label, state])).toEqual([black])
})

describe('facing generals', () => {
  test.each([
    ['3k5/9/9/9/9/9/9/9/9/3K5 w - - 0 1', 'white', ['d1', 'd10']],
    ['3k5/9/9/9/9/9/9/9/9/3K5 w - - 0 1', 'black', undefined],
    ['3k5/9/9/9/3P5/9/9/9/9/3K5 w - - 0 1', 'white', undefined],
    ['4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1', 'white', undefined],
  ] as const)('in %s are shown to %s', (fen, color, squares) => {
    const chip = chips('korean-random', fen, color).find(({ id }) => id === 'facing')
    expect(chip?.squares).toEqual(squares)
  })

  test('are not shown in chess', () => {
    expect(chips('chess', '3k4/8/8/8/8/8/8/3K4 w - - 0 1', 'white')).toEqual([])
  })
})
