// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { useSettingsStore } from '../../../../../../renderer/stores/settings'
import {
  TUMBLE_MS,
  useTumble,
  type Tumble,
} from '../../../../../../renderer/features/dice/throwing/useTumble'
import { aWorkbench, SETTINGS } from '../../../../../support/workbench'

/** Sets the system preference for reduced motion. */
const preferReducedMotion = (reduce: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      ({
        matches: query.includes('reduce') && reduce,
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )

const begun = async ({ animation = true, reduce = false } = {}): Promise<Tumble> => {
  preferReducedMotion(reduce)
  aWorkbench()
  useSettingsStore().receive({ ...SETTINGS, animation })
  let tumble: Tumble | undefined
  mount(
    defineComponent(() => {
      tumble = useTumble()
      return () => h('i')
    }),
  )
  await flushPromises()
  return tumble!
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The sides shown until the throw comes to rest, and whether it landed. */
const watched = async (tumble: Tumble, sides: number, lands: number) => {
  const landed = tumble.roll(sides, lands)
  const seen: (number | undefined)[] = [tumble.face.value]
  for (let passed = 0; passed < 2 * TUMBLE_MS; passed += 5) {
    vi.advanceTimersByTime(5)
    if (tumble.face.value !== seen.at(-1)) seen.push(tumble.face.value)
  }
  return { seen, landed: await landed }
}

describe('a tumbling throw', () => {
  test.each([
    [6, 4],
    [2, 1],
    [20, 20],
  ])('of %d sides shows other valid sides first and lands on %d', async (sides, lands) => {
    const { seen, landed } = await watched(await begun(), sides, lands)
    expect(landed).toBe(true)
    expect(seen.at(-1)).toBeUndefined()
    expect(seen.at(-2)).toBe(lands)
    expect(seen[0]).not.toBe(lands)
    for (const face of seen.slice(0, -1)) {
      expect(face).toBeGreaterThanOrEqual(1)
      expect(face).toBeLessThanOrEqual(sides)
    }
  })

  test('lands after its time and not before', async () => {
    const tumble = await begun()
    let landed: boolean | undefined
    void tumble.roll(6, 2).then(value => (landed = value))
    await vi.advanceTimersByTimeAsync(TUMBLE_MS - 100)
    expect([landed, tumble.face.value === undefined]).toEqual([undefined, false])
    await vi.advanceTimersByTimeAsync(200)
    expect([landed, tumble.face.value]).toEqual([true, undefined])
  })

  test('does not land after it is stopped or thrown again', async () => {
    const tumble = await begun()
    const first = tumble.roll(6, 2)
    const second = tumble.roll(6, 3)
    tumble.stop()
    expect(await Promise.all([first, second])).toEqual([false, false])
    expect(tumble.face.value).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a throw without motion', () => {
  test.each([
    ['the system asks for less of it', { reduce: true }],
    ['the settings switch it off', { animation: false }],
  ])('lands at once when %s', async (_, how) => {
    const tumble = await begun(how)
    const landed = tumble.roll(6, 5)
    expect(tumble.face.value).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
    expect(await landed).toBe(true)
  })
})
