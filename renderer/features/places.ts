import type { RailPlace } from '@shared/ipc/contract'
import { FEATURES } from '.'
import type { Place } from '../registry/feature'
import { usePlaceStore } from '../workbench/place'

/** All places, in their order. */
export const PLACES: readonly Place[] = FEATURES.flatMap(({ place }) => (place ? [place] : []))

export const placeById = (id: RailPlace): Place => PLACES.find(place => place.id === id)!

/** The place whose button of the rail stands for a place. */
export const railPlaceOf = ({ id, under, within }: Place): RailPlace => under ?? within ?? id

/** The places that share tabs, the one that the button of the rail leads to first. */
export const tabsOf = ({ id, under: root = id }: Place): readonly Place[] =>
  PLACES.filter(({ id: other, under = other }) => under === root)

/** Shows a place the way it wants to be shown. */
export const openPlace = ({ id, open }: Place): void => {
  if (open) void open()
  else usePlaceStore().show(id)
}
