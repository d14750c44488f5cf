import { usePreparationsStore } from '../../features/prepare/preparationsStore'
import { usePreparedWishes } from '../../features/prepare/tree/usePreparedWishes'
import { usePreparedGame } from '../../features/prepare/usePreparedGame'
import { useDialogsStore } from '../../stores/dialogs'
import { usePlaceStore } from '../../stores/place'

/** What the actions about preparations do. */
export const prepareActions = () => {
  const dialogs = useDialogsStore()
  const place = usePlaceStore()
  const preparations = usePreparationsStore()
  const prepared = usePreparedGame()
  const wishes = usePreparedWishes()

  return {
    prepare: () => place.show('prepare'),
    newPreparation: () => dialogs.show('newPreparation'),
    lookDeeper: () => wishes.decide('deeper'),
    alwaysMove: () => wishes.decide('always'),
    neverMove: () => wishes.decide('never'),
    pausePreparation: () => preparations.toggle(),
    openPreparation: () => prepared.open(),
  }
}
