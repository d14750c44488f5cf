import path from 'node:path'
import { compileLoops } from '../../scripts/compileLoops.mjs'

/** Compiles a teacher's evaluation and returns the path of the module; throws with the compiler's messages. */
export const buildDistillationCore = () =>
  compileLoops(path.join(import.meta.dirname, 'core', 'index.ts'), 'distillation')
