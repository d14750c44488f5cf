import type { Game, Node, PgnNodeData } from 'chessops/pgn'

/** What a reader of games made of a move: the move, what is said of it, and what follows, the main line first. */
export interface ReadMove {
  readonly san: string
  readonly nags: readonly number[]
  readonly said: string
  readonly next: readonly ReadMove[]
}

/** Programs break lines where they like, and write several comments as one. */
const flat = (comments: readonly string[] | undefined): string =>
  (comments ?? []).join(' ').replace(/\s+/g, ' ').trim()

/** Signs of check, and zeros for castling, do not change the move. */
const plain = (san: string): string => san.replace(/[+#!?]+$/, '').replaceAll('0', 'O')

const readMoves = ({ children }: Node<PgnNodeData>): readonly ReadMove[] =>
  children.map(child => ({
    san: plain(child.data.san),
    nags: [...(child.data.nags ?? [])].sort((a, b) => a - b),
    said: flat([...(child.data.startingComments ?? []), ...(child.data.comments ?? [])]),
    next: readMoves(child),
  }))

/** The whole content of a game, whichever program wrote it. */
export const treeOf = (game: Game<PgnNodeData>) => ({
  intro: flat(game.comments),
  moves: readMoves(game.moves),
})
