// @vitest-environment happy-dom
import { mount, type VueWrapper } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ComponentPublicInstance } from 'vue'
import { formatNumber } from '@shared/i18n/numbers'
import { variantName } from '@shared/i18n/names/variantNames'
import { t } from '@shared/i18n/t'
import { startCount } from '@shared/setup/starts/starts'
import { VARIANTS, variantById, type VariantId } from '@shared/variants'
import { guideOf } from '@shared/variants/guide'
import { rulesService } from '../../../../../electron/rules/rulesService'
import GuideDialog from '../../../../../renderer/features/guide/GuideDialog.vue'
import { theCore } from '../../../../support/aPosition'
import { aWorkbench, settled } from '../../../../support/workbench'

const rules = rulesService(theCore())

const opened = async (chosen: VariantId) => {
  aWorkbench({ 'rules:legal': rules['rules:legal'], 'rules:play': rules['rules:play'] })
  const dialog = mount(GuideDialog, { attachTo: document.body, props: { chosen } }) as VueWrapper
  await settled()
  return dialog
}

const page = (selector: string) => document.body.querySelector<HTMLElement>(selector)!
const all = (selector: string, within: ParentNode = document.body) => [
  ...within.querySelectorAll<HTMLElement>(selector),
]
const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
const exampleCalled = (title: string) =>
  all('.guide-example').find(one => textOf(one.querySelector('h4')) === title)!

const press = async (key: string, target: HTMLElement) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await settled()
}

const click = async (element: HTMLElement) => {
  element.click()
  await settled()
}

const buttonCalled = (name: string, within: ParentNode) =>
  all('button', within).find(one => (one.getAttribute('aria-label') ?? textOf(one)) === name)!

/** The text read out for a square, such as `g1: white knight`. */
const on = (square: string, within: ParentNode) =>
  all('[role=gridcell]', within)
    .map(textOf)
    .find(text => text.startsWith(square))

beforeEach(() => {
  document.body.replaceChildren()
})

describe('the rules dialog', () => {
  test.each(VARIANTS)('shows the page of $name with its counts', async variant => {
    await opened(variant.id)
    expect(page('.guide-page h2').textContent).toBe(variantName(variant))
    expect(all('.guide-page .section h3').map(textOf)).toEqual(
      guideOf(variant.id).sections.map(({ id }) => t(`guide.sections.${id}`)),
    )
    expect(textOf(page('.guide-page .facts'))).toContain(
      `First positions${formatNumber(startCount(variant))}`,
    )
    expect(textOf(page('.guide-page'))).not.toContain('…')
    expect(all('.guide-example').length + all('.guide-picture').length).toBeGreaterThan(0)
  })

  test('lists the variants and switches to another', async () => {
    const dialog = await opened('chess')
    expect(all('[role=option]')).toHaveLength(VARIANTS.length)
    await click(page('#guide-beautiful'))
    expect(dialog.emitted('choose')).toEqual([['beautiful']])
    await dialog.setProps({ chosen: 'beautiful' })
    await settled()
    expect(page('.guide-page h2').textContent).toBe('Beautiful Chess')
  })

  test('explains the 80 starts of Arrangement with its numbers', async () => {
    await opened('arrangement')
    const text = textOf(all('.guide-page .section').find(one => textOf(one).startsWith('Why 80')))
    expect(text).toContain('His rules give 80: the king has 5 choices')
    expect(text).toContain('5 × 4 × 4 is 80')
    expect(text).toContain('That would give 84')
  })

  test('starts an analysis and closes', async () => {
    const dialog = await opened('chess960')
    await click(buttonCalled('New analysis', page('.guide-page')))
    await press('Escape', page('.guide-page'))
    expect(dialog.emitted('begin')).toHaveLength(1)
    expect(dialog.emitted('close')).toHaveLength(1)
  })
})

describe('an example in the rules dialog', () => {
  const leap = () => exampleCalled('Over three pieces into the bunker')

  test('can be stepped through by keys, buttons and moves, and is read out', async () => {
    await opened('contemporary-random')
    expect(on('g1', leap())).toBe('g1: white knight')
    for (let step = 0; step < 3; step += 1) await press('ArrowRight', leap())
    expect(on('g1', leap())).toBe('g1: white king')
    expect(textOf(leap().querySelector('[aria-live]'))).toContain('White:')
    await click(buttonCalled('Back (←)', leap()))
    expect(on('c1', leap())).toBe('c1: white king')
    await click(buttonCalled('Kf>>b8', leap()))
    expect(on('b8', leap())).toBe('b8: black king')
    await press('Home', leap())
    expect(on('f8', leap())).toBe('f8: black king')
  })

  test('shows a barred move only in the position where it is barred', async () => {
    await opened('contemporary-random')
    expect(all('.barred li', leap()).map(textOf)).toEqual(['No Kc>>g1 here. The knight still stands on g1.'])
    expect(all('.mark.is-barred', leap())).toHaveLength(1)
    await press('ArrowRight', leap())
    expect(all('.barred li', leap())).toEqual([])
    expect(all('.mark.is-barred', leap())).toEqual([])
  })

  test('shows the ways for a piece in hand and hatches its dead end', async () => {
    await opened('fischer-benko')
    const dead = exampleCalled('A king with no way back')
    expect(all('.mark.is-ways', dead).map(textOf)).toEqual(['12 ways', '9 ways', '6 ways', '3 ways'])
    expect(all('.mark.is-barred', dead)).toHaveLength(1)
  })

  test('can be left by playing another move, and resumed', async () => {
    const dialog = await opened('contemporary-random')
    const boards = dialog.findAllComponents({ name: 'BoardView' })
    const board = boards.find(one => leap().contains(one.element as Node))!.vm as ComponentPublicInstance
    board.$emit('move', 'e2e4')
    await settled()
    expect(on('e4', leap())).toBe('e4: white pawn')
    expect(all('.example-moves button', leap()).map(textOf)).toEqual(['e4'])
    await click(buttonCalled('Back to the example', leap()))
    expect(all('.example-moves button', leap()).map(textOf)).toHaveLength(6)
    board.$emit('move', 'g1f3')
    await settled()
    expect(buttonCalled('Back to the example', leap())).toBeUndefined()
    expect(on('f3', leap())).toBe('f3: white knight')
  })

  test('numbers the two plies that White plays after the relocation', async () => {
    await opened('arrangement')
    const moves = exampleCalled('Kings to the g-file, queens apart').querySelector('.example-moves')
    expect(textOf(moves)).toBe('1...K<=>g82.K<=>g1Q<=>e83.Q<=>b13.e4e5')
  })

  test('opens in a tab with its moves', async () => {
    const dialog = await opened('transcendental')
    await click(buttonCalled('Try it', exampleCalled('Both sides transpose')))
    const [[pgn]] = dialog.emitted('tryIt') as [[string]]
    expect(pgn).toContain('[Variant "Transcendental Chess"]')
    expect(pgn).toContain('Nb1<=>Qg1 Qd8<=>Ng8 e4 e5 *')
  })

  test('is shown along with the picture of an array', async () => {
    await opened('capablanca-random')
    expect(all('.guide-example')).not.toEqual([])
    expect(all('.guide-picture .board > span')).toHaveLength(80)
    expect(textOf(page('.guide-page'))).toContain('They leave 48,000 ranks.')
  })

  test('uses only options of its variant', () => {
    const { options } = variantById('arrangement-random')
    const used = guideOf('arrangement-random').sections.flatMap(({ blocks }) =>
      blocks.flatMap(block => (block.kind === 'example' ? block.options : [])),
    )
    expect(options.map(({ id }) => id)).toEqual(expect.arrayContaining([...used]))
  })
})
