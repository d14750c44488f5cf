import { PROCEDURE_DRAFT, type ProcedureDraft } from '@shared/ipc/procedures'
import type { JsonFile } from '../files/disk/jsonFile'
import { readList } from './storedList'

/** What was written in the editor and not saved, from one run to the next. */
export interface DraftStore {
  /** The one that was changed last comes last. */
  all(): readonly ProcedureDraft[]
  /** Keeps a draft, in place of one of the same procedure. */
  keep(draft: ProcedureDraft): void
  drop(base: string): void
}

/** Most drafts that are kept; the oldest make room. */
const MAX_DRAFTS = 20

export const openDrafts = async (file: JsonFile): Promise<DraftStore> => {
  let kept = (await readList<ProcedureDraft>(file, PROCEDURE_DRAFT)).slice(-MAX_DRAFTS)

  const without = (base: string) => kept.filter(one => one.base !== base)

  const put = (next: readonly ProcedureDraft[]) => {
    kept = next.slice(-MAX_DRAFTS)
    if (kept.length > 0) file.write(kept)
    else file.remove()
  }

  return {
    all: () => kept,
    keep: draft => put([...without(draft.base), draft]),
    drop: base => {
      if (kept.some(one => one.base === base)) put(without(base))
    },
  }
}
