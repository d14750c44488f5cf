import path from 'node:path'
import type { EngineProfile } from '@shared/analysis/engine'
import type { Core } from '../../core/load'
import type { Ports } from '../../shell/ports'
import { arrayMemory } from '../arrays/arrayMemory'
import { orphanGuard } from '../uciClient/orphanGuard'
import { setupGraphThread } from './setupGraphThread'
import { setupSolverService, type SetupSolverService } from './setupSolverService'

export type SetupSolverPorts = Pick<
  Ports,
  'userFolder' | 'arrayWorker' | 'arrayStoreWorker' | 'setupGraphWorker' | 'logger' | 'emit'
>

/** @param profileOf the engine that bears an id, if one does */
export const openSetupSolver = (
  core: Core,
  { userFolder, arrayWorker, arrayStoreWorker, setupGraphWorker, logger, emit }: SetupSolverPorts,
  corePath: string,
  profileOf: (engineId: string) => EngineProfile | undefined,
): SetupSolverService =>
  setupSolverService({
    core,
    corePath,
    arrayWorker,
    guard: orphanGuard(logger),
    graphs: setupGraphThread({ corePath, core, setupGraphWorker, logger }),
    memory: arrayMemory(arrayStoreWorker, path.join(userFolder, 'arrays.sqlite'), logger),
    profileOf,
    emit: update => emit('solver:update', update),
  })
