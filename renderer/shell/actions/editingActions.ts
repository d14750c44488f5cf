import type { RailPlace } from '@shared/ipc/contract'
import { usePlayStore } from '../../features/engines/playStore'
import { useEditorStore } from '../../features/editor/editorStore'
import { useTrainingStore } from '../../features/training/trainingStore'
import { useGameChoices } from '../../features/games/arranging/useGameChoices'
import { useGameStore } from '../../stores/game'
import { usePlaceStore } from '../../stores/place'

type Run = () => unknown

/** A choice that counts is not taken back; a list has no board to turn. */
const nothing: Run = () => undefined

/**
 * What the actions of editing do: each is about what the place on the screen shows, a game, a position
 * being set up, or throws.
 *
 * @param throwBack takes the last throw back
 */
export const editingActions = (throwBack: Run) => {
  const editor = useEditorStore()
  const game = useGameStore()
  const list = useGameChoices()
  const place = usePlaceStore()
  const playing = usePlayStore()
  const training = useTrainingStore()

  const inPlace =
    (runs: Readonly<Record<RailPlace, Run>>): Run =>
    () =>
      runs[place.current]()

  /** The position on the board goes into the editor; its game stays as it is. */
  const editPosition = () => {
    const { game: open, node, document } = game
    if (open && node && document) {
      editor.begin({ variant: open.variant, fen: node.fen, options: open.options }, document.orientation)
    } else editor.show()
  }

  return {
    setUpPosition: editor.show,
    replaceMove: () => playing.replace(),
    editPosition: inPlace({
      analysis: editPosition,
      games: editPosition,
      dice: editor.show,
      training: editor.show,
      prepare: editor.show,
      editor: () => undefined,
    }),
    undo: inPlace({
      analysis: game.undo,
      games: () => list.choose('undo'),
      dice: throwBack,
      training: nothing,
      prepare: nothing,
      editor: editor.undo,
    }),
    redo: inPlace({
      analysis: game.redo,
      games: () => list.choose('redo'),
      dice: game.redo,
      training: nothing,
      prepare: nothing,
      editor: editor.redo,
    }),
    flip: inPlace({
      analysis: game.flip,
      games: nothing,
      dice: game.flip,
      training: training.flip,
      prepare: nothing,
      editor: editor.flip,
    }),
  }
}
