// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { expect, onTestFinished, test } from 'vitest'
import { effectScope, nextTick, shallowRef } from 'vue'
import { variantById, VARIANTS, type VariantId } from '@shared/variants'
import ArmyLegend from '../../../../../renderer/features/stage/ArmyLegend.vue'
import { legendRoles } from '../../../../../renderer/features/stage/armyLegend'
import { useLegend } from '../../../../../renderer/features/stage/useLegend'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { aWorkbench, SETTINGS } from '../../../../support/workbench'

const opened = () => {
  aWorkbench({ 'settings:update': patch => ({ ...SETTINGS, ...useSettingsStore().settings, ...patch }) })
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const seen = shallowRef<{ key: string; variant: VariantId }>()
  const isShown = scope.run(() =>
    useLegend(() => seen.value && { ...seen.value, variant: variantById(seen.value.variant) }),
  )!
  const open = async (key: string, variant: VariantId) => {
    seen.value = { key, variant }
    await nextTick()
    return isShown.value
  }
  return open
}

test('the legend of a variant is shown in ten of its games, however often each is viewed', async () => {
  const open = opened()
  for (let game = 1; game <= 10; game++) {
    expect(await open(`game ${game}`, 'capablanca-random')).toBe(true)
    expect(await open('first', 'chess960')).toBe(false)
    expect(await open(`game ${game}`, 'capablanca-random')).toBe(true)
  }
  expect(await open('game 11', 'capablanca-random')).toBe(false)
  expect(await open('game 12', 'korean-random')).toBe(true)
})

test('variants with their own pieces have a legend', () => {
  const explained = VARIANTS.filter(variant => legendRoles(variant).length > 0)
  expect(explained.map(({ id }) => id)).toEqual([
    'modern-random',
    'capablanca-random',
    'modern-capablanca-random',
    'korean-random',
  ])
})

test.each([
  [
    'capablanca-random',
    ['archbishop: bishop and knight', 'chancellor: rook and knight', 'promotes to Q C A R B N'],
  ],
  ['modern-random', ['prime minister: bishop and knight', 'promotes to Q R B N M']],
  [
    'korean-random',
    [
      'A cannon jumps over exactly one piece; a dashed ring marks it in arrows.',
      'No stalemate: a player may pass.',
    ],
  ],
] as const)('the legend of %s is one line', (variant, texts) => {
  const legend = mount(ArmyLegend, { props: { variant: variantById(variant) } })
  expect(legend.findAll('p > span').map(part => part.text())).toEqual(texts)
})
