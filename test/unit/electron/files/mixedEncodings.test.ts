import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { openGameFiles } from '../../../support/gameFiles'
import { gameOfText } from '../../../support/verbatimCodec'

const game = (white: string) => `[White "${white}"]\n\n1. e4 e5 *`

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text, 'utf8')

/** The bytes of games with empty lines between them. */
const fileOf = (...games: readonly Buffer[]) =>
  Buffer.concat(games.flatMap((bytes, place) => (place === 0 ? [bytes] : [utf8('\n\n'), bytes])))

const MIXED = [utf8(game('Čigorin')), latin1(game('Réti')), utf8(game('Plain'))] as const

describe('a file of games in different encodings', () => {
  test('is listed and read with every name in the encoding of its game', async () => {
    const { games, textOf } = await openGameFiles(fileOf(...MIXED))
    expect(games.map(({ white }) => white)).toEqual(['Čigorin', 'Réti', 'Plain'])
    expect(await textOf(0)).toBe(game('Čigorin'))
    expect(await textOf(1)).toBe(game('Réti'))
  })

  test('keeps all other games byte for byte when a chess symbol is added to one', async () => {
    const { save, textOf, bytes } = await openGameFiles(fileOf(...MIXED))
    await textOf(2)
    expect(unwrap(await save(2, game('Plain ♔'))).convertedToUtf8).toBe(false)
    expect(await bytes()).toEqual(fileOf(MIXED[0], MIXED[1], utf8(game('Plain ♔'))))
  })

  test('keeps a game in its own encoding while that can hold it', async () => {
    const { save, textOf, bytes } = await openGameFiles(fileOf(...MIXED))
    await textOf(1)
    expect(unwrap(await save(1, game('Szabó – “so”'))).convertedToUtf8).toBe(false)
    const bytesNow = latin1(game('Szab\u00f3 \u0096 \u0093so\u0094'))
    expect(await bytes()).toEqual(fileOf(MIXED[0], bytesNow, MIXED[2]))
  })

  test('converts a game to UTF-8 if its own encoding cannot hold it, and reports that', async () => {
    const { save, textOf, bytes } = await openGameFiles(fileOf(...MIXED))
    await textOf(1)
    expect(unwrap(await save(1, game('Réti ♔'))).convertedToUtf8).toBe(true)
    expect(await bytes()).toEqual(fileOf(MIXED[0], utf8(game('Réti ♔')), MIXED[2]))
    expect(await textOf(1)).toBe(game('Réti ♔'))
  })

  test('gets added games, and accents in a game that had none, in UTF-8', async () => {
    const { save, textOf, bytes } = await openGameFiles(fileOf(...MIXED))
    await textOf(2)
    unwrap(await save(2, game('Réti')))
    unwrap(await save(3, game('Szabó')))
    const added = Buffer.concat([utf8(game('Szabó')), utf8('\n')])
    expect(await bytes()).toEqual(fileOf(MIXED[0], MIXED[1], utf8(game('Réti')), added))
  })
})

test('one bad byte in a game changes nothing in the others', async () => {
  const bad = Buffer.concat([utf8('[White "Čigor'), Buffer.from([0xc4]), utf8('"]\n\n1. e4 *')])
  const { games, save, textOf, bytes } = await openGameFiles(fileOf(bad, MIXED[0], MIXED[2]))
  expect(games.map(({ white }) => white)).toEqual(['ÄŒigorÄ', 'Čigorin', 'Plain'])
  await textOf(2)
  unwrap(await save(2, game('♔')))
  expect(await bytes()).toEqual(fileOf(bad, MIXED[0], utf8(game('♔'))))
})

test('a file with a byte order mark gets accents in UTF-8, even if its other games are not in UTF-8', async () => {
  const mark = utf8('\uFEFF')
  const { save, textOf, bytes } = await openGameFiles(Buffer.concat([mark, fileOf(MIXED[2], MIXED[1])]))
  await textOf(0)
  expect(unwrap(await save(0, game('Réti'))).convertedToUtf8).toBe(false)
  expect(await bytes()).toEqual(Buffer.concat([mark, fileOf(utf8(game('Réti')), MIXED[1])]))
})

test('a text whose Windows-1252 bytes look like UTF-8 is written in UTF-8 and read back unchanged', async () => {
  const { save, textOf, bytes } = await openGameFiles(fileOf(MIXED[1], MIXED[2]))
  await textOf(0)
  expect(unwrap(await save(0, game('RÃ©ti'))).convertedToUtf8).toBe(true)
  expect(await bytes()).toEqual(fileOf(utf8(game('RÃ©ti')), MIXED[2]))
  expect(await textOf(0)).toBe(game('RÃ©ti'))
})

test('a game added by “Save as” to a file in different encodings leaves them as they are', async () => {
  const { folder, saving } = await openGameFiles(game('Other'))
  const file = path.join(folder, 'mixed.pgn')
  await writeFile(file, fileOf(...MIXED))
  const request = { game: gameOfText(game('♔')), suggestedName: 'x.pgn', interoperable: false }
  unwrap(await saving.saveAs({ ...request, path: file, heldGames: 'keep' }))
  expect(await readFile(file)).toEqual(fileOf(...MIXED, Buffer.concat([utf8(game('♔')), utf8('\n')])))
})
