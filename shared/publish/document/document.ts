import type { Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import type { Shape } from '../../notation/pgn/commands'
import type { NagGlyph } from '../../tree/nagGlyphs'
import type { JudgedBy } from '../../report/judgedBy'
import type { Judgment } from '../../report/judgment'
import type { Phase } from '../../report/phases'
import type { VariantDefinition } from '../../variants/variant'

/** A position of a published game. Its place in the list is its number; the first is that before the first move. */
export interface PublishedPosition {
  readonly setup: Setup
  readonly fen: string
  /** The number of the position before it; -1 of the first. */
  readonly parent: number
  /** It is on the main line. */
  readonly isMain: boolean
  /** Squares of the move that led to it. */
  readonly lit: readonly string[]
  /** What the author has drawn on it, and for moves of more than one piece where these went. */
  readonly shapes: readonly Shape[]
  /** `23… ♖c8`; empty for the first. */
  readonly label: string
  /** What a screen reader says of the move. */
  readonly spoken: string
}

/** A move of the game that a comment names: its place in the text, and the position after it. */
export interface MoveLink {
  readonly start: number
  readonly end: number
  readonly position: number
}

/** A piece of running text. `depth` counts the variations around it. */
export type TextItem =
  | {
      readonly kind: 'move'
      readonly position: number
      /** `23.` or `23…`, where the number has to be said. */
      readonly lead: string
      readonly text: string
      readonly glyphs: readonly NagGlyph[]
      readonly depth: number
    }
  | {
      readonly kind: 'comment'
      readonly text: string
      /** Moves in it that the game has, in order. */
      readonly links: readonly MoveLink[]
      /** Text of the file that could not be read, unchanged. */
      readonly isUnread?: true
      readonly depth: number
    }
  /** The value of a judged move, or of the position at the end of a variation. */
  | { readonly kind: 'value'; readonly text: string; readonly depth: number }
  | { readonly kind: 'open'; readonly depth: number }
  | { readonly kind: 'close'; readonly depth: number }

/** Items one after the other, each as it is written; no space behind an opening and before a closing parenthesis. */
export const joinItems = (items: readonly TextItem[], written: (item: TextItem) => string): string =>
  items
    .map((item, place) => {
      const before = items[place - 1]
      const isGlued = before === undefined || before.kind === 'open' || item.kind === 'close'
      return (isGlued ? '' : ' ') + written(item)
    })
    .join('')

/** A board between paragraphs. */
export interface Diagram {
  readonly position: number
  readonly orientation: Color
  /** What is drawn on it. */
  readonly shapes: readonly Shape[]
  /** What it shows, in words: `After 23… ♖c8, White to move`. */
  readonly caption: string
}

/** The blocks of the text of a game. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly items: readonly TextItem[] }
  | { readonly kind: 'diagram'; readonly diagram: Diagram }

/** Two back ranks, from the a-file. */
export interface PublishedRanks {
  /** What they are: a throw, a start, with its number where it has one. */
  readonly heading: string
  readonly setup: Setup
}

/** A turn of the setup as its table shows it. */
export interface PublishedTurn {
  readonly position: number
  readonly text: string
  readonly glyphs: readonly NagGlyph[]
  /** What the position after it is worth; empty where the game does not say. */
  readonly value: string
}

export interface SetupRow {
  readonly number: string
  readonly white?: PublishedTurn
  readonly black?: PublishedTurn
}

/** How the players made the start. */
export interface PublishedSetup {
  readonly plies: number
  readonly rows: readonly SetupRow[]
  /** How a setup is played, and how its turns are read: in the table, and among the moves. */
  readonly explanation: Readonly<Record<'table' | 'text', string>>
  /** The result of the setup, where the game states it. */
  readonly summary: string
  /** What was said of single turns. */
  readonly notes: readonly TextBlock[]
}

/** Winning chances along the main line. */
export interface PublishedGraph {
  /** Of White, 0 to 100, for each ply from the first position on; undefined where nothing is known. */
  readonly points: readonly (number | undefined)[]
  /** Numbers of the positions of these plies. */
  readonly positions: readonly number[]
  readonly setupPlies: number
  /** The number of the move with which the main line begins, and where each further one begins that is marked. */
  readonly moves: readonly { readonly ply: number; readonly number: number }[]
  /** Plies of mistakes and blunders. */
  readonly faults: readonly { readonly ply: number; readonly tone: 'mistake' | 'blunder' }[]
}

export interface AccuracyRow {
  readonly player: string
  readonly phases: Partial<Record<Phase, number>>
  readonly all: number
  /** How many moves have this judgment. */
  readonly judged: Readonly<Record<Judgment, number>>
}

/** A game as it is published, before anything decides what it looks like. */
export interface PublishedGame {
  readonly variant: VariantDefinition
  readonly title: string
  /** The players by their surnames, or the title. */
  readonly shortTitle: string
  /** One line: event, system, place, date, result. */
  readonly facts: string
  /** Keywords for a search: players, system, event. */
  readonly keywords: readonly string[]
  readonly positions: readonly PublishedPosition[]
  readonly ranks: readonly PublishedRanks[]
  /** The game begins with a position of its own, which is shown. */
  readonly firstDiagram?: Diagram
  readonly introduction: readonly string[]
  readonly setup?: PublishedSetup
  readonly graph?: PublishedGraph
  readonly text: readonly TextBlock[]
  /** `1–0`, or that the game is unfinished; empty where there are no moves. */
  readonly result: string
  readonly accuracy: readonly AccuracyRow[]
  /** Who evaluated the moves, where the report in front of the game says so. */
  readonly judgedBy?: JudgedBy
  /** Where the numbers come from and how they are read, and who annotated. */
  readonly sources: readonly string[]
}

/** The content of a document about a game, in reading order: text, and boards where they were asked for. */
export type Told = TextItem | { readonly kind: 'diagram'; readonly diagram: Diagram }
