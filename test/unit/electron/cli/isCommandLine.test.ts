import { expect, test } from 'vitest'
import { isCommandLine } from '../../../../electron/cli/isCommandLine'

test.each([
  ['moves', 'chess'],
  ['pgn', 'check'],
  ['pgn'],
  ['annotate-setup'],
  ['--help'],
  ['-h'],
  ['help'],
  ['--version'],
  ['-V'],
])('%s is for the command line', (...words) => {
  expect(isCommandLine(words)).toBe(true)
})

test.each([['/home/a/moves'], ['./moves'], ['Moves'], ['check'], ['games.pgn'], ['--user-data-dir=x'], []])(
  '%s is not for the command line',
  (...words) => {
    expect(isCommandLine(words)).toBe(false)
  },
)
