import { useDialogsStore } from '../../stores/dialogs'
import { usePlaceStore } from '../../stores/place'

/** What the actions about decks of positions do. */
export const drillActions = () => {
  const dialogs = useDialogsStore()
  const place = usePlaceStore()

  return {
    drill: () => place.show('drill'),
    drillGame: () => dialogs.showDeck('game'),
    drillSelection: () => dialogs.showDeck('selection'),
  }
}
