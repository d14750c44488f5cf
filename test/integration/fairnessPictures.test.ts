import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { variantName } from '@shared/i18n/names/variantNames'
import type { StartsPicture } from '@shared/ipc/contract'
import { unwrap } from '@shared/result'
import { variantById, type VariantId } from '@shared/variants'
import { openAtlasShelf } from '../../electron/atlas/atlasShelf'
import { startsPicture } from '../../electron/atlas/startsPicture'
import { openThrowsShelf } from '../../electron/atlas/throwsShelf'
import { loadCore } from '../../electron/core/load'
import { axisOfPictures } from '../../renderer/features/starts/chartAxis'
import FeatureChart from '../../renderer/features/starts/FeatureChart.vue'
import ThrowsChart from '../../renderer/features/starts/ThrowsChart.vue'
import ValueHistogram from '../../renderer/features/starts/ValueHistogram.vue'
import { scratchFolder } from '../support/scratchFolder'
import { drawChart, sideBySide, standingSvg } from '../support/standingChart'

/* The pictures of docs/fairness.md, drawn as on the Starts page; `npm run fairness-tables` writes them again. */

const root = path.join(import.meta.dirname, '..', '..')
const pictureFile = (name: string) => path.join(root, 'docs', 'images', 'fairness', `${name}.svg`)

const systems = readdirSync(path.join(root, 'resources', 'atlas'))
  .filter(file => file.endsWith('.atlas'))
  .map(file => file.replace(/\.atlas$/, '') as VariantId)
  .sort()
/** Holds only the atlases that come with the program. */
const shelf = openAtlasShelf(path.join(root, 'no folder'))
const startsOf = (system: VariantId) => unwrap(shelf.open(variantById(system), []))
const pictureOf = (system: VariantId): StartsPicture => startsPicture(startsOf(system), { side: 'either' })

test('the histograms of all families match what the program draws', async () => {
  const pictures = systems.map(pictureOf)
  const axis = axisOfPictures(pictures)
  const charts = await Promise.all(
    pictures.map(async picture => {
      const chart = await drawChart(ValueHistogram, { picture, axis, height: 120 })
      const mark = picture.atlas.estimatedFrom === null ? '' : ' ≈'
      return { ...chart, title: `${variantName(variantById(picture.variant))}${mark}` }
    }),
  )
  await expect(standingSvg(sideBySide(charts, 2), 'features/starts/ValueHistogram.vue')).toMatchFileSnapshot(
    pictureFile('histograms'),
  )
})

test('the chart of throw values against array means matches what the program draws', async () => {
  const system = 'fischer-benko'
  const throws = openThrowsShelf(loadCore(), await scratchFolder())
  const starts = startsOf(system)
  const found = unwrap(await throws.valuesOf(variantById(system), starts, 'sequential'))
  const isEstimate = starts.facts.estimatedFrom !== null
  const chart = await drawChart(ThrowsChart, { throws: { ...found, isEstimate }, within: 25 })
  await expect(standingSvg(chart, 'features/starts/ThrowsChart.vue')).toMatchFileSnapshot(
    pictureFile('throws'),
  )
})

test('the chart of features with their errors matches what the program draws', async () => {
  const chart = await drawChart(FeatureChart, { picture: pictureOf('chess960') })
  await expect(standingSvg(chart, 'features/starts/FeatureChart.vue')).toMatchFileSnapshot(
    pictureFile('features'),
  )
})
