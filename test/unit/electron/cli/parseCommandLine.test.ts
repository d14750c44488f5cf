import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { defineCommand } from '../../../../electron/cli/io/command'
import {
  choiceFlag,
  numberFlag,
  readFlags,
  switchFlag,
  textFlag,
  typedName,
} from '../../../../electron/cli/io/flags'
import { optionFlag, outFlag, seedFlag } from '../../../../electron/cli/io/sharedFlags'
import { parseCommandLine } from '../../../../electron/cli/run'
import { usageLine } from '../../../../electron/cli/usage'

const command = defineCommand({
  name: 'start',
  words: 'VARIANT [NUMBER]',
  summary: 'a command of a test',
  flags: {
    random: switchFlag('draw the number at random'),
    seed: seedFlag,
    option: optionFlag,
    out: outFlag(),
  },
  count: [1, 2],
  run: () => Promise.resolve(0),
})

describe('a command line', () => {
  test('takes words and flags in any order', () => {
    const line = unwrap(parseCommandLine(command, ['--random', 'chess', '--seed', 'x', '7', '-o', 'file']))
    expect(line.words).toEqual(['chess', '7'])
    expect(line.given.has('random')).toBe(true)
    expect(line.given.has('option')).toBe(false)
    expect(line.given.get('seed')).toEqual(['x'])
    expect(line.given.get('out')).toEqual(['file'])
  })

  test('keeps every value of a flag given twice', () => {
    const line = unwrap(parseCommandLine(command, ['chess', '--option', 'a', '--option=b']))
    expect(line.given.get('option')).toEqual(['a', 'b'])
  })

  test.each([
    ['a word is missing', [], 'VARIANT is missing'],
    ['a word is one too many', ['a', 'b', 'c'], 'c is one word too many'],
    ['a flag is not of this command', ['a', '--divide'], 'unknown option --divide'],
    ['a flag is of no command', ['a', '--constructor'], 'unknown option --constructor'],
    ['a value is missing', ['a', '--seed'], '--seed needs a value'],
    ['a value is one too many', ['a', '--random=x'], '--random takes no value'],
  ])('is refused when %s', (_, args, sentence) => {
    expect(parseCommandLine(command, args)).toEqual({ ok: false, error: { kind: 'usage', sentence } })
  })

  test('reads negative numbers as words, or as the value of the flag before them', () => {
    const line = unwrap(parseCommandLine(command, ['chess', '-11', '--seed', '-5']))
    expect(line.words).toEqual(['chess', '-11'])
    expect(line.given.get('seed')).toEqual(['-5'])
  })

  test('may ask for help without the required words', () => {
    expect(unwrap(parseCommandLine(command, ['--help'])).given.has('help')).toBe(true)
  })
})

test('usage names words and flags', () => {
  expect(usageLine(command)).toBe(
    'backrank start VARIANT [NUMBER] [--random] [--seed S] [--option ID] [--out OUT]',
  )
})

describe('flags', () => {
  const flags = {
    maxPlies: numberFlag('N', 'how long', { max: 600 }, 600),
    margin: numberFlag('MS', 'how late', { min: 0, max: 9 }),
    last: choiceFlag('READING', 'how', ['sequential', 'simultaneous'], { usual: 'sequential' }),
    seed: textFlag('S', 'the lot'),
    option: optionFlag,
    json: switchFlag('answer in JSON'),
  }
  const given = (values: Readonly<Record<string, readonly string[]>>) =>
    readFlags(flags, new Map(Object.entries(values)))

  test('have their defaults when they are not given', () => {
    expect(unwrap(given({}))).toEqual({
      maxPlies: 600,
      margin: undefined,
      last: 'sequential',
      seed: undefined,
      option: [],
      json: false,
    })
  })

  test('have the last value given, or all values if they are lists', () => {
    const values = {
      margin: ['1', '0'],
      last: ['simultaneous'],
      seed: ['a', 'b'],
      option: ['c', 'd'],
      json: [''],
    }
    expect(unwrap(given(values))).toEqual({
      maxPlies: 600,
      margin: 0,
      last: 'simultaneous',
      seed: 'b',
      option: ['c', 'd'],
      json: true,
    })
  })

  test.each([
    [{ maxPlies: ['0'] }, '--max-plies must be a whole number from 1 to 600'],
    [{ maxPlies: ['6e1'] }, '--max-plies must be a whole number from 1 to 600'],
    [{ margin: ['10'] }, '--margin must be a whole number from 0 to 9'],
    [{ last: ['never'] }, '--last must be sequential or simultaneous'],
  ])('report an invalid value: %j', (values, sentence) => {
    expect(given(values)).toEqual({ ok: false, error: sentence })
  })

  test('are typed with dashes', () => {
    expect(['json', 'maxPlies', 'userDataDir'].map(typedName)).toEqual(['json', 'max-plies', 'user-data-dir'])
  })
})
