import { parseArgs } from 'node:util'
import { PLAY_LEVELS } from '@shared/analysis/levels'
import { isVariantId } from '@shared/variants'
import { soloSearch } from '../../electron/engine/pool/soloSearch'
import { levelPlayer, tallyOf } from './levelGames'
import { SIMPLE_PLAYERS, type SimplePlayer } from './simplePlayers'

const USAGE =
  'npm run check-levels -- [--variant double-chess960] [--games 20] [--levels 1,2,3] [--against random,taker,careful,1,2,3] [--seed levels]'

const OPTIONS = {
  variant: { type: 'string', default: 'double-chess960' },
  games: { type: 'string', default: '20' },
  levels: { type: 'string', default: '1,2,3,4' },
  against: { type: 'string', default: 'random,taker,careful,next' },
  seed: { type: 'string', default: 'levels' },
} as const

/** Plays levels of practice games against simple players and against the next level, and prints the results. */
export const main = (words: readonly string[]): number => {
  const { values } = parseArgs({ args: [...words], options: OPTIONS })
  const games = Number(values.games)
  if (!isVariantId(values.variant) || !(games >= 2)) {
    console.error(USAGE)
    return 2
  }
  const search = soloSearch()
  const byLevel = (number: number): SimplePlayer | undefined => {
    const level = PLAY_LEVELS.find(one => one.level === number)
    return level && levelPlayer(search, level)
  }
  const pairing = { variant: values.variant, games, seed: values.seed }
  for (const number of values.levels.split(',').map(Number))
    for (const name of values.against.split(',')) {
      const one = byLevel(number)
      const other = SIMPLE_PLAYERS[name] ?? byLevel(name === 'next' ? number + 1 : Number(name))
      if (!one || !other) continue
      const { wins, draws, losses } = tallyOf(search, [one, other], pairing)
      const against = name === 'next' ? `level ${number + 1}` : SIMPLE_PLAYERS[name] ? name : `level ${name}`
      console.log(`level ${number} against ${against}: +${wins} =${draws} -${losses}`)
    }
  return 0
}
