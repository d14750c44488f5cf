import type { CopyGamesRequest, ExtendedFile, FileError } from '@shared/ipc/contract'
import type { HandlersOf } from '@shared/ipc/declare'
import type { gameListRequests } from '@shared/ipc/gameLists'
import { map, ok, type Result } from '@shared/result'
import type { ChosenPaths } from '../../consent/chosenPaths'
import type { ListService } from '../../files/listService'

/** @param chosen a path in the page's words is held against what was chosen */
export const gameListHandlers = (
  lists: ListService,
  chosen: ChosenPaths,
): HandlersOf<typeof gameListRequests> => {
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

  return {
    'games:saveList': request => lists.save(request),
    'games:copy': copy,
    'games:find': (fileId, games) => lists.find(fileId, games),
  }
}
