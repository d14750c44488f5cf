import path from 'node:path'
import { expect, test } from 'vitest'
import { searchPath } from '../../../../../electron/engine/uciClient/searchPath'

test('the search path excludes the folders of programs that npm links', () => {
  const folders = [
    '/usr/bin',
    '/home/a/work/node_modules/.bin',
    '/x/node_modules/.bin/',
    '',
    'tools',
    '/games',
  ]
  expect(searchPath(folders.join(path.delimiter))).toEqual(['/usr/bin', 'tools', '/games'])
})
