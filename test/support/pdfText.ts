import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/* Reads as much of PDF as Chromium's printer writes: compressed streams, and fonts with tables of their glyphs. */

interface PdfObject {
  readonly head: string
  /** The inflated content of a stream. */
  readonly body: string
}

const objectsOf = (file: Buffer): ReadonlyMap<string, PdfObject> => {
  const text = file.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const found of text.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [, number = '', content = ''] = found
    const at = content.indexOf('stream\n')
    const head = at < 0 ? content : content.slice(0, at)
    const start = found.index + found[0].indexOf('stream\n') + 'stream\n'.length
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const isText = at >= 0 && head.includes('/FlateDecode') && !head.includes('/Subtype /Image')
    const body = isText ? inflateSync(file.subarray(start, start + length)).toString('latin1') : ''
    objects.set(number, { head, body })
  }
  return objects
}

const letters = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map(unit => String.fromCharCode(parseInt(unit, 16))).join('')

/** The text of each glyph of a font. */
const glyphsOf = (table: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>()
  for (const [, lines = ''] of table.matchAll(/beginbfchar\n([^]*?)endbfchar/g))
    for (const [, glyph = '', stands = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(parseInt(glyph, 16), letters(stands))
  for (const [, lines = ''] of table.matchAll(/beginbfrange\n([^]*?)endbfrange/g))
    for (const [, first = '', last = '', stands = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph += 1)
        glyphs.set(glyph, String.fromCharCode(parseInt(stands, 16) + glyph - parseInt(first, 16)))
  return glyphs
}

interface Font {
  /** The number of hexadecimal digits of a glyph's code. */
  readonly digits: 2 | 4
  readonly glyphs: ReadonlyMap<number, string>
}

const fontsOf = (objects: ReadonlyMap<string, PdfObject>): ReadonlyMap<string, Font> => {
  const fonts = new Map<string, Font>()
  for (const { head } of objects.values())
    for (const [, name = '', number = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(number)?.head ?? ''
      const table = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1]
      if (table !== undefined)
        fonts.set(name, {
          digits: font.includes('/Subtype /Type3') ? 2 : 4,
          glyphs: glyphsOf(objects.get(table)!.body),
        })
    }
  return fonts
}

const codesOf = (hex: string, digits: number): readonly number[] =>
  Array.from({ length: hex.length / digits }, (_, at) =>
    parseInt(hex.slice(at * digits, (at + 1) * digits), 16),
  )

const pageText = (content: string, fonts: ReadonlyMap<string, Font>): string => {
  let used: Font | undefined
  let text = ''
  for (const [, font, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\bET\b/g)) {
    if (font !== undefined) used = fonts.get(font)
    else if (hex === undefined) text += '\n'
    else if (used) for (const code of codesOf(hex, used.digits)) text += used.glyphs.get(code) ?? ''
  }
  return text
}

const contentsOf = (objects: ReadonlyMap<string, PdfObject>): readonly string[] =>
  [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.body ?? '')

/** The text of each page of a PDF, in the order in which it was painted. */
export const pdfPages = (path: string): readonly string[] => {
  const objects = objectsOf(readFileSync(path))
  const fonts = fontsOf(objects)
  return contentsOf(objects).map(content => pageText(content, fonts))
}

/** The colors that fill whole A4 pages, including margins, as three parts from 0 to 1. */
export const pageColors = (path: string): readonly string[] =>
  contentsOf(objectsOf(readFileSync(path))).flatMap(content =>
    Array.from(
      content.matchAll(/([\d.]+ [\d.]+ [\d.]+) rg\n\/G\d+ gs\n0 0 79\d 112\d re/g),
      ([, color]) => color!,
    ),
  )
