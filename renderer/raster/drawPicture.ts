import type { Picture } from '@shared/publish/pictures/framedSvg'

/** Loads an SVG text as an image. */
export const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** Renders a picture into a canvas. */
export const canvasOf = async ({ svg, width, height }: Picture): Promise<HTMLCanvasElement> => {
  const image = await imageOf(svg)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(image, 0, 0, width, height)
  return canvas
}

/** A picture as a PNG. */
export const pngOf = async (picture: Picture): Promise<Blob> => {
  const canvas = await canvasOf(picture)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture of the board'))))
  })
}
