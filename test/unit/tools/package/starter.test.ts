import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { FIRST_WORDS } from '../../../../electron/cli/isCommandLine'
import { starter } from '../../../../tools/package/starter'

/** A stand-in for the program that prints its arguments. */
const SAYS_ITS_WORDS = "printf '%s\\n'"

/** The arguments that the program is started with. */
const started = (...words: readonly string[]): readonly string[] =>
  spawnSync('sh', ['-c', starter(SAYS_ITS_WORDS, FIRST_WORDS), 'backrank', ...words], { encoding: 'utf8' })
    .stdout.trimEnd()
    .split('\n')

test.each([['moves', 'chess', 'startpos'], ['pgn', 'check', 'my games.pgn'], ['--help'], ['-V']])(
  '%s needs no screen, and its arguments reach the program unchanged',
  (...words) => {
    const [first, ...rest] = started(...words)
    expect(first).toBe('--no-sandbox')
    expect(rest).toContain('--ozone-platform=headless')
    expect(rest.slice(-words.length)).toEqual(words)
  },
)

test.each([['game.pgn'], ['./moves'], ['--', 'moves'], ['movesome.pgn']])(
  '%s opens the window, in the sandbox',
  (...words) => {
    expect(started(...words)).toEqual(words)
  },
)
