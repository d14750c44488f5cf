import type { EngineProfile } from '@shared/analysis/engine'
import type { Core } from '../../core/load'
import type { Ports } from '../../shell/ports'
import { orphanGuard } from '../uciClient/orphanGuard'
import type { SetupMeans } from './setupMeans'
import { setupSolverService, type SetupSolverService } from './setupSolverService'

export type SetupSolverPorts = Pick<Ports, 'examinationWorker' | 'logger' | 'emit'>

/**
 * @param means its memory is closed with the solver, which its thread outlives
 * @param profileOf the engine that bears an id, if one does
 */
export const openSetupSolver = (
  core: Core,
  { examinationWorker, logger, emit }: SetupSolverPorts,
  corePath: string,
  means: SetupMeans,
  profileOf: (engineId: string) => EngineProfile | undefined,
): SetupSolverService =>
  setupSolverService({
    core,
    corePath,
    examinationWorker,
    guard: orphanGuard(logger),
    ...means,
    profileOf,
    emit: update => emit('solver:update', update),
    emitPricing: progress => emit('solver:pricing', progress),
  })
