import { PGN_RESULTS, type PgnResult, type PgnTag } from '@shared/notation/pgn/pgn'
import { beginGames, type BegunGame } from '@shared/notation/pgn/parser'
import { map } from '@shared/result'
import { coupletOf, coupletScore, halvesText } from '@shared/tree/couplet'
import { knownTagValue } from '../../rules/games/gameStart'
import type { Answered } from '../io/answers'
import { defineCommand } from '../io/command'
import { print, type Terminal } from '../io/terminal'
import { readText } from '../io/readFile'
import { jsonFlag } from '../io/sharedFlags'

/** A couplet as described by the games of a file. */
interface ScoredCouplet {
  readonly couplet: number
  /** The player with White in the first game, then the other one; `?` if the games do not name them. */
  readonly players: readonly [string, string]
  /** The points of the players, in the same order. */
  readonly points: readonly [number, number]
  /** The number of its games that have a result. */
  readonly played: number
}

interface Pair {
  readonly first?: BegunGame
  readonly second?: BegunGame
}

const resultOf = (game: BegunGame | undefined): PgnResult | undefined =>
  PGN_RESULTS.find(result => result === (game && knownTagValue(game.tags, 'Result')))

const playerOf = (tags: readonly PgnTag[], color: 'White' | 'Black'): string =>
  knownTagValue(tags, color) ?? '?'

const playersOf = ({ first, second }: Pair): readonly [string, string] => {
  if (first) return [playerOf(first.tags, 'White'), playerOf(first.tags, 'Black')]
  const { tags = [] } = second ?? {}
  return [playerOf(tags, 'Black'), playerOf(tags, 'White')]
}

const scored = (pgn: string): readonly ScoredCouplet[] => {
  const pairs = new Map<number, Pair>()
  for (const game of beginGames(pgn)) {
    const place = coupletOf(game.tags)
    if (!place) continue
    const pair = pairs.get(place.number)
    pairs.set(place.number, place.game === 1 ? { ...pair, first: game } : { ...pair, second: game })
  }
  return [...pairs]
    .sort(([one], [other]) => one - other)
    .map(([couplet, pair]) => ({
      couplet,
      players: playersOf(pair),
      ...coupletScore(resultOf(pair.first), resultOf(pair.second)),
    }))
}

const coupletLine = ({ couplet, players: [one, other], points, played }: ScoredCouplet): string =>
  `${couplet}\t${one}\t${halvesText(points[0])}\t${halvesText(points[1])}\t${other}\t${played} of 2 played\n`

const scoredIn = async (file: string, terminal: Terminal): Promise<Answered<readonly ScoredCouplet[]>> =>
  map(await readText(file, terminal), scored)

export const coupletsCommand = defineCommand({
  name: 'couplets',
  words: 'FILE',
  summary: 'score the couplets of a file: two games from one start with colors reversed',
  details: `A line for each couplet: its number, the player who had White in its first game, the points of both, and the other player. Games are
linked by their tags: Couplet "3.1" and Couplet "3.2". start and roll write them with --pgn --couplets.
`,
  flags: { json: jsonFlag },
  count: [1, 1],
  run: async ({ words: [file = ''], flags }, terminal) =>
    print(flags.json, terminal, await scoredIn(file, terminal), {
      json: couplets => ({ couplets }),
      text: couplets => couplets.map(coupletLine).join(''),
    }),
})
