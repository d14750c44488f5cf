import { errors, type Locator, type Page } from 'playwright-core'

/** The driver looks often this long, and then twice a second: half of that is lost each time something comes later. */
const OFTEN_MS = 250

/** Longer than nearly everything takes that is waited for. */
const PATIENCE_MS = 3000

type WaitFor = (this: Locator, options?: Parameters<Locator['waitFor']>[0]) => Promise<void>
type Act = (this: Locator, ...args: readonly unknown[]) => Promise<unknown>

/** What acts on an element waits for it first. */
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

const quick = (waitFor: WaitFor): WaitFor =>
  async function (options) {
    const patience = Math.min(PATIENCE_MS, options?.timeout ?? Infinity)
    for (const begun = Date.now(); Date.now() - begun < patience;) {
      try {
        await waitFor.call(this, { ...options, timeout: OFTEN_MS })
        return
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
      }
    }
    await waitFor.call(this, options)
  }

const changed = new WeakSet<Methods>()

/** From now on everything a page is waited for is seen within a tenth of a second, as long as it comes soon. */
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
