import path from 'node:path'
import { compileLoops } from '../../scripts/compileLoops.mjs'

/**
 * Compiles the hot loops of the trainer and returns the path of the module; throws with the compiler's messages.
 *
 * @param isWide for the network of larger boards
 */
export const buildTrainingCore = (isWide = false) =>
  compileLoops(
    path.join(import.meta.dirname, 'core', 'index.ts'),
    isWide ? 'training-wide' : 'training',
    isWide,
  )
