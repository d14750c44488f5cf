import type { Handlers } from '@shared/ipc/contract'
import type { DraftStore } from '../../procedures/draftStore'
import type { ProcedureFiles } from '../../procedures/procedureFiles'
import type { ProcedureStore } from '../../procedures/procedureStore'

export const procedureHandlers = (
  store: ProcedureStore,
  drafts: DraftStore,
  files: ProcedureFiles,
): Pick<Handlers, Extract<keyof Handlers, `procedures:${string}`>> => ({
  'procedures:list': () => store.all(),
  'procedures:save': json => store.save(json),
  'procedures:remove': id => store.remove(id),
  'procedures:drafts': () => drafts.all(),
  'procedures:keepDraft': (base, json) => drafts.keep({ base, json }),
  'procedures:dropDraft': base => drafts.drop(base),
  'procedures:export': (json, path) => files.export(json, path),
  'procedures:print': suggestedName => files.print(suggestedName),
})
