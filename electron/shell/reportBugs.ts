import type { Emit } from './ports'
import type { Logger } from './logger'

/** Reports bugs of the main process: they are logged and shown, and the program continues. */
export const reportBugs = (logger: Logger, emit: Emit): void => {
  const report = (event: string) => (error: unknown) => {
    logger.error(event, error)
    emit('app:notice', { kind: 'internalError', detail: String(error) })
  }
  process.on('uncaughtException', report('uncaught exception'))
  process.on('unhandledRejection', report('unhandled rejection'))
}
