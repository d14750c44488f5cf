import type { Core } from '../../core/load'
import { engineFolders } from '../engines/engineFolders'
import { openSearcher } from '../engines/openSearcher'
import type { Answered } from '../io/answers'
import type { CommandLine, Terminal } from '../io/command'
import { resumableSearch, type ResumableSearch } from './resumableSearch'

/** What an searcher of the command line works with. */
export interface KeptWork {
  readonly core: Core
  /** Positions side by side. */
  readonly threads: number
  /** Where what is found is written down. */
  readonly file: string
}

/** Opens the engine that `--engine` names, and what an earlier run has found if `--resume` asks for it. */
export const openResumableSearch = async (
  line: CommandLine,
  { core, threads, file }: KeptWork,
  terminal: Terminal,
): Promise<Answered<ResumableSearch>> => {
  const choice = { engine: line.values('engine').at(-1), folders: engineFolders(line), threads }
  const opened = await openSearcher(choice, core, terminal)
  if (!opened.ok) return opened
  const kept = resumableSearch(opened.value, file, line.has('resume'), fault =>
    terminal.complain(`backrank: what is found is no longer kept for --resume: ${fault}`),
  )
  if (!kept.ok) await opened.value.close()
  return kept
}
