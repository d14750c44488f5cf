import { formatGames, joinGames } from '../../electron/cli/commands/formatGames'
import { theCore } from './aPosition'

/** The games of a text, each replayed into its tree and written from it: what saving makes of them. */
export const rewriteGames = (text: string): string =>
  joinGames(formatGames(theCore(), Buffer.from(text), false))
