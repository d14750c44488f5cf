import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { buildForNode } from './buildForNode'

const root = path.join(import.meta.dirname, '../..')
/**
 * Bundles the command line and its threads as the product does; answers with the path of the script.
 *
 * @param place a folder of the caller's own: test files run at the same time
 */
export const buildCli = async (place = 'cli'): Promise<string> => {
  const outDir = await buildForNode(
    place,
    {
      cli: 'electron/cli/cli.ts',
      selfTestWorker: 'electron/selfTest/selfTestWorker.ts',
      oddsWorker: 'electron/cli/odds/oddsWorker.ts',
      searchWorker: 'electron/engine/pool/searchWorker.ts',
      examinationWorker: 'electron/engine/examination/examinationWorker.ts',
    },
    true,
  )
  return path.join(outDir, 'cli.js')
}

export interface CliRun {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the bundled command line as a process of its own, in the project's folder. */
export const runCli = (
  cli: string,
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): CliRun => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: root,
    input,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  return { code: status, out: stdout, err: stderr }
}
