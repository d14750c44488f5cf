import type { Handlers } from '@shared/ipc/contract'
import type { Journal } from '../../journal/journal'

export const journalHandlers = (journal: Journal): Pick<Handlers, 'journal:write' | 'journal:discard'> => ({
  'journal:write': entry => journal.write(entry),
  'journal:discard': documentId => journal.discard(documentId),
})
