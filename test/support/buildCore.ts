import { spawnSync } from 'node:child_process'
import path from 'node:path'

const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'buildCore.mjs')

/**
 * Compiles the rules core before the first test of a project; quick when it is up to date.
 *
 * Several projects and processes may do so at once, since the script replaces whole files only. A core
 * that does not compile stops the run, with the compiler's words.
 */
export default function setup(): void {
  const { status, error, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`the rules core does not compile: ${error?.message ?? stderr}`)
}
