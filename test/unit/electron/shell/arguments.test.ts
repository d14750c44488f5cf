import { expect, test } from 'vitest'
import { readArguments } from '../../../../electron/shell/arguments'

test.each([
  ['nothing', [], [], {}],
  ['a relative file', ['game.pgn'], ['/home/u/game.pgn'], {}],
  ['an absolute file', ['/x/game.pgn'], ['/x/game.pgn'], {}],
  [
    'files among switches',
    ['--no-sandbox', 'a.pgn', '--lang=de', '../b.pgn'],
    ['/home/u/a.pgn', '/home/b.pgn'],
    {
      'no-sandbox': '',
      lang: 'de',
    },
  ],
  ['files that look like switches', ['--', '-odd.pgn', '--'], ['/home/u/-odd.pgn', '/home/u/--'], {}],
  ['a value behind its switch', ['--port', '8080', 'a.pgn'], ['/home/u/a.pgn'], { port: '8080' }],
  ['a value with an equals sign', ['--user-data-dir=/a=b'], [], { 'user-data-dir': '/a=b' }],
  ['a switch whose value is missing', ['--port'], [], { port: '' }],
  ['an empty argument', [''], [], {}],
])('reads %s', (_, args, files, switches) => {
  const read = readArguments(args, '/home/u', ['port', 'user-data-dir'])
  expect(read.files).toEqual(files)
  expect(Object.fromEntries(read.switches)).toEqual(switches)
})
