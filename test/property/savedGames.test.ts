import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { indexBytes } from '../../electron/files/pgn/readIndexed'
import { expectSame } from '../support/expectSame'
import { openGameFiles } from '../support/gameFiles'

const ENCODINGS = ['utf8', 'latin1'] as const

const name = fc.string({ unit: fc.constantFrom(...Array.from('abé–“Čя♔½ÿ€ \u00a0')) })

/** Text between quotes or braces in either encoding, or any bytes that end neither. */
const ink = fc.oneof(
  fc.tuple(name, fc.constantFrom(...ENCODINGS)).map(([text, encoding]) => Buffer.from(text, encoding)),
  fc
    .array(fc.integer({ min: 0x20, max: 0xff }), { maxLength: 12 })
    .map(bytes => Buffer.from(bytes.filter(byte => !'"\\{}[]'.includes(String.fromCharCode(byte))))),
)

const join = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat(parts.map(part => Buffer.from(part)))

const game = fc
  .tuple(ink, ink, fc.constantFrom('\n', '\r\n'))
  .map(([white, comment, end]) => join('[White "', white, `"]${end}${end}1. e4 {`, comment, '} *'))

const gap = fc.constantFrom('\n\n', '\r\n\r\n', '\n \t\n\n', '\n\uFEFF\n\n')

/** Games with everything that may stand before, between and after them. */
const fileOfGames = fc
  .tuple(fc.constantFrom('', '\uFEFF'), fc.array(fc.tuple(game, gap), { minLength: 1, maxLength: 6 }))
  .map(([mark, games]) => join(mark, ...games.flat()))

const soup = fc
  .uint8Array({ minLength: 1, maxLength: 60 })
  .map(bytes => join('[White "a"]\n\n1. e4 *\n\n', Buffer.from(bytes)))

/** Opens a file with these bytes, replaces a game by `text`, and returns the bytes before and after. */
const edit = async (bytes: Buffer, at: number, text: string) => {
  const before = indexBytes(bytes).games
  const index = at % before.length
  const files = await openGameFiles(bytes)
  await files.textOf(index)
  unwrap(await files.save(index, text))
  return { ...files, index, before, after: await files.bytes() }
}

const edited = name.map(text => `[White "${text}"]\n\n1. d4 {${text}} *`)

test('saving a game of a file in mixed encodings leaves all other bytes and texts unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fileOfGames, fc.nat(), edited, async (bytes, at, text) => {
      const { index, before, after, files, fileId, textOf, close } = await edit(bytes, at, text)
      const { begin, end } = before[index]!
      expectSame(after.subarray(0, begin), bytes.subarray(0, begin))
      expectSame(after.subarray(after.length - (bytes.length - end)), bytes.subarray(end))
      expect((await textOf(index)).replaceAll('\r\n', '\n')).toBe(text)
      const names = unwrap(await files.reload(fileId)).games.map(({ white }) => white)
      expectSame(names.with(index, ''), before.map(({ header }) => header.white).with(index, ''))
      await close()
    }),
    { numRuns: 100 },
  )
})

test('saving a game beside any bytes leaves them unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(soup, edited, async (bytes, text) => {
      const { before, after, close } = await edit(bytes, 0, text)
      const { begin, end } = before[0]!
      expectSame(after.subarray(0, begin), bytes.subarray(0, begin))
      expectSame(after.subarray(after.length - (bytes.length - end)), bytes.subarray(end))
      await close()
    }),
    { numRuns: 100 },
  )
})
