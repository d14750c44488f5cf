import type { Picture } from '@shared/publish/pictures/framedSvg'
import { base64Of } from './raster/base64'
import { pngOf } from './raster/drawPicture'
import { encodeGif, type GifTimes } from './raster/encodeGif'

/** The functions of this page, which is loaded in a hidden window, for the main process. */
export interface PressPage {
  /** Both return the file in base64. */
  readonly png: (picture: Picture) => Promise<string>
  readonly gif: (pictures: readonly Picture[], times: GifTimes) => Promise<string>
}

const press: PressPage = {
  png: async picture => base64Of(await pngOf(picture)),
  gif: async (pictures, times) =>
    base64Of(new Blob([await encodeGif(pictures, times)], { type: 'image/gif' })),
}

Object.assign(window, { press })
