import type { FileError, WrittenFile } from '@shared/ipc/contract'
import { ok, type Result } from '@shared/result'
import { writeChosen } from './disk/writeChosen'
import type { Dialogs, WindowFrame } from '../shell/ports'

/** Writes procedures and their sheets where the user says. */
export interface ProcedureFiles {
  export(json: string): Promise<Result<WrittenFile | null, FileError>>
  print(suggestedName: string): Promise<Result<WrittenFile | null, FileError>>
}

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
