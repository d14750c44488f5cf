import { ok, type Result } from '@shared/result'
import type { PoolError, PoolFault, PoolSize } from '../pool/poolBounds'
import type { PoolOpener, SearchPool } from '../pool/searchPool'

/** A pool that is opened when it is needed first, so that hash and threads can be set before without any cost. */
export interface EnginePool {
  readonly open: () => Promise<SearchPool>
  readonly resize: (size: PoolSize) => Promise<Result<void, PoolError>>
  readonly newGame: () => Promise<void>
  readonly close: () => Promise<void>
}

export const enginePool = (
  openPool: PoolOpener,
  first: PoolSize,
  onFault: (fault: PoolFault) => void,
): EnginePool => {
  let size = first
  let pool: SearchPool | undefined
  return {
    open: async () => (pool ??= await openPool(size, onFault)),
    resize: async wanted => {
      const taken = pool ? await pool.configure(wanted) : ok(undefined)
      if (taken.ok) size = wanted
      return taken
    },
    newGame: async () => pool?.newGame(),
    close: async () => pool?.close(),
  }
}
