import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'buildCore.mjs')

/** Compiles the rules core before the first test. */
export default function setup(): void {
  if (existsSync(script)) execFileSync(process.execPath, [script], { stdio: 'inherit' })
}
