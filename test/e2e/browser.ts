import { chromium, type Browser } from 'playwright-core'
import { switches } from './programs'

let started: Promise<Browser> | undefined

/** The browser that all tests of a worker share, each in a context of its own. It ends with the worker. */
export const sharedBrowser = async (executablePath: string): Promise<Browser> => {
  if (!(await started)?.isConnected()) {
    started = chromium.launch({
      executablePath,
      args: [...switches(), '--disable-background-networking', '--no-first-run'],
    })
  }
  return started!
}
