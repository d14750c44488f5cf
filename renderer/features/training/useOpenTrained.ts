import { useDocumentsStore } from '../../stores/documents'
import { useNewGameStore } from '../../stores/newGame'
import { useSettingsStore } from '../../stores/settings'
import { trainedGame, trainingTags } from './trainedGame'
import { useTrainingStore } from './trainingStore'

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
