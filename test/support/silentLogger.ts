import type { Logger } from '../../electron/shell/logger'

/** A log that nobody reads. */
export const silentLogger: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
