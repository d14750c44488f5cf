import type { HandlersOf, ServiceOf } from '@shared/ipc/declare'
import type { drillRequests } from '@shared/ipc/drill'
import { preparationRequests } from '@shared/ipc/preparations'
import { procedureRequests } from '@shared/ipc/procedures'
import type { DrillService } from '../../drill/drillService'
import type { PreparationService } from '../../engine/preparation/preparationService'
import type { ProcedureFiles } from '../../files/procedureFiles'
import type { DraftStore, ProcedureStore } from '../../userData/procedureStore'

/** Makes a service answer all requests of a table, each with the method of the same name. Throws if a method is missing. */
export const answeredBy = <T extends object>(requests: T, service: NoInfer<ServiceOf<T>>): HandlersOf<T> => {
  const methods = service as unknown as Readonly<
    Partial<Record<string, (...args: readonly unknown[]) => unknown>>
  >
  const handlers = Object.keys(requests).map(name => {
    const method = name.slice(name.indexOf(':') + 1)
    // A spread copy of an object of a class has none of its methods, which the compiler cannot see.
    if (methods[method] === undefined) throw new Error(`no method answers ${name}`)
    return [name, (...args: readonly unknown[]) => methods[method]!(...args)]
  })
  return Object.fromEntries(handlers) as HandlersOf<T>
}

export const preparationHandlers = (service: PreparationService): HandlersOf<typeof preparationRequests> =>
  answeredBy(preparationRequests, {
    ...service,
    delete: id => service.remove(id),
    branches: (id, keys) => service.view(id, views => views.branches(keys)),
    place: (id, path) => service.view(id, views => views.place(path)),
    decisions: (id, { from, count }) => service.view(id, views => views.decisions(from, count)),
    news: id => service.view(id, views => views.news()),
    compare: (id, { path, moves }) => service.view(id, views => views.compare(path, moves)),
  })

export const drillHandlers = (service: DrillService): HandlersOf<typeof drillRequests> => ({
  'drill:state': () => service.carryOut({ kind: 'state' }),
  'drill:restore': number => service.carryOut({ kind: 'restore', number }),
  'drill:withoutBackup': () => service.carryOut({ kind: 'withoutBackup' }),
  'drill:put': deck => service.carryOut({ kind: 'put', deck }),
  'drill:add': deck => service.carryOut({ kind: 'add', deck }),
  'drill:rename': (id, name) => service.carryOut({ kind: 'rename', id, name }),
  'drill:remove': (id, isGone) => service.carryOut({ kind: 'remove', id, isGone }),
  'drill:begin': choice => service.carryOut({ kind: 'begin', choice }),
  'drill:answer': given => service.carryOut({ kind: 'answer', given }),
  'drill:next': () => service.carryOut({ kind: 'next' }),
  'drill:undo': () => service.carryOut({ kind: 'undo' }),
  'drill:suspend': (cardId, isSuspended) => service.carryOut({ kind: 'suspend', cardId, isSuspended }),
  'drill:resume': deckId => service.carryOut({ kind: 'resume', deckId }),
  'drill:end': () => service.carryOut({ kind: 'end' }),
  'drill:judge': move => service.judge(move),
  'drill:leave': () => service.leave(),
})

export const procedureHandlers = (
  store: ProcedureStore,
  drafts: DraftStore,
  files: ProcedureFiles,
): HandlersOf<typeof procedureRequests> =>
  answeredBy(procedureRequests, {
    ...store,
    ...files,
    list: () => store.all(),
    drafts: () => drafts.all(),
    keepDraft: (base, json) => drafts.keep({ base, json }),
    dropDraft: base => drafts.drop(base),
  })
