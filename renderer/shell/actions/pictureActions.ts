import { usePicturesStore } from '../../stores/pictures'

/** What the actions do that save the board as a picture. */
export const pictureActions = () => {
  const pictures = usePicturesStore()

  return {
    savePng: () => pictures.save('png'),
    saveSvg: () => pictures.save('svg'),
  }
}
