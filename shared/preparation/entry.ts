import type { Color } from '../board/color'
import type { BetterMove } from '../tree/pricedSetup'
import type { Worth } from './worth'

/** A move of a position of the graph. */
export interface Edge {
  readonly move: BetterMove
  /** The key of the position after it. */
  readonly to: string
  /** As the search of the position before it has it. */
  readonly told: Worth
  /** No engine found it; it was searched because it is a natural move. */
  readonly isNatural: boolean
  /** It leads back to a position before: what follows is not looked at again. */
  readonly isRepetition: boolean
}

/** What the user wants of a move, beside what the searches say. */
export interface ByHand {
  /** The preparation has it, or does not have it, regardless of its value. */
  readonly rule: 'always' | 'never' | undefined
  /** How often the user asked for more depth below it. */
  readonly deeper: number
  /** How many requests of the user lie on a line through it: growth may go that way. */
  readonly opened: number
}

/** A position, however it was reached. */
export interface Entry {
  readonly key: string
  readonly fen: string
  readonly turn: Color
  /** Plies from the first position, by the way that was found first. */
  readonly ply: number
  /** Waits for its search, is being searched, has been searched, or the game is over in it. */
  state: 'leaf' | 'asked' | 'searched' | 'ended'
  /** Number of legal moves; 0 while unknown. */
  legal: number
  /** Plies of the search. */
  searchDepth: number
  /** How thorough its last search was ({@link import('./effort').WHOLE}); 0 in a setup, which is solved as a whole. */
  effort: number
  edges: Edge[]
  readonly parents: Set<string>
  /** Backed up; of a position that was not searched nothing is known here. */
  worth: Worth | undefined
  /** The efforts of all searches at and below it, once for each line that leads there; 0 before it was searched. */
  size: number
  /** What it costs to grow below here, the least; {@link NEVER} if nothing can. */
  cost: number
  /** It will be searched again, or is being searched, for more moves than are known or with more nodes. */
  again: 'no' | 'wanted' | 'asked'
  /** Of our side, the move that is followed, in UCI. */
  choice: string | undefined
  /** What the user wants of its moves, by UCI. */
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
