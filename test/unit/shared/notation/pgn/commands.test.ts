import { describe, expect, test } from 'vitest'
import {
  commandIn,
  makeComment,
  makeEvaluation,
  makeShape,
  parseComment,
  parseEvaluation,
  parseShapes,
  withCommand,
} from '@shared/notation/pgn/commands'

describe('a comment', () => {
  test('is split into prose and commands', () => {
    expect(parseComment('[%eval 0.35] good [%clk 1:00:00][%x]')).toEqual([
      { kind: 'command', written: '[%eval 0.35]', name: 'eval', argument: '0.35' },
      { kind: 'prose', written: ' good ' },
      { kind: 'command', written: '[%clk 1:00:00]', name: 'clk', argument: '1:00:00' },
      { kind: 'command', written: '[%x]', name: 'x', argument: '' },
    ])
  })

  test.each(['', 'prose', ' [%eval  0.3 ] ', '[%', '[%eval', '[%eval [x]]', '[% eval]', 'a [%x\ny] b'])(
    '%j is joined again unchanged',
    text => {
      expect(makeComment(parseComment(text))).toBe(text)
    },
  )

  test('is split quickly even if it begins many commands', () => {
    expect(parseComment('[%a '.repeat(500_000))).toHaveLength(1)
  })

  test.each([
    ['prose', 'eval', '1', '[%eval 1] prose'],
    ['', 'eval', '1', '[%eval 1]'],
    ['a [%eval 0] b', 'eval', '1', 'a [%eval 1] b'],
    ['a [%eval 0] b', 'eval', undefined, 'a b'],
    ['[%eval 0] b', 'eval', undefined, 'b'],
    ['b', 'eval', undefined, 'b'],
    ['b', 'mark', '', '[%mark] b'],
  ])('%j with %s %j becomes %j', (text, name, argument, expected) => {
    expect(withCommand(text, name, argument)).toBe(expected)
    expect(commandIn(expected, name)).toBe(argument)
  })
})

describe('shapes', () => {
  const shapes = [
    { color: 'yellow', from: 'd4' },
    { color: 'green', from: 'c2', to: 'c4' },
    { color: 'red', from: 'a10', to: 'j10' },
  ] as const

  test('are read and written', () => {
    expect(shapes.map(makeShape)).toEqual(['Yd4', 'Gc2c4', 'Ra10j10'])
    expect(parseShapes('[%csl Yd4] [%cal Gc2c4,Ra10j10] prose')).toEqual(shapes)
  })

  test('are left out if they cannot be read', () => {
    expect(parseShapes('[%cal Gc2c4,Xc2c4,Gz1,,G] [%arrow Gc2c4]')).toEqual([
      { color: 'green', from: 'c2', to: 'c4' },
    ])
  })
})

test.each([
  ['0.35', { kind: 'cp', centipawns: 35 }, '0.35'],
  ['-1.7,20', { kind: 'cp', centipawns: -170, depth: 20 }, '-1.70,20'],
  ['+12', { kind: 'cp', centipawns: 1200 }, '12.00'],
  ['#-3', { kind: 'mate', moves: -3 }, '#-3'],
  ['#5,31', { kind: 'mate', moves: 5, depth: 31 }, '#5,31'],
] as const)('reads and writes the evaluation %s', (text, evaluation, written) => {
  expect(parseEvaluation(text)).toEqual(evaluation)
  expect(makeEvaluation(evaluation)).toBe(written)
})

test.each(['', 'x', '#', '1:2', '0.3,', '1,2,3'])('%j is not an evaluation', text => {
  expect(parseEvaluation(text)).toBeUndefined()
})
