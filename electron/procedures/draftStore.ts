import type { ProcedureDraft } from '@shared/ipc/contract'
import type { JsonFile } from '../files/jsonFile'

/** What was written in the editor and not saved, from one run to the next. */
export interface DraftStore {
  /** The one that was changed last comes last. */
  all(): readonly ProcedureDraft[]
  /** Keeps a draft, in place of one of the same procedure. */
  keep(draft: ProcedureDraft): void
  drop(base: string): void
}

/** Most drafts that are kept; the oldest make room. */
const MOST = 20
/** Longest text of a draft, in UTF-16 units. */
const LONGEST = 128 * 1024

const isDraft = (one: unknown): one is ProcedureDraft => {
  if (typeof one !== 'object' || one === null) return false
  const { base, json } = one as Partial<Record<keyof ProcedureDraft, unknown>>
  return typeof base === 'string' && typeof json === 'string' && json.length <= LONGEST
}

/** Drafts from a stored value of unknown making; what is none is left out. */
const draftsOf = (stored: unknown): readonly ProcedureDraft[] =>
  (Array.isArray(stored) ? (stored as readonly unknown[]) : []).filter(isDraft).slice(-MOST)

export const openDrafts = async (file: JsonFile): Promise<DraftStore> => {
  let kept = draftsOf(await file.read())

  const without = (base: string) => kept.filter(one => one.base !== base)

  const put = (next: readonly ProcedureDraft[]) => {
    kept = next.slice(-MOST)
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
