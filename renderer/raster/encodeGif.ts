import { applyPalette, GIFEncoder, quantize, type Palette } from 'gifenc'
import type { Picture } from '@shared/publish/pictures/framedSvg'
import { canvasOf } from './drawPicture'

/** How a moving picture goes. */
export interface GifTimes {
  /** Of each frame, in milliseconds. */
  readonly delay: number
  /** The delay of the last frame, before the animation begins again. */
  readonly last: number
}

export interface GifProgress {
  readonly onFrame?: (done: number, count: number) => void
  readonly signal?: AbortSignal
}

/** One of the 256 colors means "unchanged". */
const COLORS = 255

const pixelsOf = async (picture: Picture): Promise<Uint8ClampedArray> =>
  (await canvasOf(picture)).getContext('2d')!.getImageData(0, 0, picture.width, picture.height).data

/** The first, middle and last frame have all that boards, pieces and arrows are painted with. */
const samplesOf = (pictures: readonly Picture[]): readonly Picture[] =>
  [...new Set([0, Math.floor(pictures.length / 2), pictures.length - 1])].map(place => pictures[place]!)

const paletteOf = async (pictures: readonly Picture[]): Promise<Palette> => {
  const samples = await Promise.all(samplesOf(pictures).map(pixelsOf))
  const all = new Uint8ClampedArray(samples.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const sample of samples) {
    all.set(sample, at)
    at += sample.length
  }
  return quantize(all, COLORS)
}

/** Where a pixel is as it was before, nothing is painted: most of a board stays as it is. */
const changed = (index: Uint8Array, before: Uint8Array | undefined, still: number): Uint8Array =>
  before ? index.map((color, place) => (before[place] === color ? still : color)) : index

/** Lets the window breathe between two frames. */
const breath = () => new Promise(resolve => setTimeout(resolve))

/** Pictures of one size one after the other as an animated GIF. Rejects once the signal says so. */
export const encodeGif = async (
  pictures: readonly Picture[],
  { delay, last }: GifTimes,
  { onFrame, signal }: GifProgress = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const palette = await paletteOf(pictures)
  const encoder = GIFEncoder()
  const still = palette.length
  let before: Uint8Array | undefined
  for (const [place, picture] of pictures.entries()) {
    signal?.throwIfAborted()
    const index = applyPalette(await pixelsOf(picture), palette)
    encoder.writeFrame(changed(index, before, still), picture.width, picture.height, {
      ...(before
        ? { transparent: true, transparentIndex: still }
        : { palette: [...palette, [0, 0, 0]], repeat: 0 }),
      delay: place === pictures.length - 1 ? last : delay,
      dispose: 1,
    })
    before = index
    onFrame?.(place + 1, pictures.length)
    await breath()
  }
  encoder.finish()
  return encoder.bytes()
}
