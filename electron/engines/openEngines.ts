import path from 'node:path'
import type { Core } from '../core/load'
import { jsonFile } from '../files/jsonFile'
import type { Ports } from '../ports'
import { type EngineRegistry, openEngineRegistry } from './engineRegistry'
import type { EngineSession } from './engineSession'
import { ExternalSession, type SessionGround } from './externalSession'
import { introduce } from './introduce'
import { orphanGuard } from './orphanGuard'
import { TIME_LIMITS } from './timeLimits'

export type EnginePorts = Pick<Ports, 'userFolder' | 'logger' | 'clock' | 'emit'>

/** Engines that outlive nothing: closing ends them all and writes what is known of them. */
export interface OpenEngines {
  readonly registry: EngineRegistry
  close(): Promise<void>
}

/** @param builtIn our own engines, first in every list */
export const openEngines = async (
  core: Core,
  { userFolder, logger, clock, emit }: EnginePorts,
  builtIn: readonly EngineSession[],
): Promise<OpenEngines> => {
  const file = jsonFile(path.join(userFolder, 'engines.json'), logger, detail =>
    emit('app:notice', { kind: 'saveFailed', detail }),
  )
  const guard = orphanGuard(logger)
  const ground: SessionGround = { core, guard, limits: TIME_LIMITS, clock }
  const registry = await openEngineRegistry({
    file,
    builtIn,
    openSession: profile => new ExternalSession(profile, ground),
    introduce: program => introduce({ path: program, args: [] }, guard, TIME_LIMITS),
    changed: engines => emit('engines:changed', engines),
    noticed: notice => {
      logger.warn(`engine ${notice.kind}`, notice)
      emit('engines:notice', notice)
    },
  })
  return {
    registry,
    close: async () => {
      await registry.close()
      await file.flush()
    },
  }
}
