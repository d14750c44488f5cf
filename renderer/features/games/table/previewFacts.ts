import { formatNumber } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { GameCheck, GameHeader } from '@shared/ipc/contract'
import type { gamesTableTexts } from '@shared/i18n/en/gamesTable'
import { variantName } from '@shared/i18n/names/variantNames'
import { dateText } from '@shared/tree/dateText'
import { numberOfStart, type GameStart } from '../filters/startOfHeader'
import { headerVariant, isKnown } from '../filters/gameHeaders'

/** A line about a game in the preview. */
export interface PreviewFact {
  readonly kind: keyof typeof gamesTableTexts.preview.facts
  readonly text: string
  /** The text is the user's and not one of ours. */
  readonly isData?: true
}

const fact = (kind: PreviewFact['kind'], text: string, isData = false): readonly PreviewFact[] =>
  text === '' ? [] : [{ kind, text, ...(isData && { isData }) }]

const startText = (start: GameStart): string => {
  const number = numberOfStart(start)
  return number === undefined ? '' : formatNumber(number)
}

const eventText = ({ event, round }: GameHeader): string => {
  if (!isKnown(event)) return ''
  return isKnown(round) ? t('gamesTable.preview.eventRound', { event, round }) : event
}

const ratingText = ({ whiteElo = '', blackElo = '' }: GameHeader): string =>
  isKnown(whiteElo) || isKnown(blackElo)
    ? t('gamesTable.preview.ratings', { white: whiteElo || '–', black: blackElo || '–' })
    : ''

const playedText = (game: GameHeader, check: GameCheck | undefined): string =>
  check && check.faults > 0
    ? t('gamesTable.preview.playedFaults', { count: check.plies })
    : t('gamesTable.preview.played', { count: check?.plies ?? game.plies })

/** The lines about a game, as far as its facts are known. */
export const previewFacts = (
  game: GameHeader,
  start: GameStart | undefined,
  check: GameCheck | undefined,
): readonly PreviewFact[] => [
  ...(start ? [{ kind: 'start' as const, text: startText(start) }] : []),
  ...fact('system', start ? variantName(start.variant) : headerVariant(game)),
  ...fact('event', eventText(game), true),
  ...fact('date', dateText(game.date)),
  ...fact('rating', ratingText(game)),
  ...fact('played', playedText(game, check)),
]
