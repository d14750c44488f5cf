import { t } from '../../i18n/t'
import { dateText } from '../../tree/dateText'
import type { Game } from '../../tree/game'
import { playersOf, titleOf } from '../../tree/gameTitle'
import { variantName } from '../../i18n/names/variantNames'
import type { VariantDefinition } from '../../variants/variant'
import { formatNumber } from '../../i18n/numbers'
import type { JudgedBy } from '../../report/judgedBy'
import { JUDGMENT_POINTS } from '../../report/judgment'
import { tagValue } from '../../notation/pgn/tags'
import { scoreIn } from '../../tree/commentText'
import { mainline } from '../../tree/tree'

const isKnown = (value: string): boolean => !/^[?*.\s-]*$/.test(value)

/** The value of a tag; empty if it is unknown. */
export const knownTag = ({ tags }: Pick<Game, 'tags'>, name: string): string => {
  const value = tagValue(tags, name)?.trim() ?? ''
  return isKnown(value) ? value : ''
}

/** A name as people say it: "Lukic, Srecko" becomes "Srecko Lukic". */
const spokenName = (player: string): string => {
  const [surname = '', ...given] = player.split(',').map(part => part.trim())
  return given.length === 1 && given[0] !== '' ? `${given[0]!} ${surname}` : player
}

const withRating = (name: string, rating: string): string =>
  name !== '' && rating !== '' ? `${name} (${rating})` : name

/** Both players in full; undefined if neither is known. */
const playersTitle = (game: Game): string | undefined => {
  const { white, black } = playersOf(game)
  if (white === '' && black === '') return undefined
  const whole = (name: string, rating: string) => withRating(spokenName(name), rating) || '?'
  return `${whole(white, knownTag(game, 'WhiteElo'))} – ${whole(black, knownTag(game, 'BlackElo'))}`
}

/** The heading of a page: the players in full, else the event, else start and system. */
export const headingOf = (game: Game): string =>
  playersTitle(game) ?? (knownTag(game, 'Event') || titleOf(game))

/** Keywords for a search of a game: players, system, event and opening. */
export const keywordsOf = (game: Game, variant: VariantDefinition): readonly string[] => {
  const { white, black } = playersOf(game)
  const tags = ['Event', 'Opening', 'ECO'].map(name => knownTag(game, name))
  return [spokenName(white), spokenName(black), variantName(variant), ...tags].filter(word => word !== '')
}

const resultWords = ({ result }: Game): string => {
  if (result === '1-0') return t('publish.page.results.white')
  if (result === '0-1') return t('publish.page.results.black')
  return t(`publish.page.results.${result === '*' ? 'unfinished' : 'draw'}`)
}

/** The known facts of a game in one line: system, event, place, date, and how it ended. */
export const factsOf = (game: Game, variant: VariantDefinition): string => {
  const event = knownTag(game, 'Event')
  const system = variantName(variant)
  const round = knownTag(game, 'Round')
  const facts = [
    event.includes(system) ? '' : system,
    event === headingOf(game) ? '' : event,
    knownTag(game, 'Site'),
    round === '' ? '' : t('publish.page.round', { round }),
    dateText(knownTag(game, 'Date')),
  ].filter(fact => fact !== '')
  return facts.length === 0 ? resultWords(game) : `${facts.join(', ')}. ${resultWords(game)}`
}

/** The result as it is printed after the last move. */
export const printedResult = (game: Game): string =>
  game.result === '*' ? resultWords(game) : game.result.replace('-', '–').replaceAll('1/2', '½')

/** The depths to which the positions of the main line were searched, as far as their evaluations tell. */
const depthsOf = ({ root }: Game): readonly number[] =>
  mainline(root).flatMap(({ comments }) => scoreIn(comments)?.depth ?? [])

/** Which engine evaluated the moves, and with how many nodes, as a sentence. */
export const judgedByWords = ({ engine, nodes }: JudgedBy): string =>
  nodes === undefined
    ? t('publish.text.judgedBy', { engine })
    : t('publish.text.judgedByNodes', { engine, nodes })

/** Where the numbers of a game come from, and how to read them. */
export const aboutValues = (game: Game, judgedBy?: JudgedBy): string => {
  const depths = depthsOf(game)
  const [least, most] = [Math.min(...depths), Math.max(...depths)]
  const searched =
    depths.length === 0
      ? t('publish.page.values')
      : t('publish.page.valuesSearched', {
          depth: least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`,
        })
  const points = t('publish.page.points', JUDGMENT_POINTS)
  return [...(judgedBy ? [judgedByWords(judgedBy)] : []), searched, points].join(' ')
}
