import path from 'node:path'
import type { ServiceOf } from '@shared/ipc/declare'
import type { BoardPicture, pictureRequests } from '@shared/ipc/pictures'
import { ok } from '@shared/result'
import type { ChosenTarget, Dialogs } from '../shell/ports'
import { writeChosen } from './disk/writeChosen'

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
