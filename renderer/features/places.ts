import type { RailPlace } from '@shared/ipc/contract'
import { FEATURES } from '.'
import type { Place } from '../registry/feature'
import { usePlaceStore } from '../workbench/place'

/** All places, in their order. */
export const PLACES: readonly Place[] = FEATURES.flatMap(({ place }) => (place ? [place] : []))

/** Those that have a button in the rail. */
export const RAIL: readonly Place[] = PLACES.filter(({ under }) => under === undefined)

export const placeById = (id: RailPlace): Place => PLACES.find(place => place.id === id)!

/** The place of the rail to which a place belongs. */
export const railPlaceOf = ({ id, under = id }: Place): RailPlace => under

/** The places that share a button of the rail, that of the button first. */
export const tabsOf = (place: Place): readonly Place[] => {
  const root = railPlaceOf(place)
  return PLACES.filter(one => railPlaceOf(one) === root)
}

/** Shows a place the way it wants to be shown. */
export const openPlace = ({ id, open }: Place): void => {
  if (open) void open()
  else usePlaceStore().show(id)
}
