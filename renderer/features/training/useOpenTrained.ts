import { useDocumentsStore } from '../../openFiles/documents'
import { useNewGameStore } from '../../openFiles/newGame'
import { useSettingsStore } from '../../stores/settings'
import { useTrainingStore } from './trainingStore'
import type { TrainingResult } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import type { Game } from '@shared/tree/game'
import { withRoot } from '@shared/tree/gameEdit'
import { annotateSetup } from '@shared/tree/setupAnnotation'
import type { SetupGlyphs } from '@shared/tree/setupGlyphs'
import { appendLine } from '@shared/tree/tree'
import { playedNode } from '../../workbench/playedNode'
import { practiceTags } from '../practice/practice'
import type { Training } from './training'

/** The tags of a training, English in every language; by them the game can be played on against the engine. */
const trainingTags = ({ human, level }: Training, date: Date): readonly PgnTag[] =>
  practiceTags(human, { level }, date).map(tag =>
    tag.name === 'Event' ? { name: 'Event', value: 'Placement training' } : tag,
  )

/** The game of a throw with the setup as it was played, and what it was worth. */
const trainedGame = (
  game: Game,
  { turns }: Training,
  { setup }: TrainingResult,
  glyphs: SetupGlyphs,
): Game => {
  const line = appendLine(game.root, [], turns.map(playedNode))
  return line ? annotateSetup(withRoot(game, line.root), setup, glyphs) : game
}

/** Opens a training that is over in an ordinary tab, its setup annotated. */
export const useOpenTrained = () => {
  const documents = useDocumentsStore()
  const newGame = useNewGameStore()
  const settings = useSettingsStore()
  const store = useTrainingStore()

  return async () => {
    const { training, result } = store
    if (!training || !result) return
    const { variant, options, startFen: fen, human } = training
    const opened = await newGame.open({ variant, options, fen }, trainingTags(training, new Date()), game =>
      trainedGame(game, training, result, settings.settings.setupGlyphs),
    )
    if (opened) documents.orient(opened.id, human)
  }
}
