import type { EngineRequests } from '@shared/ipc/analysis'
import type { Handlers } from '@shared/ipc/contract'
import { ok } from '@shared/result'
import type { EngineRegistry } from '../../engines/engineRegistry'
import type { Dialogs } from '../../ports'

export const engineHandlers = (
  registry: EngineRegistry,
  dialogs: Dialogs,
): Pick<Handlers, keyof EngineRequests> => ({
  'engines:list': () => registry.list(),
  'engines:detect': () => registry.detect(),
  'engines:add': async path => {
    const chosen = path ?? (await dialogs.chooseProgram())
    return chosen === undefined ? ok(null) : registry.add(chosen)
  },
  'engines:change': (engineId, change) => registry.change(engineId, change),
  'engines:press': (engineId, option) => registry.press(engineId, option),
  'engines:remove': engineId => registry.remove(engineId),
  'engines:log': engineId => registry.log(engineId),
})
