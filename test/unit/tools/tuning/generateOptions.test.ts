import { expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { EIGHT_RECORDS } from '../../../../tools/tuning/records'
import { readGenerateOptions } from '../../../../tools/tuning/generateOptions'

const read = (line: string) => readGenerateOptions(line.split(' ').filter(Boolean))

test('all options have default values', () => {
  expect(unwrap(read(''))).toEqual({
    out: 'tools/tuning/data',
    positions: 30_000_000,
    seed: '1',
    systems: [],
    format: EIGHT_RECORDS,
    teacher: 'stockfish',
    playNodes: 60,
    labelNodes: 150,
    families: 10_000,
    lanes: 1,
  })
})

test('options override the default values', () => {
  const line =
    '--out x --positions 5 --seed s --systems chess,beautiful --teacher own --play-nodes 7 --label-nodes 8'
  expect(unwrap(read(`${line} --families 9 --lanes 2`))).toEqual({
    out: 'x',
    positions: 5,
    seed: 's',
    systems: ['chess', 'beautiful'],
    format: EIGHT_RECORDS,
    teacher: undefined,
    playNodes: 7,
    labelNodes: 8,
    families: 9,
    lanes: 2,
  })
})

test.each([
  ['--positions 0', '--positions 0: a whole number from 1 to 200000000'],
  ['--play-nodes 1.5', '--play-nodes 1.5: a whole number from 1 to 1000000'],
  ['--lanes many', '--lanes many: a whole number from 1 to 64'],
  ['--systems chess,shogi', 'no games begin from "shogi"'],
  ['--systems english-random', 'on larger boards --teacher is own'],
  ['--systems chess,english-random --teacher own', 'into folders of their own'],
  ['--speed 9', "Unknown option '--speed'"],
])('%s is refused', (line, sentence) => {
  const options = read(line)
  expect(options.ok ? '' : options.error).toContain(sentence)
})
