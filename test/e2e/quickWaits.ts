import type { Locator, Page } from 'playwright-core'

/**
 * Pauses between checks, in milliseconds, three seconds in all; almost nothing takes longer. The driver itself checks
 * four times within 0.2 s, and then twice a second: each check goes through the whole page, and a later change costs
 * half a second.
 */
const PAUSES = [30, 60, 100, ...Array.from({ length: 19 }, () => 150)]

type WaitFor = (this: Locator, options?: Parameters<Locator['waitFor']>[0]) => Promise<void>
type Act = (this: Locator, ...args: readonly unknown[]) => Promise<unknown>

/** The methods that act on an element and wait for it first. */
const ACTIONS = [
  'click',
  'dblclick',
  'fill',
  'press',
  'hover',
  'focus',
  'selectOption',
  'textContent',
] as const

type Methods = Record<(typeof ACTIONS)[number], Act> & { waitFor: WaitFor }

type State = NonNullable<NonNullable<Parameters<Locator['waitFor']>[0]>['state']>

/** Functions that check once whether a locator has reached a state. */
const LOOKS: Readonly<Record<State, (locator: Locator) => Promise<boolean>>> = {
  attached: async locator => (await locator.count()) === 1,
  detached: async locator => (await locator.count()) === 0,
  visible: locator => locator.isVisible(),
  hidden: locator => locator.isHidden(),
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Checks quickly before the driver's own wait, which also reports errors of a locator or a page. */
const quick = (waitFor: WaitFor): WaitFor =>
  async function (options) {
    const look = LOOKS[options?.state ?? 'visible']
    const end = Date.now() + (options?.timeout ?? Infinity)
    for (const ms of PAUSES) {
      const seen = await look(this).catch(() => undefined)
      if (seen === true) return
      if (seen === undefined || Date.now() + ms > end) break
      await pause(ms)
    }
    await waitFor.call(this, options)
  }

const changed = new WeakSet<Methods>()

/** Makes all waits for a page end within 0.15 s of the awaited change, if it comes within three seconds. */
export const waitQuickly = (page: Page): void => {
  const methods = Object.getPrototypeOf(page.locator('html')) as Methods
  if (changed.has(methods)) return
  changed.add(methods)
  const waitFor = quick(methods.waitFor)
  methods.waitFor = waitFor
  for (const name of ACTIONS) {
    const act = methods[name]
    methods[name] = async function (...args) {
      await waitFor.call(this, { state: 'attached' })
      return act.apply(this, [...args])
    }
  }
}
