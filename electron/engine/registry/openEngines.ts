import path from 'node:path'
import type { EngineProfile } from '@shared/analysis/engine'
import { type DamageNews, jsonFile, type TroubleNews } from '../../files/disk/jsonFile'
import type { Ports } from '../../shell/ports'
import { bundledEngines } from './bundledEngines'
import { type EngineRegistry, openEngineRegistry } from './engineRegistry'
import type { EngineSession } from '../line/engineSession'
import { ExternalSession, type ExternalParts } from '../session/externalSession'
import { handshake } from './handshake'
import { ENGINES_FILE } from './storedEngines'
import type { OrphanGuard } from '../uciClient/orphanGuard'
import { TIME_LIMITS } from '../uciClient/timeLimits'

export type EnginePorts = Pick<
  Ports,
  'userFolder' | 'appFolder' | 'scriptWorker' | 'logger' | 'clock' | 'emit'
>

/** The open registry of engines. Closing ends them all and writes the list to disk. */
export interface OpenEngines {
  readonly registry: EngineRegistry
  close(): Promise<void>
}

/**
 * @param builtIn our own engines, first in every list; bundled ones follow
 * @param damaged called with the new path of the stored list, if the list could not be understood
 */
export const openEngines = async (
  { userFolder, appFolder, scriptWorker, logger, clock, emit }: EnginePorts,
  guard: OrphanGuard,
  builtIn: readonly EngineSession[],
  damaged: DamageNews,
): Promise<OpenEngines> => {
  const news: TroubleNews = trouble => {
    if (trouble) emit('app:notice', { kind: 'saveFailed', detail: trouble.detail })
    else emit('app:noticeOver', 'saveFailed')
  }
  const file = jsonFile(path.join(userFolder, ENGINES_FILE), logger, news, damaged)
  const parts: ExternalParts = { guard, limits: TIME_LIMITS, scriptWorker, clock }
  const openSession = (profile: EngineProfile) => new ExternalSession(profile, parts)
  const bundled = bundledEngines(path.join(appFolder, 'resources')).map(openSession)
  const registry = await openEngineRegistry({
    file,
    builtIn: [...builtIn, ...bundled],
    openSession,
    introduce: program => handshake({ path: program, args: [] }, guard, TIME_LIMITS),
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
