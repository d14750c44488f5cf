import type { ServiceOf } from '@shared/ipc/declare'
import type { BoardPicture, pictureRequests } from '@shared/ipc/pictures'
import { ok } from '@shared/result'
import type { Dialogs } from '../shell/ports'
import { withEnding, writeChosen } from './disk/writeChosen'

const bytesOf = (picture: BoardPicture): Uint8Array =>
  picture.form === 'svg' ? Buffer.from(picture.text) : Buffer.from(picture.base64, 'base64')

/** Writes pictures of boards where the user says. */
export const pictureFiles = (dialogs: Dialogs): ServiceOf<typeof pictureRequests> => ({
  save: async picture => {
    const target = await dialogs.chooseTarget(picture.suggestedName)
    return target ? writeChosen(withEnding(target, `.${picture.form}`), bytesOf(picture)) : ok(null)
  },
})
