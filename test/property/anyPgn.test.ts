import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ok, unwrap } from '@shared/result'
import { coreCodec } from '../../electron/files/pgn/coreCodec'
import { withFile } from '../../electron/files/pgn/readBytes'
import { indexBytes } from '../../electron/files/pgn/readIndexed'
import { replaceGame } from '../../electron/files/pgn/replaceGame'
import { withFileLock } from '../../electron/files/pgn/fileLock'
import { expectSame } from '../support/expectSame'
import { anyPgn } from '../support/anyPgn'
import { theCore } from '../support/aPosition'
import { rewriteFile as format } from '../support/rewriteGames'
import { contentOf, filedGames, savedInPlace } from '../support/savedGame'
import { scratchFolder } from '../support/scratchFolder'

/** Files that once lost games, or changed each time they were written. */
const FOUND: [Buffer][] = [
  '{}[Event\n\n[Event]0-1\n1.',
  '1-0{1.0-1\ne 1.Z0$911',
  '{\n[a"\n[%chr 5B]}',
  '{}{1\n[a"\n}',
  '{\n[x"\n\n[x"\n{}[}',
  '[""]\ufeff[a"\u2028',
  '\n \ufeff[a"',
  'e4;\n[',
  'e4\n%\n[a "b"]',
  'e4 \u00a012* 1. d4',
  'e4$1* 1. d4',
  'e4"1-0 1. d4',
  'a\n\r\r\ne',
  ' % 0-1',
  ' *\n%',
  '{\n[a""]0-1\n[1.}',
  '{\n[a"\n*1.{}a\n[a"\n\ufeff[a"\n}',
].map(text => [Buffer.from(text)])

/** Bytes that are not valid UTF-8, so that a byte order mark is three letters. */
FOUND.push([Buffer.from('[""]\u00ef\u00bb\u00bf[a"\u00c2', 'latin1')])

/** Characters without a meaning in the notation, which stay in a file that is read and written. */
const OWN_SIGNS =
  /[^\s\0- \x7fa-hpx0-9A-HKNPQRZO+#=@<>.\-‐-―−*½/!?$;%(){}[\]"\\\u00a0\ufeff…±∓⩲⩱∞□⨀,_~:×†‡♔-♟]/gu

const countsOf = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const sign of text.replaceAll(/\[%chr (?:5B|7D)\]/g, '').match(OWN_SIGNS) ?? [])
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return counts
}

describe('a file of any bytes that is written again', () => {
  test('does not change when it is written once more', () => {
    fc.assert(
      fc.property(anyPgn, file => {
        const written = format(file)
        expectSame(format(written), written)
      }),
      { numRuns: 1500, examples: FOUND },
    )
  })

  test('has the same games with the same content', () => {
    fc.assert(
      fc.property(anyPgn, file => {
        expectSame(filedGames(format(file)).map(contentOf), filedGames(file).map(contentOf))
      }),
      { numRuns: 1500, examples: FOUND },
    )
  })

  test('keeps every character without a meaning in the notation', () => {
    fc.assert(
      fc.property(anyPgn, file => {
        const read = filedGames(file).map(({ text }) => text)
        const written = countsOf(format(file).toString())
        for (const [sign, count] of countsOf(read.join('\n')))
          expect(written.get(sign) ?? 0, sign).toBeGreaterThanOrEqual(count)
      }),
      { numRuns: 800, examples: FOUND },
    )
  })

  test('has as many games in the form for ordinary tools', () => {
    fc.assert(
      fc.property(anyPgn, file => {
        expect(filedGames(format(file, true))).toHaveLength(filedGames(file).length)
      }),
      { numRuns: 500, examples: FOUND },
    )
  })
})

/** The file after each of its first three games was saved in its place. */
const eachSaved = (file: Buffer): readonly { readonly place: number; readonly saved: Buffer }[] =>
  filedGames(file)
    .slice(0, 3)
    .flatMap(({ read }, place) =>
      typeof read === 'string' ? [] : [{ place, saved: savedInPlace(file, place, read) }],
    )

describe('a game of a file of any bytes that is saved in its place', () => {
  test('is read back unchanged, and the others keep their bytes', () => {
    fc.assert(
      fc.property(anyPgn, file => {
        const before = filedGames(file)
        for (const { place, saved } of eachSaved(file)) {
          const after = filedGames(saved)
          expectSame(contentOf(after[place]!), contentOf(before[place]!))
          expectSame(
            after.map(({ bytes }) => bytes).toSpliced(place, 1),
            before.map(({ bytes }) => bytes).toSpliced(place, 1),
          )
        }
      }),
      { numRuns: 1000, examples: FOUND },
    )
  })

  test('is read back unchanged from the disk, too', async () => {
    const name = path.join(await scratchFolder(), 'games.pgn')
    const codec = coreCodec(theCore())
    const indexNow = async (file: string) => ok(indexBytes(await readFile(file)))
    await fc.assert(
      fc.asyncProperty(anyPgn, fc.nat(3), async (file, lot) => {
        const before = filedGames(file)
        const place = lot % Math.max(1, before.length)
        const read = before[place]?.read ?? ''
        if (typeof read === 'string') return
        await writeFile(name, file)
        const save = { indexed: indexBytes(file), index: place }
        unwrap(
          await withFileLock(name, turn =>
            withFile(name, opened =>
              replaceGame(turn, { file: opened, ...save }, codec.write(read), indexNow),
            ),
          ),
        )
        const after = filedGames(await readFile(name))
        expectSame(after.map(contentOf), before.map(contentOf))
      }),
      { numRuns: 100, examples: FOUND.map(([file]) => [file, 0] as [Buffer, number]) },
    )
  })
})
