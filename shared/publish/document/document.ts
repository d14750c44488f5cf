import type { Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import type { Shape } from '../../notation/pgn/commands'
import type { NagGlyph } from '../../tree/nagGlyphs'
import type { JudgedBy } from '../../report/judgedBy'
import type { Judgment } from '../../report/judgment'
import type { Phase } from '../../report/phases'
import type { VariantDefinition } from '../../variants/variant'

/** A position of a published game. Its index in the list is its number; the first is the one before the first move. */
export interface PublishedPosition {
  readonly setup: Setup
  readonly fen: string
  /** The number of the position before it; -1 for the first. */
  readonly parent: number
  /** Whether it is on the main line. */
  readonly isMain: boolean
  /** The squares of the move that led to it. */
  readonly lit: readonly string[]
  /** What the author drew on it and, for moves of more than one piece, where the pieces went. */
  readonly shapes: readonly Shape[]
  /** `23… ♖c8`; empty for the first. */
  readonly label: string
  /** What a screen reader says of the move. */
  readonly spoken: string
}

/** A move of the game that is mentioned in a comment: its start and end in the text, and the position after it. */
export interface MoveLink {
  readonly start: number
  readonly end: number
  readonly position: number
}

/** A piece of running text. `depth` is the number of variations around it. */
export type TextItem =
  | {
      readonly kind: 'move'
      readonly position: number
      /** `23.` or `23…`; empty if the number need not be repeated. */
      readonly lead: string
      readonly text: string
      readonly glyphs: readonly NagGlyph[]
      readonly depth: number
    }
  | {
      readonly kind: 'comment'
      readonly text: string
      /** The moves in it that the game has, in order. */
      readonly links: readonly MoveLink[]
      /** Set for text of the file that could not be read, unchanged. */
      readonly isUnread?: true
      readonly depth: number
    }
  /** The value of a judged move, or of the position at the end of a variation. */
  | { readonly kind: 'value'; readonly text: string; readonly depth: number }
  | { readonly kind: 'open'; readonly depth: number }
  | { readonly kind: 'close'; readonly depth: number }

/** Joins the written items, with spaces between them but not after an opening or before a closing parenthesis. */
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

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly items: readonly TextItem[] }
  | { readonly kind: 'diagram'; readonly diagram: Diagram }

/** The two back ranks, from the a-file. */
export interface PublishedRanks {
  /** What they are: a throw or a start, with its number if it has one. */
  readonly heading: string
  readonly setup: Setup
}

/** A turn of the setup as its table shows it. */
export interface PublishedTurn {
  readonly position: number
  readonly text: string
  readonly glyphs: readonly NagGlyph[]
  /** The value of the position after it; empty if the game does not say. */
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
  /** How a setup is played and how its turns are read, worded for the table and for turns among the moves. */
  readonly explanation: Readonly<Record<'table' | 'text', string>>
  /** The result of the setup, if the game states it. */
  readonly summary: string
  /** The remarks on single turns. */
  readonly notes: readonly TextBlock[]
}

/** Winning chances along the main line. */
export interface PublishedGraph {
  /** White's chances, 0 to 100, for each ply from the first position on; undefined if unknown. */
  readonly points: readonly (number | undefined)[]
  /** The numbers of the positions after these plies. */
  readonly positions: readonly number[]
  readonly setupPlies: number
  /** The move numbers under the graph, each with the ply at which it begins. */
  readonly moves: readonly { readonly ply: number; readonly number: number }[]
  readonly faults: readonly { readonly ply: number; readonly tone: 'mistake' | 'blunder' }[]
}

export interface AccuracyRow {
  readonly player: string
  readonly phases: Partial<Record<Phase, number>>
  readonly all: number
  /** How many moves have this judgment. */
  readonly judged: Readonly<Record<Judgment, number>>
}

/** A game as it is published, independent of how it will look. */
export interface PublishedGame {
  readonly variant: VariantDefinition
  readonly title: string
  /** One line: event, system, place, date, result. */
  readonly facts: string
  /** Keywords for a search: players, system, event. */
  readonly keywords: readonly string[]
  readonly positions: readonly PublishedPosition[]
  readonly ranks: readonly PublishedRanks[]
  /** The first position, shown if it is not a start whose back ranks are shown. */
  readonly firstDiagram?: Diagram
  readonly introduction: readonly string[]
  readonly setup?: PublishedSetup
  readonly graph?: PublishedGraph
  readonly text: readonly TextBlock[]
  /** `1–0`, or that the game is unfinished; empty if there are no moves. */
  readonly result: string
  readonly accuracy: readonly AccuracyRow[]
  /** Who evaluated the moves, if the report in front of the game says so. */
  readonly judgedBy?: JudgedBy
  /** Where the numbers come from, how they are read, and who annotated the game. */
  readonly sources: readonly string[]
}

/** The content of a document about a game in reading order: text, and the boards that were asked for. */
export type Told = TextItem | { readonly kind: 'diagram'; readonly diagram: Diagram }
