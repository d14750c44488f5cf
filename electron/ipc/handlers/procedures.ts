import type { Handlers } from '@shared/ipc/contract'
import type { ProcedureFiles } from '../../procedures/procedureFiles'
import type { ProcedureStore } from '../../procedures/procedureStore'

export const procedureHandlers = (
  store: ProcedureStore,
  files: ProcedureFiles,
): Pick<Handlers, Extract<keyof Handlers, `procedures:${string}`>> => ({
  'procedures:list': () => store.all(),
  'procedures:save': json => store.save(json),
  'procedures:remove': id => store.remove(id),
  'procedures:export': (json, path) => files.export(json, path),
  'procedures:print': suggestedName => files.print(suggestedName),
})
