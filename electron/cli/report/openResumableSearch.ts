import { ok } from '@shared/result'
import type { Core } from '../../core/load'
import { openSearcher, type EngineChoice } from '../engines/openSearcher'
import type { Answered } from '../io/answers'
import type { Terminal } from '../io/terminal'
import { resumableSearch, type ResumableSearch } from './resumableSearch'

/** Where what is found is written down, and whether an earlier run has done so. */
export interface ProgressFile {
  readonly file: string
  readonly resumes: boolean
}

/** Opens an engine, and the results of an earlier run if it is resumed; without a file nothing is written down. */
export const openResumableSearch = async (
  choice: EngineChoice,
  progress: ProgressFile | undefined,
  core: Core,
  terminal: Terminal,
): Promise<Answered<ResumableSearch>> => {
  const opened = await openSearcher(choice, core, terminal)
  if (!opened.ok) return opened
  if (!progress) return ok(Object.assign(opened.value, { forget: () => undefined }))
  const kept = resumableSearch(opened.value, progress.file, progress.resumes, fault =>
    terminal.complain(`backrank: what is found is no longer kept for --resume: ${fault}`),
  )
  if (!kept.ok) await opened.value.close()
  return kept
}
