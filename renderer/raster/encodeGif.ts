import { applyPalette, GIFEncoder, quantize, type Palette } from 'gifenc'
import type { Picture } from '@shared/publish/pictures/framedSvg'
import { canvasOf } from './drawPicture'

/** The timing of an animated picture. */
export interface GifTimes {
  /** How long each frame is shown, in milliseconds. */
  readonly delay: number
  /** How long the last frame is shown before the animation starts again, in milliseconds. */
  readonly last: number
}

export interface GifProgress {
  readonly onFrame?: (done: number, count: number) => void
  readonly signal?: AbortSignal
}

/** One of the 256 colors is reserved for "unchanged". */
const COLORS = 255

const pixelsOf = async (picture: Picture): Promise<Uint8ClampedArray> =>
  (await canvasOf(picture)).getContext('2d')!.getImageData(0, 0, picture.width, picture.height).data

/** Pictures that together have all colors: the first, middle and last frames show all that boards, pieces and arrows consist of. */
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

/** Replaces pixels that have not changed by "unchanged", since most of a board stays the same. */
const changed = (index: Uint8Array, before: Uint8Array | undefined, still: number): Uint8Array =>
  before ? index.map((color, place) => (before[place] === color ? still : color)) : index

/** Lets the window respond between two frames. */
const breath = () => new Promise(resolve => setTimeout(resolve))

/** Encodes pictures of the same size as an animated GIF. Rejects if the signal aborts it. */
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
