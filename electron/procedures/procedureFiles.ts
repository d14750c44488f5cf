import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import { err, map, ok, type Result } from '@shared/result'
import { writeAtomically } from '../files/atomicWrite'
import { fileError } from '../files/fileError'
import type { ChosenTarget, Dialogs, WindowFrame } from '../ports'

/** Writes procedures and their sheets where the user says. */
export interface ProcedureFiles {
  export(json: string, to?: string): Promise<Result<WrittenFile | null, FileError>>
  print(suggestedName: string): Promise<Result<WrittenFile | null, FileError>>
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

const write = async (target: ChosenTarget, content: Uint8Array): Promise<Result<WrittenFile, FileError>> => {
  if (!target.mayReplace && (await exists(target.path))) return err(fileError('exists', target.path))
  return map(await writeAtomically(target.path, [content]), () => ({ path: target.path }))
}

const idOf = (json: string): string => /"id":\s*"([a-z0-9-]{1,60})"/.exec(json)?.[1] ?? 'procedure'

export const procedureFiles = (dialogs: Dialogs, frame: WindowFrame): ProcedureFiles => ({
  export: async (json, to) => {
    const target =
      to === undefined
        ? await dialogs.chooseTarget(`${idOf(json)}.json`)
        : { path: path.resolve(to), mayReplace: false }
    return target ? write(target, Buffer.from(json)) : ok(null)
  },
  print: async suggestedName => {
    const target = await dialogs.chooseTarget(suggestedName)
    if (!target) return ok(null)
    const pdf = await frame.printToPdf()
    return pdf ? write(target, pdf) : ok(null)
  },
})
