import type { Color } from '../board/color'
import type { BetterMove } from '../tree/pricedSetup'
import type { Worth } from './worth'

/** A move of a position of the graph. */
export interface Edge {
  readonly move: BetterMove
  /** The key of the position after it. */
  readonly to: string
  /** The value from the search of the position before it. */
  readonly told: Worth
  /** Set if no engine found it: it was searched because it is a natural move. */
  readonly isNatural: boolean
  /** Whether it leads back to an earlier position; what follows is not searched again. */
  readonly isRepetition: boolean
}

/** What the user wants of a move, in addition to what the searches say. */
export interface ByHand {
  /** Whether the preparation always or never has it, regardless of its value. */
  readonly rule: 'always' | 'never' | undefined
  /** How many times the user asked for more depth below it. */
  readonly deeper: number
  /** How many of the user's requests lie on a line through it, which lets growth go that way. */
  readonly opened: number
}

/** A position, however it was reached. */
export interface Entry {
  readonly key: string
  readonly fen: string
  readonly turn: Color
  /** Plies from the first position, along the way that was found first. */
  readonly ply: number
  /** Waiting for its search, being searched, searched, or a position in which the game is over. */
  state: 'leaf' | 'asked' | 'searched' | 'ended'
  /** The number of legal moves; 0 while unknown. */
  legal: number
  /** The depth of its search, in plies. */
  searchDepth: number
  /** The effort of its last search ({@link import('./effort').WHOLE}); 0 in a setup, which is solved as a whole. */
  effort: number
  edges: Edge[]
  readonly parents: Set<string>
  /** The backed-up value; undefined for a position that was not searched. */
  worth: Worth | undefined
  /** The efforts of all searches at and below it, counted once for each line that leads to them; 0 before it was searched. */
  size: number
  /** The least cost of growing below it; {@link NEVER} if nothing can grow. */
  cost: number
  /** Whether it is to be searched again, or is being searched again, for more moves or with more nodes. */
  again: 'no' | 'wanted' | 'asked'
  /** In a position of our side, the move that is followed, in UCI. */
  choice: string | undefined
  /** What the user wants of its moves, by their UCI. */
  byHand: ReadonlyMap<string, ByHand>
}

const NOTHING: ReadonlyMap<string, ByHand> = new Map()

/** A position that has not been searched. */
export const newEntry = (key: string, fen: string, turn: Color, ply: number): Entry => ({
  key,
  fen,
  turn,
  ply,
  state: 'leaf',
  legal: 0,
  searchDepth: 0,
  effort: 0,
  edges: [],
  parents: new Set(),
  worth: undefined,
  size: 0,
  cost: 0,
  again: 'no',
  choice: undefined,
  byHand: NOTHING,
})

/** All positions of a preparation by their keys. */
export type Entries = ReadonlyMap<string, Entry>
