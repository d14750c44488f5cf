import { COLORS } from '@shared/board/color'
import { PLAY_LEVELS } from '@shared/analysis/levels'
import type { Game } from '@shared/tree/game'
import { lastPairOfTags, otherEngineOf } from './practice'
import type { PlayedHere } from './gameTerms'
import { isTableGame, tableTerms } from './tableTags'
import { timesOfTags } from './timeControl'

/** The number of levels added below the original ten. */
const LEVELS_BELOW = PLAY_LEVELS.length - 10

/** The level of an engine by its name in the tags. Games begun when there were ten levels do not say of how many. */
const levelOf = (player = ''): number | undefined => {
  const { level, of } =
    /^Backrank engine, level (?<level>\d{1,2})( of (?<of>\d{1,2}))?$/.exec(player)?.groups ?? {}
  const number = Number(level) + (of === undefined ? LEVELS_BELOW : 0)
  return PLAY_LEVELS.find(one => one.level === number)?.level
}

/** How a game was played here; undefined for any other game. */
export const playedHere = ({ tags }: Pick<Game, 'tags'>): PlayedHere | undefined => {
  const terms = tableTerms(tags)
  if (isTableGame(tags)) return { hands: COLORS, terms }
  const tag = (name: string) => tags.find(one => one.name === name)?.value
  const time = timesOfTags(tags)?.white
  const more = { lastPair: lastPairOfTags(tags), ...(time && { time }) } as const
  const other = otherEngineOf(tags)
  if (other) {
    const { engine, level, human } = other
    return { hands: [human], choice: { side: human, level, engine, ...more }, terms }
  }
  const levels = { white: levelOf(tag('White')), black: levelOf(tag('Black')) }
  const human = levels.white === undefined ? 'white' : 'black'
  const level = levels.white ?? levels.black
  if (level === undefined || levels[human] !== undefined) return undefined
  return { hands: [human], choice: { side: human, level, ...more }, terms }
}

/** How a game that was broken off was played; undefined for any other game. */
export const unfinishedPractice = (game: Pick<Game, 'tags' | 'result'>): PlayedHere | undefined =>
  game.result === '*' ? playedHere(game) : undefined
