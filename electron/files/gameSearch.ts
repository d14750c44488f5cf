import { randomUUID } from 'node:crypto'
import type { FileError } from '@shared/ipc/contract'
import type { ServiceOf } from '@shared/ipc/declare'
import type { GameQuery, SearchEnd, SearchProgress, searchRequests } from '@shared/ipc/search'
import { err, ok, type Result } from '@shared/result'
import { attempt, fileError } from './disk/fileError'
import { isAsRead, type OpenFiles } from './openFiles'
import type { OpenFile } from './pgn/openFile'
import type { SearchSource } from './search/searchFile'
import { startSearch, type SearchRun } from './search/searchRun'

/** Searches the moves of all games of a file. */
export interface GameSearch extends ServiceOf<typeof searchRequests> {
  close(): void
}

export interface GameSearchParts {
  readonly files: Pick<OpenFiles, 'byId'>
  /** The path of the compiled thread. */
  readonly workerFile: string
  /** The path of the compiled rules core. */
  readonly corePath: string
  readonly onProgress: (progress: SearchProgress) => void
  readonly onEnd: (end: SearchEnd) => void
}

const sourceOf = ({ source }: OpenFile): SearchSource =>
  source.kind === 'disk'
    ? { kind: 'disk', path: source.target }
    : { kind: 'memory', bytes: Uint8Array.from(source.bytes) }

const rangesOf = ({ indexed }: OpenFile): Float64Array =>
  Float64Array.from(indexed.games.flatMap(({ begin, end }) => [begin, end]))

/** Whether the file on disk is still as it was read; true if there is no file. */
const isUnchanged = async (
  { source }: OpenFile,
  indexed: OpenFile['indexed'],
): Promise<Result<boolean, FileError>> =>
  source.kind === 'disk' ? attempt(source.path, () => isAsRead(source.target, { indexed })) : ok(true)

const pathOf = ({ source, name }: OpenFile): string => (source.kind === 'disk' ? source.path : name)

export const gameSearch = ({
  files,
  workerFile,
  corePath,
  onProgress,
  onEnd,
}: GameSearchParts): GameSearch => {
  const runs = new Map<string, SearchRun>()

  /** The end of a search. If the file was written meanwhile, games may have moved, and the results are dropped. */
  const endOf = async (run: SearchRun, open: OpenFile, indexed: OpenFile['indexed']) => {
    const end = await run.end
    if (end.ending !== 'finished') return end
    const same = await isUnchanged(open, indexed)
    return same.ok && same.value ? end : { ending: 'changedOnDisk' as const }
  }

  const begin = (open: OpenFile, query: GameQuery): string => {
    const searchId = randomUUID()
    const { indexed } = open
    const games = indexed.games.length
    const job = { corePath, source: sourceOf(open), ranges: rangesOf(open), query }
    const run = startSearch(workerFile, job, (looked, found) =>
      onProgress({ searchId, looked, games, found }),
    )
    runs.set(searchId, run)
    void endOf(run, open, indexed).then(end => {
      if (runs.delete(searchId)) onEnd({ searchId, ...end })
    })
    return searchId
  }

  return {
    start: async (fileId, query) => {
      const open = files.byId(fileId)
      if (!open.ok) return open
      const same = await open.value.inTurn(() => isUnchanged(open.value, open.value.indexed))
      if (!same.ok) return same
      return same.value ? ok(begin(open.value, query)) : err(fileError('changedOnDisk', pathOf(open.value)))
    },
    cancel: searchId => runs.get(searchId)?.cancel(),
    close: () => {
      for (const run of runs.values()) run.kill()
      runs.clear()
    },
  }
}
