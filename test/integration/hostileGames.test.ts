// @long
import { describe, expect, test } from 'vitest'
import { MAX_GAME_SIZE } from '@shared/ipc/game'
import { unwrap } from '@shared/result'
import type { FlatGame } from '@shared/tree/game'
import { updateAt } from '@shared/tree/tree'
import { flatten, unflatten } from '@shared/tree/flat'
import { coreCodec } from '../../electron/files/pgn/coreCodec'
import { readRequestArguments } from '../../electron/ipc/dispatch'
import { openGameFiles } from '../support/gameFiles'
import { programFile } from '../support/programs'
import { theCore } from '../support/aPosition'

/*
 * Extremely large games: each is either refused as a whole before it is opened, or its editable part can be
 * kept in the journal and saved, with one more edit.
 */

const START = { line: 1, column: 1, offset: 0 }

const MANY = 260_000

/** Knights back and forth. */
const shuffled = (plies: number, from = 1): string =>
  Array.from({ length: plies / 2 }, (_, at) => `${from + at}. ${at % 2 ? 'Ng1 Ng8' : 'Nf3 Nf6'}`).join(' ')

const hostile = {
  'a comment': `1. e4 {${'word '.repeat((MAX_GAME_SIZE - 100) / 5)}} e5 *`,
  // Each control character takes six characters in the journal.
  'a comment of control characters': `1. e4 {${'\x01'.repeat(MAX_GAME_SIZE - 100)}} e5 *`,
  comments: `1. e4 ${'{x} '.repeat(MANY)}e5 *`,
  glyphs: `1. e4 ${'$1 '.repeat(MANY)}e5 *`,
  moves: `${shuffled(MANY)} *`,
  variations: `1. e4 ${'(1. d4) '.repeat(MANY / 2)}e5 *`,
  'moves of variations': `1. d4 ${`(1. e4 e5 ${shuffled(400, 2)}) `.repeat(MANY / 400)} *`,
  tags: `${Array.from({ length: 20_000 }, (_, at) => `[A${at} "b"]\n`).join('')}\n1. e4 *`,
}

/** The count of each word in a game, without move numbers. */
const wordsOf = (text: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const word of text.match(/[^\s()]+/g) ?? [])
    if (!/^\d+\.+$/.test(word)) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

const codec = coreCodec(theCore())

const edited = (game: FlatGame): FlatGame => {
  const { root, ...rest } = unflatten(game)
  // A game with too many tags has no moves: the rest is text.
  const path = root.children.slice(0, 1).map(({ id }) => id)
  const more = updateAt(root, path, node => ({
    ...node,
    nags: [...node.nags, 2],
    comments: [...node.comments, { style: 'brace' as const, text: 'one more' }],
  }))
  return flatten({ ...rest, root: more })
}

const kept = (game: FlatGame): string => JSON.stringify({ documentId: 'a', game, at: 0, lastEdit: 'x' })

describe('a huge game', () => {
  test.each(Object.entries(hostile))(
    '%s can be kept and saved, edits included',
    { timeout: 60_000 },
    (_, text) => {
      const game = edited(unwrap(codec.read(text, START)))
      expect(readRequestArguments('journal:write', [kept(game)])).toMatchObject({ ok: true })
      expect(
        readRequestArguments('files:save', [{ fileId: 'x', index: 0, game, force: false }]),
      ).toMatchObject({
        ok: true,
      })
      const written = codec.write(game)
      expect(written.match(/one more/g)).toHaveLength(1)
      // The addition may exceed a limit, and is then kept as text.
      const again = codec.write(unwrap(codec.read(written, START)))
      expect(wordsOf(again)).toEqual(wordsOf(written))
      // If reading and writing changed nothing, there is no need to repeat them.
      expect(again === written ? again : codec.write(unwrap(codec.read(again, START)))).toBe(again)
    },
  )
})

test('a pasted game that is too large is refused for its size', () => {
  const [read] = codec.readAll(`1. e4 {${'word '.repeat(MAX_GAME_SIZE / 5)}} *`, 1)
  expect(read).toMatchObject({ error: { kind: 'game', fault: { reason: 'tooLong' } } })
})

describe('an oversized game in a file', () => {
  const worker = programFile('pgnWorker')

  const game = (white: string, moves = '1. e4 e5 *') => `[White "${white}"]\n[Black "B"]\n\n${moves}`
  const HUGE = game('Huge', `1. e4 {${'word '.repeat(MAX_GAME_SIZE / 5)}} *`)
  const FILE = `${HUGE}\n\n${game('Two')}\n`

  test('is refused with its size, and not counted as checked', async () => {
    const { files, fileId } = await openGameFiles(FILE, worker)
    expect(await files.game(fileId, 0)).toMatchObject({
      error: { reason: 'gameTooLarge', detail: String(HUGE.length) },
    })
    expect((await files.check(fileId, [0, 1])).map(({ index }) => index)).toEqual([1])
  })

  test('does not prevent saving another game of its file, and stays unchanged', async () => {
    const { save, textOf, bytes } = await openGameFiles(FILE, worker)
    await textOf(1)
    expect(await save(1, game('Two', '1. d4 *'))).toMatchObject({ ok: true })
    expect((await bytes()).toString()).toBe(`${HUGE}\n\n${game('Two', '1. d4 *')}\n`)
  })

  test('can still be saved if it grew in the editor', async () => {
    const { save, textOf, bytes } = await openGameFiles(`${game('One')}\n\n${game('Two')}\n`, worker)
    await textOf(0)
    expect(await save(0, HUGE)).toMatchObject({ ok: true })
    expect((await bytes()).toString()).toContain(HUGE)
  })
})
