import path from 'node:path'
import type { EngineProfile } from '@shared/analysis/engine'
import { relativeSpeedOf } from '@shared/analysis/relativeSpeed'
import { nearestNames } from '@shared/nearestNames'
import { err, ok } from '@shared/result'
import { findProgram } from '../../engine/match/findProgram'
import { shellWords } from '../../engine/match/shellWords'
import { webUserFolder, windowUserFolder } from '../../shell/userFolders'
import { detectEngines } from '../../engine/registry/detectEngines'
import type { EngineProgram } from '../../engine/uciClient/engineProcess'
import type { Answered } from '../io/answers'
import { readFileSync } from 'node:fs'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import { validValues } from '@shared/analysis/optionValue'
import { bundledEngines } from '../../engine/registry/bundledEngines'
import { ENGINES_FILE, readEngines, type StoredEngines } from '../../engine/registry/storedEngines'
import { programOf } from '../../engine/uciClient/programOf'
import { SCRIPT_WORKER } from '../io/engineProgram'

/** The engines that the engines dialog has stored in some folders. */
interface DialogEngines {
  /**
   * Bundled engines first, with the settings of the first folder that has any; then external programs, folder by
   * folder.
   */
  readonly engines: readonly EngineProfile[]
  /** Why some of them could not be read, one sentence for each folder. */
  readonly troubles: readonly string[]
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

const bundled = () => bundledEngines(path.join(PROGRAM_FOLDER, 'resources'))

/** The name of the default engine that judges games and openings; undefined if that is our own. */
export const usualJudge = (): string | undefined => bundled()[0]?.name

/** The stored engines of one folder. */
interface KeptEngines {
  readonly stored?: StoredEngines
  readonly trouble?: string
}

const readFolder = (folder: string): KeptEngines => {
  const file = path.join(folder, ENGINES_FILE)
  try {
    return { stored: readEngines(JSON.parse(readFileSync(file, 'utf8'))) }
  } catch (error) {
    if (isMissing(error)) return {}
    const detail = error instanceof Error ? error.message : String(error)
    return { trouble: `${file} cannot be read: ${detail}` }
  }
}

/** A bundled engine with the user's settings. */
const asSet = (engine: EngineProfile, stored: readonly StoredEngines[]): EngineProfile => {
  const values = stored.map(({ builtIn }) => builtIn.get(engine.id)).find(set => set !== undefined)
  return { ...engine, values: validValues(engine.options, values ?? {}) }
}

/**
 * The engines stored by the engines dialog: those of the given folder, else those of the folders of the window and of
 * the browser. The files are not changed, even if they are damaged.
 */
const dialogEngines = (userDataDir: string | undefined): DialogEngines => {
  const folders =
    userDataDir === undefined ? [windowUserFolder(), webUserFolder()] : [path.resolve(userDataDir)]
  const found = folders.map(readFolder)
  const stored = found.flatMap(one => one.stored ?? [])
  return {
    engines: [
      ...bundled().map(engine => asSet(engine, stored)),
      ...stored.flatMap(({ external }) => external),
    ],
    troubles: found.flatMap(({ trouble }) => trouble ?? []),
  }
}

/** The most names listed. */
const MAX_NAMES = 3

/** An engine chosen by the user, with the option values to set. */
export interface ResolvedEngine {
  /** The name in the engines dialog, or the file of the program. */
  readonly name: string
  readonly program: EngineProgram
  /** The values set in the engines dialog; empty for a program that is not in it. */
  readonly values: EngineProfile['values']
  /** The number of nodes that it searches while our engine searches one; 1 if unknown. */
  readonly relativeSpeed: number
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Engines with this name; only those with exactly this spelling, if there are any. */
const named = ({ engines }: DialogEngines, name: string): readonly EngineProfile[] => {
  const alike = engines.filter(engine => isSameName(engine.name, name.trim()))
  const exact = alike.filter(engine => engine.name === name.trim())
  return exact.length > 0 ? exact : alike
}

/** The engines that may have been meant, or else the list of all. */
const hintFor = (name: string, { engines, troubles }: DialogEngines, programs: readonly string[]): string => {
  const known = engines.map(engine => engine.name)
  const near = nearestNames(name, [...known, ...programs]).slice(0, MAX_NAMES)
  if (near.length > 0) return `nearest: ${near.join(', ')}`
  if (known.length > 0) return `the engines dialog has ${known.join(', ')}`
  return troubles.length > 0 ? '' : 'the engines dialog has none'
}

const unknownName = async (name: string, dialog: DialogEngines): Promise<Answered<ResolvedEngine>> => {
  const programs = (await detectEngines([])).map(file => path.basename(file))
  const sentences = [
    `there is no engine or program ${name}`,
    hintFor(name, dialog, programs),
    ...dialog.troubles,
  ]
  return err(sentences.filter(Boolean).join('; '))
}

/** The engine with this name; undefined if there is none. One that is stored in two folders counts as one. */
const fromDialog = (dialog: DialogEngines, name: string): Answered<ResolvedEngine> | undefined => {
  const [engine, ...others] = named(dialog, name)
  if (engine?.path === undefined) return undefined
  if (others.some(other => other.path !== engine.path))
    return err(`the engines dialog has several engines called ${engine.name}; give one of them another name`)
  const { name: kept, values } = engine
  const relativeSpeed = relativeSpeedOf(engine)
  return ok({ name: kept, program: programOf(engine, SCRIPT_WORKER), values, relativeSpeed })
}

const asProgram = (command: string): Answered<EngineProgram | undefined> => {
  const words = shellWords(command)
  if (!words.ok) return err(`--engine has a ${words.error.quote} without its end`)
  const [name = '', ...args] = words.value
  const folder = path.resolve('.')
  const file = findProgram(name, folder)
  return ok(file === undefined ? undefined : { path: file, args, folder })
}

/**
 * The engine for a name or a command: one of the engines dialog, regardless of case, with the options set there;
 * otherwise a program with its arguments as for a shell. If there is neither, suggests similar names.
 *
 * @param userDataDir the folder in which the engines dialog stores engines, if it is not the usual one
 */
export const resolveEngine = async (
  command: string,
  userDataDir: string | undefined,
): Promise<Answered<ResolvedEngine>> => {
  const dialog = dialogEngines(userDataDir)
  const engine = fromDialog(dialog, command)
  if (engine) return engine
  const program = asProgram(command)
  if (!program.ok) return program
  if (!program.value) return unknownName(command, dialog)
  return ok({
    name: path.basename(program.value.path),
    program: program.value,
    values: {},
    relativeSpeed: 1,
  })
}

/**
 * The engine of the engines dialog with a name, regardless of case. If there is none, suggests similar names.
 *
 * @param userDataDir the folder in which the engines dialog stores engines, if it is not the usual one
 */
export const engineOfDialog = async (
  name: string,
  userDataDir: string | undefined,
): Promise<Answered<ResolvedEngine>> => {
  const dialog = dialogEngines(userDataDir)
  return fromDialog(dialog, name) ?? unknownName(name, dialog)
}
