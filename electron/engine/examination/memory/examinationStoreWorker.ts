import { serveStore } from '../../store/serveStore'
import { type KeptExamination, openExaminationStore } from './examinationStore'

/* The thread of what was found about positions. */

serveStore<readonly Uint8Array[], KeptExamination, readonly (string | undefined)[]>(options => {
  const store = openExaminationStore(options)
  return {
    ask: keys => store.recall(keys),
    tell: kept => store.remember(kept),
    close: () => store.close(),
  }
})
