import type { Game, Node, PgnNodeData } from 'chessops/pgn'

/** A move as a reader of games understood it: the move, its comments, and its continuations, main line first. */
export interface ReadMove {
  readonly san: string
  readonly nags: readonly number[]
  readonly said: string
  readonly next: readonly ReadMove[]
}

/** Comments as one line: programs break lines differently, and write several comments as one. */
const flat = (comments: readonly string[] | undefined): string =>
  (comments ?? []).join(' ').replace(/\s+/g, ' ').trim()

/** A move without check signs and zeros for castling, which do not change it. */
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
