import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..')
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const config = path.join(root, 'test', 'fixtures', 'secondTry', 'vitest.config.ts')

test('a test that passes only on the second try is listed with its error, and one that never passes fails', () => {
  const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', '--config', config], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  const lines = stdout.trimEnd().split('\n')
  expect(status).toBe(1)
  expect(lines.slice(lines.findIndex(line => line.startsWith('Passed on')))).toEqual([
    'Passed on the second try: 1 test',
    '    tests.test.ts: a suite > passes when it is tried again',
    '        expected 1 to be 2 // Object.is equality',
    '        at test/fixtures/secondTry/tests.test.ts:12',
    '',
    '2 passed, 1 failed, 0 skipped',
  ])
})
