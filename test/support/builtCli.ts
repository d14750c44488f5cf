import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { programFile } from './programs'

const root = path.join(import.meta.dirname, '../..')

/** The script of the command line. */
export const cli = programFile('cli')

export interface CliRun {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the bundled command line as a separate process, in the project's folder. */
export const runCli = (
  cli: string,
  args: readonly string[],
  input: string | Uint8Array = '',
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
