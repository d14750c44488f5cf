import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { indexGames } from '@shared/notation/pgn/gameIndex'
import { parseGame, parseGames } from '@shared/notation/pgn/parser'
import { isSetApart, startApart } from '@shared/notation/pgn/apart'
import { coreCodec } from '../../../../../electron/files/pgn/coreCodec'
import { theCore } from '../../../../support/aPosition'
import { outlineOf } from '../../../../support/outline'
import { rewriteGames } from '../../../../support/rewriteGames'
import { contentOf, filedGames, savedInPlace } from '../../../../support/savedGame'

const folder = path.join(import.meta.dirname, '../../../../fixtures/pgn')
const cases = readdirSync(folder)
const inputOf = (name: string) => readFileSync(path.join(folder, name, 'input.pgn'))

/** The places and contents of games, without offsets, because those of an index count bytes. */
const contents = (outlines: readonly unknown[]) => JSON.stringify(outlines).replace(/ \(\d+, \d+\)/g, '')

describe.each(cases)('%s', name => {
  const bytes = inputOf(name)
  const text = bytes.toString('utf8')
  const games = parseGames(text)

  test('is read as expected', async () => {
    const outline = `${JSON.stringify(games.map(outlineOf), null, 1)}\n`
    await expect(outline).toMatchFileSnapshot(path.join(folder, name, 'expected.json'))
  })

  test('is read the same game by game through the index', () => {
    const found = Array.from(indexGames(bytes, () => value => Buffer.from(value).toString('utf8'))).flatMap(
      slice => slice.games,
    )
    const read = found.map(({ from, length, line, column }) =>
      parseGame(bytes.toString('utf8', from, from + length), { line, column, offset: 0 }),
    )
    expect(contents(read.map(outlineOf))).toBe(contents(games.map(outlineOf)))
  })

  test('is written the same a second time', () => {
    const written = rewriteGames(text)
    expect(rewriteGames(written)).toBe(written)
  })

  test('keeps all games and their contents when it is written', () => {
    expect(filedGames(Buffer.from(rewriteGames(text))).map(contentOf)).toEqual(
      filedGames(bytes).map(contentOf),
    )
  })

  test('keeps all games and their contents when one is saved', () => {
    const before = filedGames(bytes)
    for (const [place, { read }] of before.entries()) {
      if (typeof read === 'string') continue
      expect(filedGames(savedInPlace(bytes, place, read)).map(contentOf)).toEqual(before.map(contentOf))
    }
  })

  test('is written the same from trees that were flat lists, as between processes', () => {
    const codec = coreCodec(theCore())
    const apart = startApart()
    const written = codec
      .readAll(text, games.length)
      .map(game => (game.ok ? codec.write(game.value) : `${game.error.text}\n`))
      .map(game => apart({ text: () => game, isWhole: false, isMarked: isSetApart(game) }) ?? game)
    expect(written.join('\n')).toBe(rewriteGames(text))
  })

  test('keeps all text that was not read', () => {
    const written = rewriteGames(text)
    for (const { line } of games) if (line.unread) expect(written).toContain(line.unread.text)
  })
})
