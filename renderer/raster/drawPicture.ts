import type { Picture } from '@shared/publish/pictures/framedSvg'

/** Loads an SVG text as an image. */
const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

const drawn = (image: HTMLImageElement, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(image, 0, 0, width, height)
  return canvas
}

const pngOn = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture of the board'))))
  })

/** Renders a picture into a canvas. */
export const canvasOf = async ({ svg, width, height }: Picture): Promise<HTMLCanvasElement> =>
  drawn(await imageOf(svg), width, height)

/** A picture as a PNG. */
export const pngOf = async (picture: Picture): Promise<Blob> => pngOn(await canvasOf(picture))

/** An SVG as a PNG, `scale` times as large. */
export const scaledPngOf = async (svg: string, scale: number): Promise<Blob> => {
  const image = await imageOf(svg)
  return pngOn(drawn(image, image.naturalWidth * scale, image.naturalHeight * scale))
}
