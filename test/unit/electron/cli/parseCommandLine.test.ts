import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import type { Command } from '../../../../electron/cli/io/command'
import { parseCommandLine } from '../../../../electron/cli/parseCommandLine'
import { usageLine } from '../../../../electron/cli/usage'

const command: Command = {
  name: 'start',
  words: 'VARIANT [NUMBER]',
  summary: 'a command of a test',
  flags: ['random', 'seed', 'option', 'out'],
  count: [1, 2],
  run: () => Promise.resolve(0),
}

describe('a command line', () => {
  test('is words and flags in any order', () => {
    const line = unwrap(parseCommandLine(command, ['--random', 'chess', '--seed', 'x', '7', '-o', 'file']))
    expect(line.words).toEqual(['chess', '7'])
    expect(line.has('random')).toBe(true)
    expect(line.has('option')).toBe(false)
    expect(line.values('seed')).toEqual(['x'])
    expect(line.values('out')).toEqual(['file'])
  })

  test('keeps every value of a flag given twice', () => {
    const line = unwrap(parseCommandLine(command, ['chess', '--option', 'a', '--option=b']))
    expect(line.values('option')).toEqual(['a', 'b'])
  })

  test.each([
    ['a word is missing', [], 'something is missing'],
    ['a word is one too many', ['a', 'b', 'c'], 'c is one word too many'],
    ['a flag is not of this command', ['a', '--divide'], 'there is no --divide here'],
    ['a flag is of no command', ['a', '--constructor'], 'there is no --constructor here'],
    ['a value is missing', ['a', '--seed'], '--seed needs a value'],
    ['a value is one too many', ['a', '--random=x'], '--random takes no value'],
  ])('is refused where %s', (_, args, sentence) => {
    expect(parseCommandLine(command, args)).toEqual({ ok: false, error: { kind: 'usage', sentence } })
  })

  test('may ask for help without its words', () => {
    expect(unwrap(parseCommandLine(command, ['--help'])).has('help')).toBe(true)
  })
})

test('usage names words and flags', () => {
  expect(usageLine(command)).toBe(
    'backrank start VARIANT [NUMBER] [--random] [--seed S] [--option ID] [--out OUT]',
  )
})
