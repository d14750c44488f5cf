import type { Handlers } from '@shared/ipc/contract'
import type { PictureFiles } from '../../files/pictureFiles'

export const pictureHandlers = (files: PictureFiles): Pick<Handlers, 'pictures:save'> => ({
  'pictures:save': picture => files.save(picture),
})
