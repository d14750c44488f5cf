import type { arrangementRequests } from '@shared/ipc/arrangements'
import type { ArrangementEntry, CopyGamesRequest, ExtendedFile, FileError } from '@shared/ipc/contract'
import type { HandlersOf } from '@shared/ipc/declare'
import { map, ok, type Result } from '@shared/result'
import type { ChosenPaths } from '../../consent/chosenPaths'
import type { ListService } from '../../files/listService'
import type { Journal } from '../../userData/journal'

export interface ArrangementParts {
  readonly lists: ListService
  readonly arrangements: Journal<ArrangementEntry>
  /** A path in the page's words is held against what was chosen. */
  readonly chosen: ChosenPaths
}

export const arrangementHandlers = ({
  lists,
  arrangements,
  chosen,
}: ArrangementParts): HandlersOf<typeof arrangementRequests> => {
  const placed = async (request: CopyGamesRequest): Promise<Result<CopyGamesRequest, FileError>> => {
    if (request.path === undefined || request.to !== undefined) return ok(request)
    const target = await chosen.writable(request.path, false)
    return map(target, ({ path }) => ({ ...request, path }))
  }

  const copy = async (request: CopyGamesRequest): Promise<Result<ExtendedFile | null, FileError>> => {
    const place = await placed(request)
    const copied = place.ok ? await lists.copy(place.value) : place
    if (copied.ok && copied.value?.path !== undefined && request.to === undefined) {
      chosen.choose(copied.value.path)
      chosen.spend(copied.value.path)
    }
    return copied
  }

  /** With what tells its games from all others, should the file be another one by the next run. */
  const withMarks = (fileId: string, entry: ArrangementEntry): ArrangementEntry => ({
    ...entry,
    ...lists.marksOf(fileId, entry.hash),
  })

  return {
    'games:saveList': request => lists.save(request),
    'games:copy': copy,
    'games:find': (fileId, games) => lists.find(fileId, games),
    // A list is about a file, and of no use without it: one of a file that was not chosen is not kept.
    'arrangements:write': (fileId, entry) =>
      chosen.has(entry.path) ? arrangements.write(withMarks(fileId, entry)) : false,
    'arrangements:discard': documentId => arrangements.discard(documentId),
  }
}
