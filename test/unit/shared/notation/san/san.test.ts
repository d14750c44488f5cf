import { describe, expect, test } from 'vitest'
import { parseSquare } from '@shared/board/square'
import { parseSan, type SanMove } from '@shared/notation/san/san'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'

const read = (text: string, id: VariantId = 'chess') => unwrap(parseSan(variantById(id), text))
const to = (name: string) => parseSquare(name)!
const at = (name: string) => ({ file: 'abcdefgh'.indexOf(name[0]!), rank: Number(name[1]) - 1 })

const board = (role: string, target: string, more: object = {}) =>
  ({ kind: 'board', role, origin: {}, to: to(target), capture: false, ...more }) as SanMove

describe('moves on the board', () => {
  test.each<[string, SanMove]>([
    ['e4', board('pawn', 'e4')],
    ['a1', board('pawn', 'a1')],
    ['exd5', board('pawn', 'd5', { origin: { file: 4 }, capture: true })],
    ['ed5', board('pawn', 'd5', { origin: { file: 4 } })],
    ['bxc3', board('pawn', 'c3', { origin: { file: 1 }, capture: true })],
    ['Bxc3', board('bishop', 'c3', { capture: true })],
    ['Bc3', board('bishop', 'c3')],
    ['bc3', board('pawn', 'c3', { origin: { file: 1 } })],
    ['Nbd2', board('knight', 'd2', { origin: { file: 1 } })],
    ['N1d2', board('knight', 'd2', { origin: { rank: 0 } })],
    ['Nb1xd2', board('knight', 'd2', { origin: at('b1'), capture: true })],
    ['Ng1-f3', board('knight', 'f3', { origin: at('g1') })],
    ['e2e4', board('pawn', 'e4', { origin: at('e2') })],
    ['Pe4', board('pawn', 'e4')],
    ['e8=Q', board('pawn', 'e8', { promotion: 'queen' })],
    ['e8Q', board('pawn', 'e8', { promotion: 'queen' })],
    ['e8(Q)', board('pawn', 'e8', { promotion: 'queen' })],
    ['e8/n', board('pawn', 'e8', { promotion: 'knight' })],
    ['bxa8=B#', board('pawn', 'a8', { origin: { file: 1 }, capture: true, promotion: 'bishop' })],
    ['e7e8q', board('pawn', 'e8', { origin: at('e7'), promotion: 'queen' })],
  ])('are read from %s', (text, move) => {
    expect(read(text)).toEqual(move)
  })

  test.each(['Nf3+', 'Nf3#', 'Nf3!?', 'Nf3++', ' Nf3 ', 'Nf3+!!', '♘f3', '♞f3', '♘\uFE0Ef3', 'N-f3'])(
    '%j is read as Nf3',
    text => {
      expect(read(text)).toEqual(board('knight', 'f3'))
    },
  )

  test.each(['exd6', 'exd6e.p.', 'exd6 e.p.', 'exd6ep', 'exd6 e.p.+', 'e×d6', 'e:d6'])(
    '%j captures',
    text => {
      expect(read(text)).toEqual(board('pawn', 'd6', { origin: { file: 4 }, capture: true }))
    },
  )

  test('have the ranks and piece letters of their system', () => {
    expect(read('Rb10', 'english-random')).toMatchObject({ role: 'rook', to: 91 })
    expect(read('R1b10', 'english-random')).toMatchObject({ origin: { rank: 0 }, to: 91 })
    expect(read('b10=Q', 'english-random')).toMatchObject({ promotion: 'queen', to: 91 })
    expect(read('Aj8', 'capablanca-random')).toMatchObject({ role: 'archbishop', to: 79 })
    expect(read('axb8=C', 'capablanca-random')).toMatchObject({ promotion: 'chancellor' })
    expect(parseSan(variantById('chess'), 'Ac3').ok).toBe(false)
  })
})

describe('castling', () => {
  test.each([
    ['O-O', 'O-O'],
    ['0-0', 'O-O'],
    ['O-O-O+', 'O-O-O'],
    ['0-0-0#', 'O-O-O'],
    ['o-o', 'O-O'],
    ['O–O', 'O-O'],
    ['O-Ob', 'O-Ob'],
    ['O-Og+', 'O-Og'],
    ['0-0i', 'O-Oi'],
  ])('%s is read as %s', (text, san) => {
    expect(read(text)).toEqual({ kind: 'castling', san })
  })
})

describe('moves beyond ordinary chess', () => {
  test.each<[string, SanMove]>([
    ['N@c1', { kind: 'placement', placements: [{ role: 'knight', to: to('c1') }] }],
    [
      'K@f1+Q@g1',
      {
        kind: 'placement',
        placements: [
          { role: 'queen', to: to('g1') },
          { role: 'king', to: to('f1') },
        ],
      },
    ],
    ['Kc>>g1', { kind: 'leap', origin: { file: 2 }, to: to('g1') }],
    ['Kc1>>g1+', { kind: 'leap', origin: at('c1'), to: to('g1') }],
    ['K>>b8', { kind: 'leap', origin: {}, to: to('b8') }],
    ['Bf<=>N', { kind: 'exchange', first: { role: 'bishop', file: 5 }, second: { role: 'knight' } }],
    [
      'Bd<=>Ne#',
      { kind: 'exchange', first: { role: 'bishop', file: 3 }, second: { role: 'knight', file: 4 } },
    ],
    [
      'Bf1<=>Ng1',
      { kind: 'exchange', first: { role: 'bishop', ...at('f1') }, second: { role: 'knight', ...at('g1') } },
    ],
    ['K<=>g8', { kind: 'relocation', role: 'king', to: to('g8') }],
    ['Q<=>b1', { kind: 'relocation', role: 'queen', to: to('b1') }],
    ['K=', { kind: 'relocation', role: 'king' }],
    ['Q=', { kind: 'relocation', role: 'queen' }],
    ['--', { kind: 'null' }],
    ['Z0', { kind: 'null' }],
    ['@@@@', { kind: 'null' }],
    ['0000', { kind: 'null' }],
  ])('are read from %s', (text, move) => {
    expect(read(text)).toEqual(move)
  })
})

test.each([
  '',
  ' ',
  'e',
  'e9',
  'i4',
  'Xe4',
  'Nf',
  'Ne4=Q',
  'e8=',
  'e8=K2',
  'R=',
  'N<=>g1',
  'Nc>>g1',
  'K<=>',
  'O-',
  'O-O-O-O',
  'and',
  '1-0',
  'x'.repeat(41),
])('%j is not a move', text => {
  const result = parseSan(variantById('chess'), text)
  expect(result).toEqual({ ok: false, error: { kind: 'sanSyntax', found: text } })
})
