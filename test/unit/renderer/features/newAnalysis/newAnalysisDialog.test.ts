// @vitest-environment happy-dom
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { formatNumber } from '@shared/i18n/numbers'
import type { Handlers, PositionRequest } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import type { VariantId } from '@shared/variants'
import NewAnalysisDialog from '../../../../../renderer/features/newAnalysis/NewAnalysisDialog.vue'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, SETTINGS, settled } from '../../../../support/workbench'

const allowed: Handlers['rules:legal'] = ({ fen }) =>
  ok({ fen, moves: [], check: false, ways: { white: 12, black: 18 }, warnings: [] })

let wrapper: VueWrapper
let bridge: MemoryBridge

const opened = async (lastVariant: VariantId, initialText = '', legal: Handlers['rules:legal'] = allowed) => {
  bridge = aWorkbench({ 'rules:legal': legal })
  useSettingsStore().receive({ ...SETTINGS, lastVariant })
  wrapper = mount(NewAnalysisDialog, { attachTo: document.body, props: { initialText } }) as VueWrapper
  await settled()
}

const page = (selector: string) => document.body.querySelector<HTMLElement>(selector)!
const all = (selector: string) => [...document.body.querySelectorAll<HTMLElement>(selector)]
const box = () => page('.one-box-field textarea') as HTMLTextAreaElement
const primary = () => page('.foot .is-primary') as HTMLButtonElement
const titles = () => all('.reading .title').map(title => title.textContent)

const type = async (text: string) => {
  box().value = text
  box().dispatchEvent(new Event('input'))
  await flushPromises()
}

const press = async (key: string, over: KeyboardEventInit = {}, target: HTMLElement = box()) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...over }))
  await flushPromises()
}

const click = async (element: HTMLElement) => {
  element.click()
  await flushPromises()
}

/** The chosen variants, as saved for the next time. */
const variantsChosen = () => bridge.askedFor('settings:update').map(([{ lastVariant }]) => lastVariant)
const created = () => wrapper.emitted<[PositionRequest, unknown]>('create') ?? []

afterEach(() => wrapper.unmount())

describe('the New analysis dialog', () => {
  test('offers every reading with the likeliest selected, and opens it on Enter', async () => {
    await opened('fischer-benko', '4532')
    expect(titles()).toEqual(['Throw 4,532 of 9,216', 'Start 4,532 of 921,600'])
    expect(page('.refused').textContent).toContain('Not a Chess960 number')
    expect(page('.start-preview').textContent).toContain('216 (12 × 18)')
    expect(primary().textContent).toContain('Begin setup')
    await press('Enter')
    expect(created()).toEqual([
      [
        {
          variant: 'fischer-benko',
          fen: '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1',
          options: [],
        },
        [],
      ],
    ])
  })

  test('chooses another reading by digit, arrow or click', async () => {
    await opened('fischer-benko', '4532')
    const chosen = () => all('.reading').findIndex(row => row.getAttribute('aria-checked') === 'true')
    await press('2', { altKey: true, code: 'Digit2' })
    expect(chosen()).toBe(1)
    expect(primary().textContent).toContain('Open')
    await press('ArrowUp')
    expect(chosen()).toBe(0)
    await click(all('.reading')[1]!)
    expect(chosen()).toBe(1)
    await press('1', { code: 'Digit1' })
    expect(chosen()).toBe(1)
    await press('1', { code: 'Digit1' }, primary())
    expect(chosen()).toBe(0)
  })

  test('keeps an unreadable text and explains it under the box', async () => {
    await opened('chess960')
    await type('960')
    expect(box().value).toBe('960')
    expect(page('.one-box-field .error').textContent).toContain('starts run from 0 to 959')
    expect(primary().disabled).toBe(true)
    await press('Enter')
    expect(created()).toEqual([])
  })

  test('does not open an illegal position', async () => {
    await opened('chess', '4k3/8/8/8/8/8/8/4RK2 w - - 0 1', () =>
      err({ kind: 'position', fault: 'oppositeCheck' }),
    )
    expect(page('.start-preview .fault').textContent).toContain('not to move is in check')
    expect(primary().disabled).toBe(true)
  })

  test('opens a start of a larger board', async () => {
    await opened('korean-random', '0')
    expect(titles()).toEqual(['Start 0 of 36'])
    expect(primary().disabled).toBe(false)
  })

  test('passes pasted games on unchanged', async () => {
    const pgn = '[Event "A"]\n\n1. e4 *\n\n[Event "B"]\n\n1. d4 *\n'
    await opened('korean-random', pgn)
    expect(page('.badge').textContent).toBe('PGN, 2 games')
    await press('Enter')
    expect(wrapper.emitted('openGames')).toEqual([[pgn]])
  })

  test('draws the same start from the same seed, and writes the seed into the game', async () => {
    await opened('fischer-benko')
    const seed = page('.seed input') as HTMLInputElement
    const draw = async () => {
      await type('')
      seed.value = 'saturday'
      seed.dispatchEvent(new Event('input'))
      await click(all('.draw-one button')[0]!)
      return box().value
    }
    const first = await draw()
    expect(await draw()).toBe(first)
    expect(titles()[0]).toBe(`Throw ${formatNumber(Number(first))} of 9,216`)
    await press('Enter')
    expect(created()[0]?.[1]).toEqual([{ name: 'Seed', value: 'saturday' }])
    await type('0')
    await press('Enter')
    expect(created()[1]?.[1]).toEqual([])
  })

  test('has only one reading for a drawn start', async () => {
    await opened('contemporary-random', '78')
    expect(titles()).toHaveLength(2)
    for (const seed of ['a', 'b', 'c']) {
      const field = page('.seed input') as HTMLInputElement
      field.value = seed
      field.dispatchEvent(new Event('input'))
      await click(all('.draw-one button')[0]!)
      expect(titles()).toEqual([expect.stringContaining(`Start ${formatNumber(Number(box().value))} of`)])
    }
  })

  test('draws differently without a seed', async () => {
    await opened('half-random-transcendental')
    const drawn = new Set<string>()
    for (let i = 0; i < 8; i += 1) {
      await click(all('.draw-one button')[1]!)
      drawn.add(box().value)
    }
    expect(drawn.size).toBeGreaterThan(1)
  })

  test('offers other variants in which the typed ranks are a start', async () => {
    await opened('fischer-benko', 'BQNRRBKN / BKNBRNQR')
    expect(titles()).toEqual([])
    const offer = all('.elsewhere button').find(button => button.textContent.includes('Half-Random'))!
    expect(offer.textContent.trim()).toBe('It is a position of Half-Random Transcendental')
    await click(offer)
    expect(variantsChosen()).toEqual(['half-random-transcendental'])
    expect(titles()).toHaveLength(1)
    expect(all('.elsewhere')).toEqual([])
  })

  test('opens on a second Enter in the variant search, after the first has chosen the variant', async () => {
    await opened('fischer-benko', '4532')
    const search = page('.variant-list input') as HTMLInputElement
    search.value = 'korean'
    search.dispatchEvent(new Event('input'))
    await flushPromises()
    await press('Enter', {}, search)
    expect(variantsChosen()).toEqual(['korean-random'])
    expect(created()).toEqual([])
    await type('7')
    await press('Enter', {}, search)
    expect(created()).toHaveLength(1)
  })

  test('opens on Enter right after a click on a variant, with the focus still in the list', async () => {
    await opened('chess960', '518')
    await click(page('#variant-double-chess960'))
    await press('Enter', {}, page('.variant-list [role=listbox]'))
    expect(created().map(([{ variant }]) => variant)).toEqual(['double-chess960'])
  })

  test('changes the variant and reports the choice', async () => {
    await opened('chess960', '518')
    await click(page('#variant-double-chess960'))
    expect(variantsChosen()).toEqual(['double-chess960'])
    expect(titles()).toEqual(['Start 518 of 921,600', 'Start 497,798 of 921,600'])
  })

  test('offers the options of the variant', async () => {
    await opened('arrangement-random', '0')
    await click(page('.option input'))
    await press('Enter')
    expect(created()[0]?.[0].options).toEqual(['curtailed'])
  })

  test('closes on Escape and on Cancel', async () => {
    await opened('chess')
    await press('Escape')
    await click(all('.foot .button').find(button => button.textContent === 'Cancel')!)
    expect(wrapper.emitted('close')?.length).toBe(2)
  })
})
