import type { RailPlace } from '@shared/ipc/contract'
import { FEATURES } from '.'
import type { Place } from '../registry/feature'
import { usePlaceStore } from '../workbench/place'

/** The places of the rail, in its order. */
export const PLACES: readonly Place[] = FEATURES.flatMap(({ place }) => (place ? [place] : []))

export const placeById = (id: RailPlace): Place => PLACES.find(place => place.id === id)!

/** Shows a place the way it wants to be shown. */
export const openPlace = ({ id, open }: Place): void => {
  if (open) void open()
  else usePlaceStore().show(id)
}
