import path from 'node:path'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { variantById } from '@shared/variants'
import { castlesOrdinarily, foreignRule } from '@shared/variants/ordinary'
import type { Core } from '../../electron/core/load'
import { answerQuestion } from '../../electron/engine/search/answerQuestion'
import type { Searcher } from '../../electron/engine/search/searcher'
import { openProgramSearcher } from '../../electron/engine/search/programSearcher'
import { findProgram } from '../../electron/engine/match/findProgram'
import { soloSearch } from '../../electron/engine/pool/soloSearch'
import { orphanGuard } from '../../electron/engine/uciClient/orphanGuard'

const HASH_MIB = 64
const LOG = { info: console.error, warn: console.error, error: console.error }

/** A program that examines positions; throws where there is none. */
export const openProgram = async (command: string, core: Core): Promise<Searcher> => {
  const file = findProgram(command, path.resolve('.'))
  if (file === undefined) throw new Error(`there is no program "${command}"`)
  const program = { path: file, args: [], folder: path.resolve('.') }
  return unwrap(await openProgramSearcher({ program, values: {}, width: 1, core, guard: orphanGuard(LOG) }))
}

/** Our own engine on this thread. */
export const ownSearcherHere = (resources: string): { readonly core: Core; readonly searcher: Searcher } => {
  const search = soloSearch(path.join(resources, 'core.wasm'), HASH_MIB)
  const searcher: Searcher = {
    identity: 'own',
    width: 1,
    search: question => Promise.resolve(answerQuestion(search, question)),
    stop: () => undefined,
    close: () => Promise.resolve(),
  }
  return { core: search.core, searcher }
}

/** The judge knows the rules of the game proper. */
export const isForJudge = ({ variant }: Game): boolean => {
  const rules = variantById(variant)
  return !rules.transposition && foreignRule(rules) === undefined && castlesOrdinarily(rules.castling)
}
