import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { read } from '@shared/ipc/read'
import { jsonOf, object, text, MAX_TEXT_LENGTH } from '@shared/ipc/schemas'
import { err, ok } from '@shared/result'
import type { Searched, Searcher } from '../../engine/search/searcher'
import { questionText } from '../../engine/memory/questionKey'
import { readSearched, writeSearched } from '../../engine/memory/searchedText'
import type { Answered } from '../io/answers'
import { systemSentence } from '../io/systemSentence'
import type { Core } from '../../core/load'
import { openSearcher, type EngineChoice } from '../engines/openSearcher'
import type { Terminal } from '../io/terminal'

/* Results are written to a file position by position, so that a run that was stopped can be resumed. */

const ENTRY = jsonOf(object({ key: text(10_000), found: text(MAX_TEXT_LENGTH) }), MAX_TEXT_LENGTH)

/** A searcher that writes its results to a file. */
export interface ResumableSearch extends Searcher {
  /** Returns the other searcher, with its results written to the same file. */
  beside(other: Searcher): Searcher
  /** Deletes the written results once the work is done. */
  forget(): void
}

/** The results in a file. Lines that cannot be read, such as the last one of a run that was killed, are left out. */
const readEntries = (file: string): ReadonlyMap<string, Searched> => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Map(
    lines.flatMap(line => {
      const entry = read(ENTRY, line)
      const found = entry.ok ? readSearched(entry.value.found) : undefined
      return entry.ok && found ? [[entry.value.key, found] as const] : []
    }),
  )
}

/** Appends lines to a file until that fails; then `onFault` is called with the reason. */
const lineKeeper = (file: string, onFault: (sentence: string) => void) => {
  let isKeeping = true
  return (line: string): void => {
    if (!isKeeping) return
    try {
      appendFileSync(file, `${line}\n`)
    } catch (error) {
      isKeeping = false
      onFault(systemSentence(error))
    }
  }
}

/**
 * @param file where results are written @param resumes whether the results of an earlier run are used; otherwise they
 *   are dropped @param onFault called with the reason once nothing more can be written, as on a full disk; the work
 *   goes on
 */
export const resumableSearch = (
  searcher: Searcher,
  file: string,
  resumes: boolean,
  onFault: (sentence: string) => void,
): Answered<ResumableSearch> => {
  let known: ReadonlyMap<string, Searched>
  try {
    known = resumes ? readEntries(file) : new Map()
    if (!resumes) writeFileSync(file, '')
  } catch (error) {
    return err(systemSentence(error))
  }
  const keep = lineKeeper(file, onFault)
  const kept = (by: Searcher): Searcher => ({
    identity: by.identity,
    width: by.width,
    search: async question => {
      const key = questionText(by.identity, question)
      const before = known.get(key)
      if (before) return ok(before)
      const answer = await by.search(question)
      if (answer.ok) keep(JSON.stringify({ key, found: writeSearched(answer.value) }))
      return answer
    },
    stop: () => by.stop(),
    close: () => by.close(),
  })
  return ok({ ...kept(searcher), beside: kept, forget: () => rmSync(file, { force: true }) })
}

/** The file to which results are written, and whether it is that of an earlier run. */
export interface ProgressFile {
  readonly file: string
  readonly resumes: boolean
}

/** Opens an engine, and the results of an earlier run if it is resumed; without a file no results are written. */
export const openResumableSearch = async (
  choice: EngineChoice,
  progress: ProgressFile | undefined,
  core: Core,
  terminal: Terminal,
): Promise<Answered<ResumableSearch>> => {
  const opened = await openSearcher(choice, core, terminal)
  if (!opened.ok) return opened
  if (!progress)
    return ok(Object.assign(opened.value, { beside: (other: Searcher) => other, forget: () => undefined }))
  const kept = resumableSearch(opened.value, progress.file, progress.resumes, fault =>
    terminal.complain(`backrank: what is found is no longer kept for --resume: ${fault}`),
  )
  if (!kept.ok) await opened.value.close()
  return kept
}
