import type { ValidEntries } from '@shared/ipc/read'
import { map, type Result } from '@shared/result'
import type { Procedure } from '@shared/procedures/model/procedure'
import type { ProcedureFault } from '@shared/procedures/model/procedureFault'
import { readProcedure, readProcedureText } from '@shared/procedures/model/readProcedure'
import type { JsonFile } from '../files/disk/jsonFile'
import { keepFlawed, readList } from './storedList'
import { PROCEDURE_DRAFT, type ProcedureDraft } from '@shared/ipc/procedures'

/** The procedures that the user wrote, from one run to the next. */
export interface ProcedureStore {
  /** In the order of their names. */
  all(): readonly Procedure[]
  /** Keeps a procedure, replacing any with the same id. */
  save(json: string): Result<readonly Procedure[], ProcedureFault>
  remove(id: string): readonly Procedure[]
}

/** The most procedures kept; the oldest are dropped. */
const MAX_PROCEDURES = 500

/** Procedures from an untrusted stored value; broken ones are left out, the others stay. */
const soundOnes = (stored: unknown): ValidEntries<Procedure> => {
  const all = Array.isArray(stored) ? (stored as readonly unknown[]) : []
  const sound = all.flatMap(one => {
    const read = readProcedure(one)
    return read.ok ? [read.value] : []
  })
  const isList = stored === undefined || Array.isArray(stored)
  return { sound, isFlawed: !isList || sound.length < all.length }
}

const byName = (one: Procedure, other: Procedure): number => one.name.localeCompare(other.name, 'en')

/** Opens the procedures. Broken ones are put aside, the others stay. */
export const openProcedures = async (file: JsonFile): Promise<ProcedureStore> => {
  let kept = await keepFlawed(file, soundOnes(await file.read()))

  const all = () => kept.toSorted(byName)

  const keep = (next: readonly Procedure[]) => {
    kept = next.slice(-MAX_PROCEDURES)
    file.write(kept)
    return all()
  }

  const without = (id: string) => kept.filter(one => one.id !== id)

  return {
    all,
    save: json => map(readProcedureText(json), one => keep([...without(one.id), one])),
    remove: id => keep(without(id)),
  }
}

/** Unsaved changes from the editor, kept from one run to the next. */
export interface DraftStore {
  /** All drafts; the one changed last is at the end. */
  all(): readonly ProcedureDraft[]
  /** Keeps a draft, replacing any of the same procedure. */
  keep(draft: ProcedureDraft): void
  drop(base: string): void
}

/** The most drafts kept; the oldest are dropped. */
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
