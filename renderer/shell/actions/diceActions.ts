import { useDialogsStore } from '../../stores/dialogs'
import { useDiceStore } from '../../features/dice/throwing/diceStore'
import { usePlaceStore } from '../../stores/place'

/** What the actions of the dice assistant do. */
export const diceActions = () => {
  const dice = useDiceStore()
  const dialogs = useDialogsStore()
  const place = usePlaceStore()

  return {
    dice: () => place.show('dice'),
    throwForMe: () => dice.throwForMe(),
    throwBack: () => {
      if (!dialogs.isOpen) dice.back()
    },
    largeType: () => dice.toggleLarge(),
  }
}
