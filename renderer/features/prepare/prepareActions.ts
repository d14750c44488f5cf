import { useTrainGame } from '../drill/useTrainGame'
import { titleOfPreparation } from './model/preparationWords'
import { usePreparationsStore } from './model/preparationsStore'
import { usePreparedWishes } from './tree/usePreparedWishes'
import { usePreparedGame } from './usePreparedGame'
import { usePublishStore } from '../publish/publishStore'
import { useDialogsStore } from '../../stores/dialogs'
import { usePlaceStore } from '../../workbench/place'

/** What the actions about preparations do. */
export const prepareActions = () => {
  const dialogs = useDialogsStore()
  const place = usePlaceStore()
  const preparations = usePreparationsStore()
  const prepared = usePreparedGame()
  const wishes = usePreparedWishes()
  const publishing = usePublishStore()
  const { trainGame } = useTrainGame()

  const train = async (): Promise<boolean> => {
    const { selected } = preparations
    const opening = selected && (await prepared.gameOf(selected.id))
    if (!opening) return false
    return trainGame(opening.game, opening.color, { name: titleOfPreparation(selected) })
  }

  const publish = async (): Promise<boolean> => {
    const { selected } = preparations
    const opening = selected && (await prepared.gameOf(selected.id))
    if (!opening) return false
    publishing.beginSheet({ game: opening.game, path: [], orientation: opening.color })
    dialogs.show('publish')
    return true
  }

  return {
    prepare: () => place.show('prepare'),
    newPreparation: () => dialogs.show('newPreparation'),
    lookDeeper: () => wishes.decide('deeper'),
    alwaysMove: () => wishes.decide('always'),
    neverMove: () => wishes.decide('never'),
    pausePreparation: () => preparations.toggle(),
    openPreparation: () => prepared.open(),
    publishPreparation: publish,
    trainPreparation: train,
  }
}
