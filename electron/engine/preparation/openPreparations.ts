import path from 'node:path'
import type { Core } from '../../core/load'
import type { DamageNews } from '../../files/disk/jsonFile'
import type { Ports } from '../../shell/ports'
import { openPreparationStore } from './kept/preparationStore'
import { preparationService, type PreparationParts, type PreparationService } from './preparationService'

export type PreparationPorts = Pick<Ports, 'userFolder' | 'logger' | 'emit' | 'clock'>

/** Services that preparations use; they are closed by their owners. */
export interface PreparationShared extends Pick<PreparationParts, 'tasks' | 'engineOf'> {
  /** Builds the graphs of setups on a thread of its own. */
  readonly graphs: { readonly build: PreparationParts['buildGraph'] }
  /** Called with the files that could not be read, and where they are now. */
  readonly damaged: DamageNews
}

/** Opens the preparations of the user's folder; those that were growing go on. */
export const openPreparations = async (
  core: Core,
  { userFolder, logger, emit, clock }: PreparationPorts,
  { tasks, graphs, engineOf, damaged }: PreparationShared,
): Promise<PreparationService> =>
  preparationService({
    core,
    store: await openPreparationStore(path.join(userFolder, 'preparations'), logger, damaged),
    tasks,
    engineOf,
    buildGraph: start => graphs.build(start),
    clock,
    tellList: all => emit('preparations:changed', all),
    tellNow: now => emit('preparations:now', now),
  })
