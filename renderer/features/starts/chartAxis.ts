import type { StartsPicture } from '@shared/ipc/contract'

const PAWN = 100

/** The ends of an axis that shows all starts except the few farthest ones, with a small margin. */
export const axisOfPictures = (
  pictures: readonly Pick<StartsPicture, 'all'>[],
): readonly [least: number, most: number] => {
  const ends = pictures.flatMap(({ all }) => [all.percentiles[1], all.percentiles[99]])
  const room = 0.15 * (Math.max(...ends) - Math.min(...ends))
  const half = PAWN / 2
  return [
    Math.floor((Math.min(0, ...ends) - room) / half) * half,
    Math.ceil((Math.max(0, ...ends) + room) / half) * half,
  ]
}
