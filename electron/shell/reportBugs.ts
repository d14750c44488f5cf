import type { Emit } from './ports'
import type { Logger } from './logger'

/** Bugs of the main process: written down and shown, while the program goes on. */
export const reportBugs = (logger: Logger, emit: Emit): void => {
  const report = (event: string) => (error: unknown) => {
    logger.error(event, error)
    emit('app:notice', { kind: 'internalError', detail: String(error) })
  }
  process.on('uncaughtException', report('uncaught exception'))
  process.on('unhandledRejection', report('unhandled rejection'))
}
