import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { EngineProfile } from '@shared/analysis/engine'
import { isProgramOption } from '@shared/analysis/programOptions'

/** Options that change how fast an engine answers, not what. */
const ABOUT_SPEED: ReadonlySet<string> = new Set(['Threads', 'Hash', 'Move Overhead'])

/** What the user has set that changes answers, in an order that does not depend on when it was set. */
export const settingsOf = ({
  values,
}: Pick<EngineProfile, 'values'>): readonly (readonly [string, unknown])[] =>
  Object.entries(values)
    .filter(([name]) => !ABOUT_SPEED.has(name) && !isProgramOption(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))

const contentIdentity = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''

/** An engine by the content of its files, the same on every machine; one that is missing counts as empty. */
export const ownIdentity = (files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(contentIdentity(file))
  return hash.digest('hex').slice(0, 16)
}

/** By path: the scripts of a program stay as they are while it runs. */
const scripts = new Map<string, string>()

/** A script with the WebAssembly beside it. */
const scriptIdentity = (path: string): string => {
  const identity = scripts.get(path) ?? ownIdentity([path, path.replace(/\.js$/, '.wasm')])
  scripts.set(path, identity)
  return identity
}

/**
 * A program as its file is: a new version has another size or date. A script that comes with ours, which is written anew by each
 * build, by its content.
 */
export const programIdentity = (path: string, isScript: boolean): readonly unknown[] => {
  if (isScript) return [scriptIdentity(path)]
  const found = statSync(path, { throwIfNoEntry: false })
  return [path, found?.size, found?.mtimeMs]
}

/**
 * Distinguishes engines by everything their answers depend on: another version or other settings are another
 * engine to the memory of its answers. The name that the user gives it does not matter.
 *
 * @param ownFiles what our own engine is made of: the compiled core and its weights; one that is missing counts as empty,
 *   since starting the engine will fail and say so
 */
export const engineIdentity = (ownFiles: readonly string[]): ((profile: EngineProfile) => string) => {
  let own: string | undefined
  return profile => {
    const program =
      profile.path === undefined
        ? (own ??= ownIdentity(ownFiles))
        : programIdentity(profile.path, profile.origin === 'bundled')
    return JSON.stringify([program, profile.args, settingsOf(profile)])
  }
}
