import path from 'node:path'
import { relativeSpeedOf } from '@shared/analysis/relativeSpeed'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { variantById } from '@shared/variants'
import { castlesOrdinarily, foreignRule } from '@shared/variants/ordinary'
import type { Core } from '../../electron/core/load'
import { PROGRAM_FOLDER } from '../../electron/core/programFolder'
import { answerQuestion } from '../../electron/engine/search/answerQuestion'
import { onAllBoards, type Searcher } from '../../electron/engine/search/searcher'
import { openProgramSearcher } from '../../electron/engine/search/programSearcher'
import { findProgram } from '../../electron/engine/match/findProgram'
import { shellWords } from '../../electron/engine/match/shellWords'
import { bundledEngines } from '../../electron/engine/registry/bundledEngines'
import type { EngineProgram } from '../../electron/engine/uciClient/engineProcess'
import { programOf } from '../../electron/engine/uciClient/programOf'
import { soloSearch } from '../../electron/engine/pool/soloSearch'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'

const HASH_MIB = 64
const LOG = { info: console.error, warn: console.error, error: console.error }

/** Built beside the tool by runTool.mjs. */
const SCRIPT_WORKER = path.join(import.meta.dirname, 'scriptWorker.js')

const bundled = () => bundledEngines(path.join(PROGRAM_FOLDER, 'resources'))

/** The engine that judges games by default: the bundled one, or ours if there is none. */
export const usualJudgeHere = async (
  resources: string,
): Promise<{ readonly core: Core; readonly searcher: Searcher; readonly relativeSpeed: number }> => {
  const own = ownSearcherHere(resources)
  const [engine] = bundled()
  if (!engine) return { ...own, relativeSpeed: 1 }
  const searcher = await openProgram(engine.name, own.core)
  return { core: own.core, searcher, relativeSpeed: relativeSpeedOf(engine) }
}

/** The bundled engine by its name, or a program with arguments, written as in a shell. */
const programNamed = (command: string): EngineProgram | undefined => {
  const named = bundled().find(({ name }) => name.toLowerCase() === command.toLowerCase())
  if (named) return programOf(named, SCRIPT_WORKER)
  const words = shellWords(command)
  const [name = '', ...args] = words.ok ? words.value : []
  const folder = path.resolve('.')
  const file = findProgram(name, folder)
  return file === undefined ? undefined : { path: file, args, folder }
}

/**
 * Opens an engine that examines `width` positions side by side: the bundled one by its name, or a program of the
 * system; throws if there is none.
 */
export const openProgram = async (command: string, core: Core, width = 1): Promise<Searcher> => {
  const program = programNamed(command)
  if (program === undefined) throw new Error(`there is no engine or program "${command}"`)
  return unwrap(await openProgramSearcher({ program, values: {}, width, core, guard: orphanGuard(LOG) }))
}

/** Our own engine on this thread. */
export const ownSearcherHere = (resources: string): { readonly core: Core; readonly searcher: Searcher } => {
  const search = soloSearch(path.join(resources, 'core.wasm'), HASH_MIB)
  const searcher: Searcher = {
    identity: onAllBoards('own'),
    width: 1,
    search: question => Promise.resolve(answerQuestion(search, question)),
    stop: () => undefined,
    close: () => Promise.resolve(),
  }
  return { core: search.core, searcher }
}

/** Whether the judge knows the rules of the game proper. */
export const isForJudge = ({ variant }: Game): boolean => {
  const rules = variantById(variant)
  return !rules.transposition && foreignRule(rules) === undefined && castlesOrdinarily(rules.castling)
}
