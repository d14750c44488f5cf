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
 * Compiles the rules core and copies the bundled engine beside it, before the first test of a project; quick if both
 * are up to date.
 *
 * Several projects and processes may do this at once, since the scripts only replace whole files. If the core does not
 * compile, the run stops with the compiler's messages.
 */
export default function setup(): void {
  run('buildCore.mjs', 'the rules core does not compile')
  run('bundledEngine.mjs', 'the bundled engine cannot be laid into resources')
}
