import type { EngineProfile } from '@shared/analysis/engine'
import type { Core } from '../../core/load'
import type { Ports } from '../../shell/ports'
import type { ArrayMemory } from '../arrays/arrayMemory'
import type { GraphThread } from '../setupSolver/setupGraphThread'
import { orphanGuard } from '../uciClient/orphanGuard'
import { trainerService, type TrainerService } from './trainerService'

export type TrainerPorts = Pick<Ports, 'arrayWorker' | 'logger' | 'emit'>

/**
 * @param memory outlives the trainer, as the thread for graphs does
 * @param profileOf the engine that bears an id, if one does
 */
export const openTrainer = (
  core: Core,
  { arrayWorker, logger, emit }: TrainerPorts,
  corePath: string,
  memory: ArrayMemory,
  graphs: GraphThread,
  profileOf: (engineId: string) => EngineProfile | undefined,
): TrainerService =>
  trainerService({
    core,
    corePath,
    arrayWorker,
    guard: orphanGuard(logger),
    memory,
    graphs,
    profileOf,
    emit: update => emit('training:update', update),
  })
