import { beginGames, parseGames } from '@shared/notation/pgn/parser'
import { unwrap } from '@shared/result'
import { faultsOf } from '../support/faultsOf'
import { mainline } from '@shared/tree/tree'
import type { Core } from '../../electron/core/load'
import { checkGame } from '../../electron/rules/games/checkGame'
import { readGame } from '../../electron/rules/games/gameReader'
import { chessopsReplay } from './chessopsGames'
import { generateGames } from './games'
import type { Section } from './report'
import { interleave } from './rounds'

const GAMES = 1_000

/** Finds every move of every game legal; answers with the number of plies. */
const checkAll = (core: Core, text: string): number => {
  let plies = 0
  for (const begun of beginGames(text)) {
    const checked = checkGame(core, begun, text)
    if (checked.fault) throw new Error('a generated game is faulty')
    plies += checked.plies
  }
  return plies
}

/** Reads games into trees, every node with its SAN, FEN and check; answers with the number of plies. */
const readAll = (core: Core, text: string): number =>
  parseGames(text).reduce((plies, pgn) => {
    const { offset } = pgn.at
    const { root } = unwrap(readGame(core, pgn, text.slice(offset, offset + pgn.length)))
    if (faultsOf(root).length > 0) throw new Error('a generated game cannot be read')
    return plies + mainline(root).length - 1
  }, 0)

/** Reading PGN with full legality: only to find it legal, as chessops does, and into a tree. */
export const gamesSections = (core: Core, rounds: number): readonly Section[] => {
  const text = generateGames(core, GAMES, 'games')
  const plies = chessopsReplay(text)
  if (plies !== readAll(core, text) || plies !== checkAll(core, text))
    throw new Error('the readers do not agree on the number of plies')
  const [check, read, chessops] = interleave(
    [
      { name: 'checked', work: () => (checkAll(core, text), GAMES) },
      { name: 'read into trees', work: () => (readAll(core, text), GAMES) },
      { name: 'chessops', work: () => (chessopsReplay(text), GAMES) },
    ],
    rounds,
  )
  const games = `${GAMES} random games, ${plies} plies`
  return [
    {
      title: 'Checking games with full legality',
      unit: 'games',
      speeds: [check!, chessops!],
      remarks: [
        `${games}. Both find every move legal and play it. The check keeps nothing but tags and counts; ` +
          'chessops parses into a tree without positions. The goal is 10.',
      ],
    },
    {
      title: 'Reading games into trees',
      unit: 'games',
      speeds: [read!, chessops!],
      remarks: [
        `The same games and rounds. Every node has its SAN, UCI, FEN and check; chessops has none of it.`,
      ],
    },
  ]
}
