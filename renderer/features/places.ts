import type { RailPlace } from '@shared/ipc/contract'
import { FEATURES } from '.'
import type { Place } from '../registry/feature'
import { usePlaceStore } from '../workbench/place'

/** All places, in their order. */
export const PLACES: readonly Place[] = FEATURES.flatMap(({ place }) => (place ? [place] : []))

export const placeById = (id: RailPlace): Place => PLACES.find(place => place.id === id)!

/** The place whose button in the rail leads to a place. */
export const railPlaceOf = ({ id, under, within }: Place): RailPlace => under ?? within ?? id

/** The places that share tabs, beginning with the one to which the rail's button leads. */
export const tabsOf = ({ id, under: root = id }: Place): readonly Place[] =>
  PLACES.filter(({ id: other, under = other }) => under === root)

/** Shows a place, by its own `open` if it has one. */
export const openPlace = ({ id, open }: Place): void => {
  if (open) void open()
  else usePlaceStore().show(id)
}
