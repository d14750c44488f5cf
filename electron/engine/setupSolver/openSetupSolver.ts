import type { EngineProfile } from '@shared/analysis/engine'
import type { Core } from '../../core/load'
import type { Ports } from '../../shell/ports'
import type { ArrayMemory } from '../arrays/arrayMemory'
import { orphanGuard } from '../uciClient/orphanGuard'
import type { GraphThread } from './setupGraphThread'
import { setupSolverService, type SetupSolverService } from './setupSolverService'

export type SetupSolverPorts = Pick<Ports, 'arrayWorker' | 'logger' | 'emit'>

/**
 * @param memory closed with the solver
 * @param graphs outlives the solver
 * @param profileOf the engine that bears an id, if one does
 */
export const openSetupSolver = (
  core: Core,
  { arrayWorker, logger, emit }: SetupSolverPorts,
  corePath: string,
  memory: ArrayMemory,
  graphs: GraphThread,
  profileOf: (engineId: string) => EngineProfile | undefined,
): SetupSolverService =>
  setupSolverService({
    core,
    corePath,
    arrayWorker,
    guard: orphanGuard(logger),
    graphs,
    memory,
    profileOf,
    emit: update => emit('solver:update', update),
    emitPricing: progress => emit('solver:pricing', progress),
  })
