import path from 'node:path'
import type { ServiceOf } from '@shared/ipc/declare'
import type { BoardPicture, pictureRequests } from '@shared/ipc/pictures'
import { ok } from '@shared/result'
import type { ChosenTarget, Dialogs, WindowFrame } from '../shell/ports'
import { writeChosen } from './disk/writeChosen'
import type { procedureRequests } from '@shared/ipc/procedures'

const bytesOf = (picture: BoardPicture): Uint8Array =>
  picture.form === 'svg' ? Buffer.from(picture.text) : Buffer.from(picture.base64, 'base64')

/** A file is called what it is; the user was not asked about the longer name. */
const withEnding = (target: ChosenTarget, form: BoardPicture['form']): ChosenTarget =>
  path.extname(target.path).toLowerCase() === `.${form}`
    ? target
    : { path: `${target.path}.${form}`, mayReplace: false }

/** Writes pictures of boards where the user says. */
export const pictureFiles = (dialogs: Dialogs): ServiceOf<typeof pictureRequests> => ({
  save: async picture => {
    const target = await dialogs.chooseTarget(picture.suggestedName)
    return target ? writeChosen(withEnding(target, picture.form), bytesOf(picture)) : ok(null)
  },
})

/** Writes procedures and their sheets where the user says. */
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
