import type { JournalEntry, JournalledGame } from '@shared/ipc/contract'
import type { HandlersOf } from '@shared/ipc/declare'
import type { journalRequests } from '@shared/ipc/journal'
import type { sessionRequests } from '@shared/ipc/session'
import type { ChosenPaths } from '../../consent/chosenPaths'
import type { ListService } from '../../files/listService'
import type { Journal } from '../../userData/journal'
import type { Session } from '../../userData/session'

export interface SessionParts {
  readonly session: Session
  readonly journal: Journal
  readonly lists: Pick<ListService, 'marksOf'>
  /** The page can reach the paths of tabs and entries in the next run, so they must have been chosen in this run. */
  readonly chosen: ChosenPaths
}

const withoutFile = ({ documentId, game, at, lastEdit, closed }: JournalledGame): JournalledGame => ({
  documentId,
  game,
  at,
  lastEdit,
  ...(closed !== undefined && { closed }),
})

/** Requests about what is kept for the next start. */
export const sessionHandlers = ({
  session,
  journal,
  lists,
  chosen,
}: SessionParts): HandlersOf<typeof sessionRequests & typeof journalRequests> => {
  /**
   * Edits of a game are always kept, but their file is recorded only if it was chosen. A list is useless without its
   * file, so it is kept with marks that identify its games even if the file has changed by the next run.
   */
  const believed = (entry: JournalEntry): JournalEntry | undefined => {
    const isChosen = entry.path !== undefined && chosen.has(entry.path)
    if (!('pieces' in entry)) return isChosen ? entry : withoutFile(entry)
    return isChosen ? { ...entry, ...lists.marksOf(entry.hash) } : undefined
  }

  return {
    'session:keep': tabs => session.keep(tabs.filter(tab => !('path' in tab) || chosen.has(tab.path))),
    'journal:write': entry => {
      const kept = believed(entry)
      return kept ? journal.write(kept) : false
    },
    'journal:discard': documentId => journal.discard(documentId),
  }
}
