import { describe, expect, test } from 'vitest'
import type { Shape } from '@shared/notation/pgn/commands'
import type { PgnComment } from '@shared/notation/pgn/pgn'
import { withDrawn } from '../../../../renderer/edits/drawing'

const brace = (text: string): PgnComment => ({ style: 'brace', text })
const arrow: Shape = { color: 'green', from: 'c2', to: 'c4' }
const circle: Shape = { color: 'red', from: 'e4' }

describe('a shape drawn on a move', () => {
  test.each([
    { name: 'begins a comment', before: [], shape: arrow, after: ['[%cal Gc2c4]'] },
    { name: 'joins the prose', before: ['Good.'], shape: circle, after: ['[%csl Re4] Good.'] },
    {
      name: 'joins its kind, and what cannot be read stays',
      before: ['Good.', '[%cal Zz9,Rd1d8] [%clk 0:01:00]'],
      shape: arrow,
      after: ['Good.', '[%cal Zz9,Rd1d8,Gc2c4] [%clk 0:01:00]'],
    },
    {
      name: 'takes another color',
      before: ['[%cal Rc2c4,Rd1d8]'],
      shape: arrow,
      after: ['[%cal Rd1d8,Gc2c4]'],
    },
    {
      name: 'is wiped when drawn again',
      before: ['[%csl Re4,Ge5] Good.'],
      shape: circle,
      after: ['[%csl Ge5] Good.'],
    },
    {
      name: 'is wiped where it stands among several lists',
      before: ['[%cal Ga1a2] so [%cal Gb1b2,Gc2c4] on'],
      shape: arrow,
      after: ['[%cal Ga1a2] so [%cal Gb1b2] on'],
    },
    {
      name: 'is wiped in its own list, and nothing else changes',
      before: ['one [%cal Ga1a2]', 'two  [%cal Gc2c4]  three'],
      shape: arrow,
      after: ['one [%cal Ga1a2]', 'two   three'],
    },
    { name: 'takes its comment along', before: ['Good.', '[%cal Gc2c4]'], shape: arrow, after: ['Good.'] },
  ] as const)('$name', ({ before, shape, after }) => {
    expect(withDrawn(before.map(brace), shape)).toEqual(after.map(brace))
  })

  test('leaves rest-of-line comments unchanged', () => {
    const rest: PgnComment = { style: 'line', text: 'Good.' }
    expect(withDrawn([rest], arrow)).toEqual([rest, brace('[%cal Gc2c4]')])
  })
})
