import type { Page } from 'playwright-core'

/**
 * Does something and waits until a toast announces it. The waiting begins before: a toast passes after some
 * seconds, and a machine that is busy may look for it too late.
 */
export const tells = async (page: Page, words: string, act: () => Promise<unknown>): Promise<void> => {
  await Promise.all([page.getByText(words).waitFor(), act()])
}
