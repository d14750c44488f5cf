import path from 'node:path'
import type { EngineProfile } from '@shared/analysis/engine'
import type { Core } from '../../core/load'
import type { DamageNews } from '../../files/disk/jsonFile'
import type { Ports } from '../../shell/ports'
import { engineExaminers } from '../examination/engineExaminers'
import type { ExaminationMemory } from '../examination/memory/examinationMemory'
import { orphanGuard } from '../uciClient/orphanGuard'
import { openPreparationStore } from './kept/preparationStore'
import { preparationService, type PreparationParts, type PreparationService } from './preparationService'

export type PreparationPorts = Pick<Ports, 'userFolder' | 'examinationWorker' | 'logger' | 'emit' | 'clock'>

/** What preparations use; closed by others. */
export interface PreparationHelp {
  /** What was found about positions. */
  readonly memory: ExaminationMemory
  /** Works out setups on a thread of its own. */
  readonly graphs: { readonly build: PreparationParts['buildGraph'] }
  /** Told of files that could not be read, where they are now. */
  readonly damaged: DamageNews
}

/**
 * Opens the preparations of the user's folder; what was growing goes on.
 *
 * @param profileOf the engine that bears an id, if one does
 */
export const openPreparations = async (
  core: Core,
  { userFolder, examinationWorker, logger, emit, clock }: PreparationPorts,
  corePath: string,
  { memory, graphs, damaged }: PreparationHelp,
  profileOf: (engineId: string) => EngineProfile | undefined,
): Promise<PreparationService> =>
  preparationService({
    core,
    store: await openPreparationStore(path.join(userFolder, 'preparations'), logger, damaged),
    memory,
    profileOf,
    buildGraph: start => graphs.build(start),
    examinerOf: engineExaminers({ core, corePath, examinationWorker, guard: orphanGuard(logger) }),
    clock,
    tellList: all => emit('preparations:changed', all),
    tellNow: now => emit('preparations:now', now),
  })
