import { t } from '@shared/i18n/t'
import type { GameHeader } from '@shared/ipc/contract'
import { variantBySpelling } from '@shared/variants'
import { variantName, variantShortName } from '@shared/i18n/names/variantNames'
import { headerTitle, isKnown, titledBy } from '../../../stores/headerTitle'

export { headerTitle, isKnown }

/** The system as a list names it; a game without a Variant tag is orthodox chess. */
export const headerVariant = ({ variant }: GameHeader): string => {
  const known = variantBySpelling(variant === '' ? 'Chess' : variant)
  return known ? variantShortName(known) : variant
}

/** The event without the name of its system in front, which the list shows already. */
const ownEvent = ({ event, variant }: GameHeader): string => {
  const known = variantBySpelling(variant)
  const name = [known ? variantName(known) : '', variant].find(
    one => one !== '' && event.toLowerCase().startsWith(one.toLowerCase()),
  )
  return name === undefined ? event : event.slice(name.length).replace(/^[\s,:;.–-]+/, '')
}

/**
 * System, couplet, event and year, as far as they are known, which distinguish the games of two players.
 *
 * @param couplet the words on the couplet; empty for a game without one
 */
export const headerOccasion = (game: GameHeader, couplet = ''): string => {
  const year = /^\d{4}/.exec(game.date)?.[0] ?? ''
  const event = isKnown(game.event) && game.event !== headerTitle(game) ? ownEvent(game) : ''
  const ofCouplet = couplet === '' ? '' : t('games.row.couplet', { couplet })
  return [headerVariant(game), ofCouplet, event, year].filter(part => part !== '').join(', ')
}

/** The result with `½–½` and en dashes, as books print it. */
export const headerResult = ({ result }: Pick<GameHeader, 'result'>): string =>
  result.replaceAll('1/2', '½').replace('-', '–')

/** Players in full, event, round and date, as far as they are known. */
export const headerDetail = (game: GameHeader): string => {
  const { event, round, date, line } = game
  const title = titledBy(game, player => player.trim())
  const more = [
    event,
    isKnown(round) ? t('games.row.round', { round }) : '',
    date.replace(/(\.\?\?)+$/, ''),
    t('games.row.line', { line }),
  ]
  return [title, ...more.filter(part => isKnown(part) && part !== title)].join(', ')
}
