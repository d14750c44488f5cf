import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const config = path.join(root, 'test', 'fixtures', 'leftOut', 'vitest.config.ts')

/** Runs test files on a machine that has no program but Polyglot. */
const run = (files: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--config', config, ...files],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, BACKRANK_REQUIRE_PROGRAMS: '', NO_COLOR: '1', ...env },
    },
  )
  return { code: status, lines: stdout.trimEnd().split('\n'), err: stderr }
}

test('tests that need a missing program are left out by name, and the run is green', () => {
  const { code, lines } = run(['tests.test.ts', 'file.test.ts'])
  expect(code).toBe(0)
  const begin = lines.findIndex(line => line.startsWith('Left out'))
  expect(lines.slice(begin, begin + 7)).toEqual([
    'Left out, for want of electron, scid, stockfish: 4 tests',
    'file.test.ts',
    '    one of a file needs what is missing  (electron)',
    '    another of a file needs what is missing  (electron)',
    'tests.test.ts',
    '    needs two of which one is there  (stockfish)',
    '    a suite > needs what is missing  (scid)',
  ])
  expect(lines.filter(line => /^ +apt-get install .*\bscid stockfish$/.test(line))).toHaveLength(1)
  expect(lines.at(-1)).toBe('2 passed, 0 failed, 4 skipped')
})

test('if programs are required, tests that need a missing one fail, and none is left out', () => {
  const { code, lines, err } = run(['tests.test.ts', 'file.test.ts'], { BACKRANK_REQUIRE_PROGRAMS: '1' })
  expect(code).toBe(1)
  expect(lines.join('\n')).not.toContain('Left out')
  expect(lines.at(-1)).toMatch(/^\d passed, [2-9] failed, 0 skipped$/)
  expect(err).toContain('electron is missing, and must not be here')
})

test('a test that uses a program without its tag fails even if the program is installed', () => {
  const { code, lines, err } = run(['undeclared.test.ts'])
  expect(code).toBe(1)
  expect(err).toContain("a test that uses polyglot needs the tag 'polyglot'")
  expect(lines.at(-1)).toBe('0 passed, 1 failed, 0 skipped')
})
