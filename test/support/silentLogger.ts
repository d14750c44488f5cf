import type { Logger } from '../../electron/shell/logger'

/** A log that drops everything. */
export const silentLogger: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}
