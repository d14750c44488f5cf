import path from 'node:path'
import { buildForNode } from './buildForNode'

/** Compiles the thread that tests the rules; answers with the path of the script. */
export const buildSelfTestWorker = async (): Promise<string> => {
  const outDir = await buildForNode('selfTest', { selfTestWorker: 'electron/selfTest/selfTestWorker.ts' })
  return path.join(outDir, 'selfTestWorker.js')
}
