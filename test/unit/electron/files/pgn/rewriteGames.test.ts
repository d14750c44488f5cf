import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { gameWindows, readingFrom } from '../../../../../electron/files/pgn/gameWindows'
import { rewriteGames, type RewriteGame } from '../../../../../electron/files/pgn/rewriteGames'

const rewritten = (file: Buffer, rewrite: RewriteGame, { size = 40, isUtf8 = false } = {}): Promise<Buffer> =>
  buffer(rewriteGames(gameWindows(readingFrom(file), size), { rewrite, isUtf8 }))

/** Rewrites only the second game. */
const second =
  (text: string): RewriteGame =>
  (_, index) =>
    Promise.resolve(index === 1 ? text : undefined)

const FILE =
  '\ufeff[Event "x"]\r\n\r\n1. e4 *\r\n\r\n[Event "y"]\r\n\r\n1. d4 *\r\n\r\n\r\n[Event "z"]\r\n\r\n1. c4 {é} *  '

test('unchanged games are kept byte for byte with any window size', async () => {
  const file = Buffer.concat([Buffer.from(FILE), Buffer.from('\n\n[Event "ü"]\n\n*\n', 'latin1')])
  for (const size of [30, 47, 1000])
    expect(await rewritten(file, second('[Event "y"]\n\n1. d4 *'), { size })).toEqual(file)
})

test('a game without tags stays apart from the one before it', async () => {
  const file = Buffer.from('1. e4 1-0\n\n1. d4 *\n')
  expect((await rewritten(file, second('{so} 1. d4 *\n'))).toString()).toBe(
    '1. e4 1-0\n\n[Result "*"]\n\n{so} 1. d4 *\n',
  )
})

test('each game keeps its encoding, or all are in UTF-8', async () => {
  const file = Buffer.from('[Event "ü"]\n\n*\n\n[Event "é"]\n\n*\n', 'latin1')
  expect((await rewritten(file, second('[Event "à"]\n\n*'))).toString('latin1')).toBe(
    '[Event "ü"]\n\n*\n\n[Event "à"]\n\n*\n',
  )
  expect((await rewritten(file, second('[Event "à"]\n\n*'), { isUtf8: true })).toString()).toBe(
    '[Event "ü"]\n\n*\n\n[Event "à"]\n\n*\n',
  )
})
