import { useDialogsStore } from '../../stores/dialogs'
import { usePlaceStore } from '../../stores/place'
import { useDiceStore } from './throwing/diceStore'

/** Takes the last throw back, but not behind a dialog. */
export const useThrowBack = () => {
  const dialogs = useDialogsStore()
  const dice = useDiceStore()

  return () => {
    if (!dialogs.isOpen) dice.back()
  }
}

/** What the actions of the dice assistant do. */
export const diceActions = () => {
  const dice = useDiceStore()
  const place = usePlaceStore()

  return {
    dice: () => place.show('dice'),
    throwForMe: () => dice.throwForMe(),
    throwBack: useThrowBack(),
    largeType: () => dice.toggleLarge(),
  }
}
