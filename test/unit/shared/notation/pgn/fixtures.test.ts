import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { indexGames } from '@shared/notation/pgn/gameIndex'
import { parseGame, parseGames } from '@shared/notation/pgn/parser'
import { makePgn } from '@shared/notation/pgn/writer'
import { outlineOf } from '../../../../support/outline'

const folder = new URL('../../../../fixtures/pgn/', import.meta.url)
const cases = readdirSync(folder)
const inputOf = (name: string) => readFileSync(new URL(`${name}/input.pgn`, folder))

/** Where games stand and what they hold, but for offsets: those of an index count bytes. */
const contents = (outlines: readonly unknown[]) => JSON.stringify(outlines).replace(/ \(\d+, \d+\)/g, '')

describe.each(cases)('%s', name => {
  const bytes = inputOf(name)
  const text = bytes.toString('utf8')
  const games = parseGames(text)

  test('is read as expected', async () => {
    const outline = `${JSON.stringify(games.map(outlineOf), null, 1)}\n`
    await expect(outline).toMatchFileSnapshot(new URL(`${name}/expected.json`, folder).pathname)
  })

  test('is read alike game by game, by way of the index', () => {
    const found = Array.from(indexGames(bytes, value => Buffer.from(value).toString('utf8'))).flatMap(
      slice => slice.games,
    )
    const read = found.map(({ from, length, line, column }) =>
      parseGame(bytes.toString('utf8', from, from + length), { line, column, offset: 0 }),
    )
    expect(contents(read.map(outlineOf))).toBe(contents(games.map(outlineOf)))
  })

  test('is written so that it reads the same again', () => {
    const written = makePgn(games)
    expect(makePgn(parseGames(written))).toBe(written)
  })

  test('keeps every byte that was not read', () => {
    const written = makePgn(games)
    for (const { line } of games) if (line.unread) expect(written).toContain(line.unread.text)
  })
})
