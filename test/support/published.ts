import { parseGames } from '@shared/notation/pgn/parser'
import { PAGE_CHOICES, type PageLook, type Medium } from '@shared/publish/choices'
import { makeDocument } from '@shared/publish/document/makeDocument'
import { makePage } from '@shared/publish/page/page'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { loadCore } from '../../electron/core/load'
import { readGame } from '../../electron/rules/games/gameReader'

const core = loadCore()

/** The games of a text, as the program reads them. */
export const gamesOf = (text: string): readonly Game[] =>
  parseGames(text).map(pgn => {
    const { offset } = pgn.at
    return unwrap(readGame(core, pgn, text.slice(offset, offset + pgn.length)))
  })

/** The only game of a text. */
export const gameOf = (text: string): Game => gamesOf(text)[0]!

/** The page made from a text of games. */
export const pageOf = (text: string, choices: Partial<PageLook> = {}, medium: Medium = 'screen'): string => {
  const all = { pieces: 'classic' as const, ...PAGE_CHOICES, ...choices }
  return makePage(
    gamesOf(text).map(game => makeDocument(game, all)),
    all,
    medium,
  )
}

/**
 * A game of knights moving back and forth, with a variation and a remark at every move: 1,000 moves make 2,000
 * positions.
 */
export const longGame = (moves = 1000): string => {
  const round = ['Nf3', 'Nf6', 'Ng1', 'Ng8'] as const
  const other = ['e4', 'e5', 'd4', 'd5'] as const
  const words = Array.from({ length: moves }, (_, ply) => {
    const number = `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`
    return `${number} ${round[ply % 4]!} {A remark on this move, number ${ply}.} (${number} ${other[ply % 4]!})`
  })
  return `[White "Long, Ann"]\n[Black "Short, Bo"]\n[Result "1-0"]\n\n${words.join(' ')} 1-0\n`
}
