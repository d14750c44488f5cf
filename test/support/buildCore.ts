import { spawnSync } from 'node:child_process'
import path from 'node:path'

const SCRIPTS = path.join(import.meta.dirname, '..', '..', 'scripts')

const run = (name: string, failure: string): void => {
  const { status, error, stderr } = spawnSync(process.execPath, [path.join(SCRIPTS, name)], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${failure}: ${error?.message ?? stderr}`)
}

/**
 * Compiles the rules core, and lays the bundled engine beside it, before the first test of a project; quick when they are up to
 * date.
 *
 * Several projects and processes may do so at once, since the script replaces whole files only. A core
 * that does not compile stops the run, with the compiler's words.
 */
export default function setup(): void {
  run('buildCore.mjs', 'the rules core does not compile')
  run('bundledEngine.mjs', 'the bundled engine cannot be laid into resources')
}
