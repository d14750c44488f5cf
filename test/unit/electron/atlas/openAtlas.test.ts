import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { NO_VALUE } from '@shared/atlas/fairness'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { openAtlas } from '../../../../electron/atlas/openAtlas'
import { denoisedAtlasBytes } from '../../../../electron/atlas/writeAtlas'
import { anAtlasHeader, writeAnAtlas } from '../../../support/anAtlas'
import { scratchFolder } from '../../../support/scratchFolder'

const scratchFile = async (): Promise<string> => path.join(await scratchFolder(), 'some.atlas')

/** Values of all sizes, some of them missing. */
const someValues = (count: number): Int16Array => {
  const random = seededRandom('values')
  return Int16Array.from({ length: count }, () => {
    const value = random.below(6001) - 3000
    return value % 7 === 0 ? NO_VALUE : value
  })
}

describe('a written atlas', () => {
  test.each(['chess', 'arrangement', 'chess960', 'beautiful', 'double-chess960'] as const)(
    'is read back unchanged: %s',
    async id => {
      const file = await scratchFile()
      const header = anAtlasHeader(id)
      const values = someValues(header.arrays)
      writeAnAtlas(file, header, values)
      using atlas = unwrap(openAtlas(file))
      expect(atlas.header).toEqual(header)
      expect(atlas.family.members.map(member => member.id)).toContain(id)
      expect(Buffer.from(atlas.all().buffer).equals(Buffer.from(values.buffer))).toBe(true)
      const random = seededRandom(id)
      const looked = [0, header.arrays - 1, ...Array.from({ length: 300 }, () => random.below(header.arrays))]
      for (const number of looked)
        expect(atlas.valueOf(number)).toBe(values[number] === NO_VALUE ? undefined : values[number])
    },
  )

  test('takes two bytes per array, low byte first, and little else', async () => {
    const file = await scratchFile()
    const values = new Int16Array(960).fill(NO_VALUE)
    values[0] = -2
    values[1] = 258
    writeAnAtlas(file, anAtlasHeader('chess960'), values)
    const bytes = readFileSync(file)
    const begin = bytes.length - 32 - 2 * 960
    expect(begin % 16).toBe(0)
    expect(begin).toBeLessThan(400)
    expect([...bytes.subarray(begin, begin + 6)]).toEqual([0xfe, 0xff, 2, 1, 0, 0x80])
  })

  test('has no values beyond its arrays', async () => {
    const file = await scratchFile()
    writeAnAtlas(file, anAtlasHeader('chess960'), new Int16Array(960).fill(5))
    using atlas = unwrap(openAtlas(file))
    expect([-1, 960, 1e12, NaN].map(number => atlas.valueOf(number))).toEqual(Array(4).fill(undefined))
    expect(atlas.valueOf(959)).toBe(5)
  })

  test('records the options that it was built with', async () => {
    const file = await scratchFile()
    writeAnAtlas(file, anAtlasHeader('arrangement', { options: ['curtailed'] }), new Int16Array(80))
    using atlas = unwrap(openAtlas(file))
    expect(atlas.family.options).toEqual(['curtailed'])
  })
})

describe('an atlas with denoised values', () => {
  const header = anAtlasHeader('arrangement', { denoised: { trust: 0.2 } })
  const [found, told] = [someValues(160).subarray(0, 80), someValues(160).subarray(80)]
  const write = async (): Promise<string> => {
    const file = await scratchFile()
    writeFileSync(file, Buffer.concat(denoisedAtlasBytes(header, found, told)))
    return file
  }

  test('also keeps the values of the search', async () => {
    using atlas = unwrap(openAtlas(await write()))
    expect(atlas.header).toEqual(header)
    expect([...atlas.all()]).toEqual([...told])
    const none = (value: number) => (value === NO_VALUE ? undefined : value)
    for (let number = 0; number < 80; number++) {
      expect(atlas.valueOf(number)).toBe(none(told[number]!))
      expect(atlas.foundOf(number)).toBe(none(found[number]!))
    }
    expect([...atlas.found().values]).toEqual([...found].filter(value => value !== NO_VALUE))
  })

  test('cannot be opened when it is damaged, cut off or of a format without denoised values', async () => {
    const file = await write()
    const sound = readFileSync(file)
    for (let at = 0; at < sound.length; at += 7) {
      const bytes = Buffer.from(sound)
      bytes[at] = bytes[at]! ^ (1 << (at % 8))
      writeFileSync(file, bytes)
      expect(openAtlas(file).ok).toBe(false)
      writeFileSync(file, sound.subarray(0, at))
      expect(openAtlas(file).ok).toBe(false)
    }
    sound.writeUInt32LE(1, 8)
    writeFileSync(file, sound)
    expect(openAtlas(file)).toEqual({ ok: false, error: { kind: 'damaged' } })
  })
})

describe('opening an atlas', () => {
  test('refuses a file with a bit flipped in any byte', async () => {
    const file = await scratchFile()
    writeAnAtlas(file, anAtlasHeader('arrangement'), someValues(80))
    const sound = readFileSync(file)
    for (let at = 0; at < sound.length; at++) {
      const bytes = Buffer.from(sound)
      bytes[at] = bytes[at]! ^ (1 << (at % 8))
      writeFileSync(file, bytes)
      expect(openAtlas(file).ok).toBe(false)
    }
  })

  test('refuses a file cut off at any byte or longer than it says', async () => {
    const file = await scratchFile()
    writeAnAtlas(file, anAtlasHeader('arrangement'), someValues(80))
    const sound = readFileSync(file)
    for (let length = 0; length < sound.length; length++) {
      writeFileSync(file, sound.subarray(0, length))
      const opened = openAtlas(file)
      expect(opened).toMatchObject({ ok: false, error: { kind: length === 0 ? 'noAtlas' : 'cutOff' } })
    }
    writeFileSync(file, Buffer.concat([sound, Buffer.from([0])]))
    expect(openAtlas(file)).toMatchObject({ ok: false, error: { kind: 'damaged' } })
  })

  test.each([
    ['a game', '[Event "A"]\n\n1. e4 e5 *\n'],
    ['a picture', '\x89PNG\r\n\x1a\n'],
    ['empty', ''],
  ])('refuses a file of another kind: %s', async (_, text) => {
    const file = await scratchFile()
    writeFileSync(file, text, 'latin1')
    expect(openAtlas(file)).toEqual({ ok: false, error: { kind: 'noAtlas' } })
  })

  test('refuses a newer format', async () => {
    const file = await scratchFile()
    writeAnAtlas(file, anAtlasHeader('chess'), new Int16Array(1))
    const bytes = readFileSync(file)
    bytes.writeUInt32LE(4, 8)
    writeFileSync(file, bytes)
    expect(openAtlas(file)).toEqual({ ok: false, error: { kind: 'otherFormat', found: 4, known: 3 } })
  })

  test.each([
    ['other rules', anAtlasHeader('chess960', { rules: '0123456789abcdef' })],
    ['another number of arrays', anAtlasHeader('chess960', { arrays: 80 })],
    ['a system of a later version', anAtlasHeader('chess960', { system: 'chess9600' })],
    ['an option that is no longer there', anAtlasHeader('chess960', { options: [], system: 'chess' })],
    ['an option of another system', { ...anAtlasHeader('chess960'), options: ['curtailed'] }],
  ])('refuses %s, as an older or newer version may have written it', async (_, header) => {
    const file = await scratchFile()
    writeAnAtlas(file, header, new Int16Array(header.arrays))
    expect(openAtlas(file)).toEqual({ ok: false, error: { kind: 'otherRules', system: header.system } })
  })

  test.each([
    ['a field that is missing', { system: 'chess' }],
    ['an invalid date', { ...anAtlasHeader('chess'), date: 'yesterday' }],
    ['nodes that are no number', { ...anAtlasHeader('chess'), nodes: 'many' }],
  ])('refuses a header with %s', async (_, header) => {
    const file = await scratchFile()
    writeAnAtlas(file, header as never, new Int16Array(1))
    expect(openAtlas(file)).toEqual({ ok: false, error: { kind: 'damaged' } })
  })

  test('throws when the file is cut off after it was opened', async () => {
    const file = await scratchFile()
    writeAnAtlas(file, anAtlasHeader('chess960'), new Int16Array(960).fill(5))
    using atlas = unwrap(openAtlas(file))
    expect(atlas.valueOf(900)).toBe(5)
    truncateSync(file, 500)
    expect(() => atlas.valueOf(900)).toThrow('cut off while it was read')
    expect(() => atlas.all()).toThrow('cut off while it was read')
  })

  test('throws the system error for a missing file or a folder', async () => {
    const folder = await scratchFolder()
    mkdirSync(path.join(folder, 'folder'))
    expect(() => openAtlas(path.join(folder, 'none.atlas'))).toThrow(/ENOENT/)
    expect(() => openAtlas(path.join(folder, 'folder'))).toThrow(/no ordinary file|EISDIR/)
  })
})
