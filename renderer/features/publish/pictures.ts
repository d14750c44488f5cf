import type { Color } from '@shared/board/color'
import { MAX_FRAMES, type PublishChoices, type PublishLook } from '@shared/publish/choices'
import type { Picture } from '@shared/publish/pictures/framedSvg'
import { lineFrames, lineThrough } from '@shared/publish/pictures/lineFrames'
import type { Game } from '@shared/tree/game'
import type { TreePath } from '@shared/tree/node'

/** A game as it is on the screen. */
export interface ShownGame {
  readonly game: Game
  readonly path: TreePath
  readonly orientation: Color
}

/** The position on the screen as a picture. */
export const shownPicture = (
  { game, path, orientation }: ShownGame,
  { picture, page, pieces }: PublishLook,
): Picture => {
  const ply = path.length
  const choices = { ...picture, pieces, board: page.board, lettering: page.lettering }
  return lineFrames({ game, path, from: ply, to: ply, orientation }, choices)[0]!
}

/** The plies of the line on the screen that an animation shows. */
export const gifPlies = (
  { game, path }: ShownGame,
  { gif }: PublishChoices,
): readonly [from: number, to: number] => {
  const last = lineThrough(game, path).length - 1
  if (gif.range === 'fromHere') return [path.length, last]
  return [0, gif.range === 'toHere' ? path.length : last]
}

/** The frames of the animation; empty if they are too many. */
export const gifFrames = (shown: ShownGame, choices: PublishLook): readonly Picture[] => {
  const [from, to] = gifPlies(shown, choices)
  if (to - from >= MAX_FRAMES) return []
  const { gif, page, pieces } = choices
  return lineFrames(
    { ...shown, from, to },
    {
      size: gif.size,
      caption: gif.caption,
      coordinates: true,
      pieces,
      board: page.board,
      lettering: page.lettering,
    },
  )
}
