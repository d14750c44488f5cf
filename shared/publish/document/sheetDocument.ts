import type { Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import type { NagGlyph } from '../../tree/nagGlyphs'
import type { VariantDefinition } from '../../variants/variant'
import type { PublishedRanks } from './document'

/** A move as a sheet has it. */
export interface SheetMove {
  /** `23.` or `23…`; empty where the move before it has said the number. */
  readonly lead: string
  readonly text: string
  readonly glyphs: readonly NagGlyph[]
}

/** The way to a position, without its beginning where that is long. */
export interface SheetLine {
  readonly moves: readonly SheetMove[]
  readonly isCut: boolean
}

/** An answer of the other side and our reply, one line of the table. */
export interface SheetRow {
  /** Answers of the same line before it. */
  readonly depth: number
  readonly answer: SheetMove
  readonly replies: readonly SheetMove[]
  /** After the last of these moves; empty where the game does not say. */
  readonly value: string
  /** The letter under which other lines lead here; empty where none does. */
  readonly mark: string
  /** Where the line goes on: a mark, or in words; empty where it ends or goes on right here. */
  readonly joins: string
  /** What of it is written smaller, because it is long. */
  readonly tight: readonly ('answer' | 'reply')[]
}

/** A piece of the table, as high as the others. */
export interface SheetColumn {
  /** The moves to which its first line is an answer; none where nothing was answered yet. */
  readonly from: SheetLine
  readonly rows: readonly SheetRow[]
}

/** A natural mistake, and how it is refuted. */
export interface SheetTrap {
  readonly line: SheetLine
  readonly mistake: SheetMove
  readonly replies: readonly SheetMove[]
  readonly value: string
}

/** A preparation on one page, before anything decides what it looks like. */
export interface PublishedSheet {
  readonly variant: VariantDefinition
  readonly title: string
  readonly color: Color
  /** The system; with the event where the title is another. */
  readonly facts: string
  /** Value, coverage and decisions, each in words, as far as the game has them. */
  readonly numbers: readonly string[]
  readonly setup: Setup
  readonly ranks: readonly PublishedRanks[]
  /** Our moves before the first answer. */
  readonly opening: readonly SheetMove[]
  readonly openingValue: string
  readonly columns: readonly SheetColumn[]
  readonly traps: readonly SheetTrap[]
  /** What there was no room for, in words; empty where all is shown. */
  readonly left: string
  /** Who annotated, where the game says so. */
  readonly sources: string
}
