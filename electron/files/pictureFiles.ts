import path from 'node:path'
import type { BoardPicture, FileError, WrittenFile } from '@shared/ipc/contract'
import { ok, type Result } from '@shared/result'
import type { ChosenTarget, Dialogs } from '../shell/ports'
import { writeChosen } from './disk/writeChosen'

/** Writes pictures of boards where the user says. */
export interface PictureFiles {
  save(picture: BoardPicture): Promise<Result<WrittenFile | null, FileError>>
}

const bytesOf = (picture: BoardPicture): Uint8Array =>
  picture.form === 'svg' ? Buffer.from(picture.text) : Buffer.from(picture.base64, 'base64')

/** A file is called what it is; the user was not asked about the longer name. */
const withEnding = (target: ChosenTarget, form: BoardPicture['form']): ChosenTarget =>
  path.extname(target.path).toLowerCase() === `.${form}`
    ? target
    : { path: `${target.path}.${form}`, mayReplace: false }

export const pictureFiles = (dialogs: Dialogs): PictureFiles => ({
  save: async picture => {
    const target = await dialogs.chooseTarget(picture.suggestedName)
    return target ? writeChosen(withEnding(target, picture.form), bytesOf(picture)) : ok(null)
  },
})
