import type { EngineProfile } from '@shared/analysis/engine'
import type { EngineProgram } from './engineProcess'

/**
 * The program to start for an engine other than our own.
 *
 * @param scriptWorker the compiled thread for engines that are scripts
 */
export const programOf = (
  { origin, path = '', args }: Pick<EngineProfile, 'origin' | 'path' | 'args'>,
  scriptWorker: string,
): EngineProgram => ({ path, args, ...(origin === 'bundled' && { thread: scriptWorker }) })
