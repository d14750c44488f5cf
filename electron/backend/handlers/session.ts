import type { JournalEntry } from '@shared/ipc/contract'
import type { HandlersOf } from '@shared/ipc/declare'
import type { sessionRequests } from '@shared/ipc/session'
import type { ChosenPaths } from '../../consent/chosenPaths'
import type { Journal } from '../../userData/journal'
import type { Session } from '../../userData/session'

const withoutFile = ({ documentId, game, at, lastEdit, closed }: JournalEntry): JournalEntry => ({
  documentId,
  game,
  at,
  lastEdit,
  ...(closed !== undefined && { closed }),
})

/** Edits are kept in any case; that they belong to a file is believed only of one that was chosen. */
const believed = (entry: JournalEntry, chosen: ChosenPaths): JournalEntry =>
  entry.path !== undefined && chosen.has(entry.path) ? entry : withoutFile(entry)

/** @param chosen the paths of tabs and entries are open to the page in the next run, and so must be chosen in this one */
export const sessionHandlers = (
  session: Session,
  journal: Journal,
  chosen: ChosenPaths,
): HandlersOf<typeof sessionRequests> => ({
  'session:keep': tabs => session.keep(tabs.filter(tab => !('path' in tab) || chosen.has(tab.path))),
  'journal:write': entry => journal.write(believed(entry, chosen)),
  'journal:discard': documentId => journal.discard(documentId),
})
