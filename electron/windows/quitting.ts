import { app } from 'electron'
import type { Logger } from '../shell/logger'
import { type EndingStep, endInOrder } from './ending'

/** Ends the program only after all steps, once the window has closed. */
export const quitAfter = (steps: readonly EndingStep[], logger: Logger): void => {
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', event => {
    event.preventDefault()
    void endInOrder(steps, logger).then(inTime => app.exit(inTime ? 0 : 1))
  })
}
