import { setActivePinia } from 'pinia'
import { afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest'
import { loadLanguages } from '@shared/i18n/languages'
import { speak } from '@shared/i18n/spoken'
import { chosenSet } from '../../renderer/board/pieces/chosenSet'
import { lettering } from '../../renderer/text/lettering'
import { endTimers, watchTimers } from './endTimers'

/*
 * Unit tests share the modules that they import, and tests with a page share the page. Everything that a test leaves
 * behind is removed after it, so that each test finds the state of a program start and depends on no earlier test.
 */

const hasPage = typeof document !== 'undefined'

const clearPage = (): void => {
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
}

beforeAll(() => watchTimers())
await loadLanguages()
// Registered first, so it runs last: services of the test need their timers to end.
beforeEach(() => onTestFinished(endTimers))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  setActivePinia(undefined)
  speak(() => 'en')
  chosenSet.value = 'classic'
  lettering.value = 'letters'
  if (hasPage) clearPage()
})

if (hasPage) {
  const { disableAutoUnmount, enableAutoUnmount } = await import('@vue/test-utils')
  // The library supports one hook at a time, and this one runs before the one above.
  disableAutoUnmount()
  enableAutoUnmount(afterEach)
}
