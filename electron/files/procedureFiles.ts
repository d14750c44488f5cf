import type { ServiceOf } from '@shared/ipc/declare'
import type { procedureRequests } from '@shared/ipc/procedures'
import { ok } from '@shared/result'
import type { Dialogs, WindowFrame } from '../shell/ports'
import { writeChosen } from './disk/writeChosen'

/** Writes procedures and their sheets to files that the user chooses. */
export type ProcedureFiles = Pick<ServiceOf<typeof procedureRequests>, 'export' | 'print'>

const idOf = (json: string): string => /"id":\s*"([a-z0-9-]{1,60})"/.exec(json)?.[1] ?? 'procedure'

export const procedureFiles = (dialogs: Dialogs, frame: WindowFrame): ProcedureFiles => ({
  export: async json => {
    const target = await dialogs.chooseTarget(`${idOf(json)}.json`)
    return target ? writeChosen(target, Buffer.from(json)) : ok(null)
  },
  print: async suggestedName => {
    const target = await dialogs.chooseTarget(suggestedName)
    if (!target) return ok(null)
    const pdf = await frame.printToPdf()
    return pdf ? writeChosen(target, pdf) : ok(null)
  },
})
