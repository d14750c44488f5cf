import { expect, test } from 'vitest'
import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { randomStartSetup, startSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import { startsOfThrow } from '../../../../electron/atlas/arisingStarts'
import { openAtlasShelf, restrictedTo } from '../../../../electron/atlas/atlasShelf'
import { startsCsv, startsPicture } from '../../../../electron/atlas/startsPicture'
import { loadCore } from '../../../../electron/core/load'
import { scratchFolder } from '../../../support/scratchFolder'

const core = loadCore()
const variant = variantById('fischer-benko')
const thrown = (number: number) => makeFen(variant, unwrap(randomStartSetup(variant, number)))

test('an atlas restricted to the starts of a throw counts and lists only those starts', async () => {
  const all = unwrap(openAtlasShelf(await scratchFolder()).open(variant, []))
  // White Bb1 Bc1 Re1, Black Bc8 Bf8 Rg8.
  const numbers = startsOfThrow(core, variant, thrown(4532))!
  const known = restrictedTo(all, numbers)!
  const values = numbers.map(number => all.valueOf(number)!)
  const filter = { side: 'either' } as const
  const picture = startsPicture(known, filter)
  expect(picture.all.starts).toBe(numbers.length)
  expect(picture.matching).toBe(numbers.length)
  expect(picture.all.mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length)
  expect(picture.bins.counts.reduce((sum, count) => sum + count, 0)).toBe(numbers.length)
  expect(picture.lists.white[0]!.value).toBe(Math.max(...values))
  expect(picture.lists.black[0]!.value).toBe(Math.min(...values))
  for (const { white, black, number } of picture.lists.even) {
    expect(white).toMatch(/^.BB.R...$/)
    expect(black).toMatch(/^..B..BR.$/)
    expect(numbers).toContain(number)
  }
  // A feature that all starts share is left out because it says nothing.
  for (const { starts } of picture.features) expect(starts).toBeLessThan(numbers.length)
  const lines = startsCsv(known, { ...filter, kings: [5] })
    .trimEnd()
    .split('\n')
    .slice(1)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThan(numbers.length)
  // The full atlas is unchanged.
  expect(startsPicture(all, filter).all.starts).toBe(921_600)
})

test('a position that is not a throw of the system has no starts', () => {
  expect(startsOfThrow(core, variant, makeFen(variant, unwrap(startSetup(variant, 1))))).toBeUndefined()
  expect(startsOfThrow(core, variant, 'not a FEN')).toBeUndefined()
  const bare = variantById('pre-chess')
  expect(startsOfThrow(core, bare, makeFen(bare, unwrap(randomStartSetup(bare, 0))))).toBeUndefined()
})
