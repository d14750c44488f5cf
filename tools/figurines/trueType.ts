/** A glyph in units of the font's em, with y pointing up; its outlines are closed and consist of straight lines. */
export interface Glyph {
  readonly codePoint: number
  readonly advance: number
  readonly outlines: readonly (readonly (readonly [x: number, y: number])[])[]
}

export interface FontNames {
  readonly family: string
  readonly license: string
}

export interface FontMeasures {
  readonly unitsPerEm: number
  readonly ascent: number
  /** Negative. */
  readonly descent: number
  /** 100 to 900, as in CSS. */
  readonly weight: number
}

/** Writes big-endian numbers, one after the other. */
class Writer {
  readonly bytes: number[] = []

  u8(...values: readonly number[]): this {
    for (const value of values) this.bytes.push(value & 0xff)
    return this
  }

  u16(...values: readonly number[]): this {
    for (const value of values) this.u8(value >> 8, value)
    return this
  }

  u32(...values: readonly number[]): this {
    for (const value of values) this.u16(value >>> 16, value)
    return this
  }

  text(text: string): this {
    return this.u8(...Array.from(text, sign => sign.charCodeAt(0)))
  }

  /** Pads with zeros to a multiple of `to` bytes. */
  padded(to: number): this {
    while (this.bytes.length % to !== 0) this.u8(0)
    return this
  }
}

interface Box {
  readonly xMin: number
  readonly yMin: number
  readonly xMax: number
  readonly yMax: number
}

const boxOf = (glyphs: readonly Glyph[]): Box => {
  const points = glyphs.flatMap(({ outlines }) => outlines.flat())
  const xs = [0, ...points.map(([x]) => x)]
  const ys = [0, ...points.map(([, y]) => y)]
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) }
}

const ON_CURVE = 1

const glyphBytes = (glyph: Glyph): readonly number[] => {
  const points = glyph.outlines.flat()
  if (points.length === 0) return []
  const { xMin, yMin, xMax, yMax } = boxOf([glyph])
  const writer = new Writer().u16(glyph.outlines.length, xMin, yMin, xMax, yMax)
  let end = -1
  for (const outline of glyph.outlines) writer.u16((end += outline.length))
  writer.u16(0).u8(...points.map(() => ON_CURVE))
  for (const axis of [0, 1] as const)
    for (const [place, point] of points.entries()) writer.u16(point[axis] - (points[place - 1]?.[axis] ?? 0))
  return writer.padded(4).bytes
}

/** Offsets of the glyphs in their table. */
const offsetsOf = (glyphs: readonly (readonly number[])[]): readonly number[] =>
  glyphs.reduce<readonly number[]>((offsets, bytes) => [...offsets, offsets.at(-1)! + bytes.length], [0])

/** A character map in format 4, with a segment for each character; glyph 0 stands for everything else. */
const cmap = (glyphs: readonly Glyph[]): Writer => {
  const segments = [...glyphs.slice(1).map(({ codePoint }, place) => ({ codePoint, glyph: place + 1 }))]
  const ends = [...segments.map(({ codePoint }) => codePoint), 0xffff]
  const count = ends.length
  const power = 2 ** Math.floor(Math.log2(count))
  const body = new Writer()
    .u16(2 * count, 2 * power, Math.log2(power), 2 * count - 2 * power)
    .u16(...ends, 0, ...ends)
    .u16(...segments.map(({ codePoint, glyph }) => glyph - codePoint), 1)
    .u16(...ends.map(() => 0))
  const table = new Writer().u16(0, 1, 3, 1).u32(12)
  return table.u16(4, body.bytes.length + 6, 0).u8(...body.bytes)
}

const nameTable = ({ family, license }: FontNames): Writer => {
  const names: readonly (readonly [id: number, text: string])[] = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
    [13, license],
  ]
  const table = new Writer().u16(0, names.length, 6 + 12 * names.length)
  let offset = 0
  for (const [id, text] of names) {
    table.u16(3, 1, 0x409, id, 2 * text.length, offset)
    offset += 2 * text.length
  }
  for (const [, text] of names) table.u16(...Array.from(text, sign => sign.charCodeAt(0)))
  return table
}

/** Seconds since 1904, always 0, so that the same font always has the same bytes. */
const NO_TIME = [0, 0] as const

const head = ({ unitsPerEm }: FontMeasures, { xMin, yMin, xMax, yMax }: Box): Writer =>
  new Writer()
    .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
    .u16(0b1011, unitsPerEm)
    .u32(...NO_TIME, ...NO_TIME)
    .u16(xMin, yMin, xMax, yMax, 0, 8, 2, 1, 0)

const hhea = ({ ascent, descent }: FontMeasures, glyphs: readonly Glyph[], { xMax }: Box): Writer =>
  new Writer()
    .u32(0x10000)
    .u16(ascent, descent, 0, Math.max(...glyphs.map(({ advance }) => advance)), 0, 0, xMax, 1, 0, 0)
    .u16(0, 0, 0, 0, 0, glyphs.length)

const maxp = (glyphs: readonly Glyph[]): Writer =>
  new Writer()
    .u32(0x10000)
    .u16(
      glyphs.length,
      Math.max(...glyphs.map(({ outlines }) => outlines.flat().length)),
      Math.max(...glyphs.map(({ outlines }) => outlines.length)),
    )
    .u16(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)

const os2 = ({ ascent, descent, weight, unitsPerEm }: FontMeasures, glyphs: readonly Glyph[]): Writer => {
  const half = unitsPerEm / 2
  const codes = glyphs.slice(1).map(({ codePoint }) => codePoint)
  return new Writer()
    .u16(4, half, weight, 5, 0, half, half, 0, 0, half, half, 0, 0, 50, half / 2, 0)
    .u8(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    .u32(0, 0, 0, 0)
    .text('BKRK')
    .u16(0x40, Math.min(...codes), Math.max(...codes), ascent, descent, 0, ascent, -descent)
    .u32(0, 0)
    .u16(half, Math.round(0.7 * unitsPerEm), 0, 0x20, 1)
}

const checksum = (bytes: readonly number[]): number => {
  let sum = 0
  for (let place = 0; place < bytes.length; place += 4)
    sum =
      (sum +
        (((bytes[place]! << 24) |
          ((bytes[place + 1] ?? 0) << 16) |
          ((bytes[place + 2] ?? 0) << 8) |
          (bytes[place + 3] ?? 0)) >>>
          0)) >>>
      0
  return sum
}

const MAGIC = 0xb1b0afba

const fileOf = (tables: ReadonlyMap<string, Writer>): Uint8Array => {
  const sorted = [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  const header = new Writer().u32(0x10000)
  header.u16(sorted.length, 16 * power, Math.log2(power), 16 * (sorted.length - power))
  const body = new Writer()
  let headAt = 0
  for (const [tag, table] of sorted) {
    const offset = 12 + 16 * sorted.length + body.bytes.length
    if (tag === 'head') headAt = offset
    header.text(tag).u32(checksum(table.bytes), offset, table.bytes.length)
    for (const byte of table.bytes) body.u8(byte)
    body.padded(4)
  }
  const file = [...header.bytes, ...body.bytes]
  const adjustment = new Writer().u32((MAGIC - checksum(file)) >>> 0).bytes
  file.splice(headAt + 8, 4, ...adjustment)
  return Uint8Array.from(file)
}

/** Builds a TrueType font. The first glyph stands for every character that the font lacks. */
export const trueType = (glyphs: readonly Glyph[], names: FontNames, measures: FontMeasures): Uint8Array => {
  const bytes = glyphs.map(glyphBytes)
  const box = boxOf(glyphs)
  const hmtx = new Writer()
  for (const glyph of glyphs) hmtx.u16(glyph.advance, boxOf([glyph]).xMin)
  return fileOf(
    new Map([
      ['OS/2', os2(measures, glyphs)],
      ['cmap', cmap(glyphs)],
      ['glyf', new Writer().u8(...bytes.flat())],
      ['head', head(measures, box)],
      ['hhea', hhea(measures, glyphs, box)],
      ['hmtx', hmtx],
      ['loca', new Writer().u32(...offsetsOf(bytes))],
      ['maxp', maxp(glyphs)],
      ['name', nameTable(names)],
      ['post', new Writer().u32(0x30000, 0, 0, 0, 0, 0, 0, 0)],
    ]),
  )
}
