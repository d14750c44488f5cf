import type { EngineProfile } from '@shared/analysis/engine'
import type { Core } from '../../core/load'
import type { Ports } from '../../shell/ports'
import type { SetupMeans } from '../setupSolver/setupMeans'
import { orphanGuard } from '../uciClient/orphanGuard'
import { trainerService, type TrainerService } from './trainerService'

export type TrainerPorts = Pick<Ports, 'examinationWorker' | 'logger' | 'emit'>

/**
 * @param means outlive the trainer
 * @param profileOf the engine that bears an id, if one does
 */
export const openTrainer = (
  core: Core,
  { examinationWorker, logger, emit }: TrainerPorts,
  corePath: string,
  means: SetupMeans,
  profileOf: (engineId: string) => EngineProfile | undefined,
): TrainerService =>
  trainerService({
    core,
    corePath,
    examinationWorker,
    guard: orphanGuard(logger),
    ...means,
    profileOf,
    emit: update => emit('training:update', update),
  })
