import { makeFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import { seededRandom } from '@shared/setup/starts/random'
import { startSetup } from '@shared/setup/starts/starts'
import { variantById } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { makeSan } from '../support/makeSan'
import { playOut } from './playout'

const chess = variantById('chess')

export const chessStart = (): ReturnType<typeof startSetup> => startSetup(chess, 0)

/** Plies of a generated game, about those of a game between people. */
const PLIES = 80

const movetext = (sans: readonly string[]): string =>
  sans.map((san, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san)).join(' ')

const TAGS = `[Event "Bench"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
`

/** Games of chess at random, the same for the same seed: what both readers have to read. */
export const generateGames = (core: Core, count: number, seed: string): string => {
  const random = seededRandom(seed)
  const games = Array.from({ length: count }, () => {
    using position = unwrap(Position.from(core, chess, unwrap(chessStart())))
    const sans: string[] = []
    playOut(position, random, PLIES, (before, move) => void sans.push(makeSan(before, move)))
    return `${TAGS}\n${movetext(sans)} *\n`
  })
  return games.join('\n')
}

/** Positions of random games, as FENs: a quarter of them from each quarter of a game. */
export const generateFens = (core: Core, count: number, seed: string): readonly string[] => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    using position = unwrap(Position.from(core, chess, unwrap(chessStart())))
    playOut(position, random, ((index % 4) + 1) * 20)
    return makeFen(chess, position.setup())
  })
}
