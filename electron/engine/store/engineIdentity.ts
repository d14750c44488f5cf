import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { EngineProfile } from '@shared/analysis/engine'
import { isProgramOption } from '@shared/analysis/programOptions'

/** Options that change how fast an engine answers, but not its answers. */
const ABOUT_SPEED: ReadonlySet<string> = new Set(['Threads', 'Hash', 'Move Overhead'])

/** The user's settings that change answers, in an order that does not depend on when they were set. */
export const settingsOf = ({
  values,
}: Pick<EngineProfile, 'values'>): readonly (readonly [string, unknown])[] =>
  Object.entries(values)
    .filter(([name]) => !ABOUT_SPEED.has(name) && !isProgramOption(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))

const contentIdentity = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''

/**
 * Identifies an engine by the content of its files, in the same way on every machine; a missing file counts as empty.
 */
export const ownIdentity = (files: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(contentIdentity(file))
  return hash.digest('hex').slice(0, 16)
}

/** Identities by path: the scripts of a program do not change while it runs. */
const scripts = new Map<string, string>()

/** The identity of a script and of the WebAssembly beside it. */
const scriptIdentity = (path: string): string => {
  const identity = scripts.get(path) ?? ownIdentity([path, path.replace(/\.js$/, '.wasm')])
  scripts.set(path, identity)
  return identity
}

/**
 * Identifies a program by its path, size and date: a new version has another size or date. A script that comes with our
 * program is written anew by each build, so it is identified by its content.
 */
export const programIdentity = (path: string, isScript: boolean): readonly unknown[] => {
  if (isScript) return [scriptIdentity(path)]
  const found = statSync(path, { throwIfNoEntry: false })
  return [path, found?.size, found?.mtimeMs]
}

/**
 * Identifies engines by everything their answers depend on: for the memory of answers, another version or other
 * settings make another engine. The name given by the user does not matter.
 *
 * @param ownFiles the files of our own engine: the compiled core and its weights; a missing one counts as empty, since
 *   starting the engine will fail and say so
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
