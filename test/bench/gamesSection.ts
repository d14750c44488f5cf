import { parseGames } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { faultsOf } from '@shared/tree/faults'
import { mainline } from '@shared/tree/tree'
import type { Core } from '../../electron/core/load'
import { readGame } from '../../electron/rules/gameReader'
import { chessopsReplay } from './chessopsGames'
import { generateGames } from './games'
import type { Section } from './report'
import { interleave } from './rounds'

const GAMES = 200

/** Reads games into trees, every node with its SAN, FEN and check; answers with the number of plies. */
const readAll = (core: Core, text: string): number =>
  parseGames(text).reduce((plies, pgn) => {
    const { offset } = pgn.at
    const { root } = unwrap(readGame(core, pgn, text.slice(offset, offset + pgn.length)))
    if (faultsOf(root).length > 0) throw new Error('a generated game cannot be read')
    return plies + mainline(root).length - 1
  }, 0)

/** Reading PGN with full legality. We build the whole tree, chessops only plays the main line. */
export const gamesSection = (core: Core, rounds: number): Section => {
  const text = generateGames(core, GAMES, 'games')
  const plies = readAll(core, text)
  if (plies !== chessopsReplay(text)) throw new Error('the readers do not agree on the number of plies')
  return {
    title: 'Reading games with full legality',
    unit: 'games',
    speeds: interleave(
      [
        { name: 'the game reader', work: () => (readAll(core, text), GAMES) },
        { name: 'chessops', work: () => (chessopsReplay(text), GAMES) },
      ],
      rounds,
    ),
    remarks: [
      `${GAMES} random games, ${plies} plies. The game reader makes the SAN and the FEN of every node; ` +
        'chessops parses and plays the main line only.',
    ],
  }
}
