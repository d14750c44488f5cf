import { app } from 'electron'
import type { Logger } from '../logging/logger'

/** What is to be written must not keep the program from ending for ever. */
const LIMIT_MS = 5_000

/** Ends the program only after `dispose` has written everything, once the window has closed. */
export const quitAfter = (dispose: () => Promise<void>, logger: Logger): void => {
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', event => {
    event.preventDefault()
    const limit = setTimeout(() => {
      logger.error('gave up waiting at the end')
      app.exit(1)
    }, LIMIT_MS)
    dispose()
      .catch((error: unknown) => logger.error('not all was written at the end', error))
      .finally(() => {
        clearTimeout(limit)
        app.exit()
      })
  })
}
