import { app } from 'electron'
import type { Logger } from '../shell/logger'
import { type EndingStep, endInOrder } from './ending'

/** Once the window has closed, ends the program after all steps have been taken. */
export const quitAfter = (steps: readonly EndingStep[], logger: Logger): void => {
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', event => {
    event.preventDefault()
    void endInOrder(steps, logger).then(inTime => app.exit(inTime ? 0 : 1))
  })
}
