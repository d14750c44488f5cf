import type { GameHeader } from '@shared/ipc/contract'
import { variantBySpelling } from '@shared/variants'

const isKnown = (value: string): boolean => !/^[?*.\s-]*$/.test(value)

/** What a list calls a game: its players, else its event, else its place in the file. */
export const headerTitle = ({ white, black, event, index }: GameHeader): string => {
  if (isKnown(white) || isKnown(black))
    return `${isKnown(white) ? white : '?'} – ${isKnown(black) ? black : '?'}`
  return isKnown(event) ? event : `Game ${index + 1}`
}

/** The system as a list names it; a game without a Variant tag is orthodox chess. */
export const headerSystem = ({ variant }: GameHeader): string =>
  variantBySpelling(variant === '' ? 'Chess' : variant)?.shortName ?? variant

/** `½–½` and en dashes, as books print results. */
export const headerResult = ({ result }: GameHeader): string =>
  result.replaceAll('1/2', '½').replace('-', '–')

/** Event, round and date, as far as they are known. */
export const headerDetail = ({ event, round, date, line }: GameHeader): string =>
  [event, isKnown(round) ? `round ${round}` : '', date.replace(/(\.\?\?)+$/, ''), `line ${line}`]
    .filter(isKnown)
    .join(', ')
