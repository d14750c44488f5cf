import type { Page } from 'playwright-core'

/**
 * Runs an action and waits until a toast announces it. The wait begins before the action: a toast disappears
 * after some seconds, and a busy machine may look for it too late.
 */
export const tells = async (page: Page, words: string, act: () => Promise<unknown>): Promise<void> => {
  await Promise.all([page.getByText(words).waitFor(), act()])
}
