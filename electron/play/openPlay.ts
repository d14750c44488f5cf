import type { OwnPool } from '../analysis/openAnalysis'
import type { Core } from '../core/load'
import type { Logger } from '../logging/logger'
import { type PlayService, playService } from './playService'

/** One thread and little memory: a game needs no more, and analysis may run beside it. */
const SIZE = { threads: 1, hashMiB: 32 }

/** Practice games on a pool of their own. */
export const openPlay = (core: Core, openOwnPool: OwnPool, logger: Logger): PlayService =>
  playService(core, () => openOwnPool(SIZE, fault => logger.error('the engine of a game', fault)))
