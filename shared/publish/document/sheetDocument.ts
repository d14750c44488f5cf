import type { Color } from '../../board/color'
import type { Setup } from '../../board/setup'
import type { NagGlyph } from '../../tree/nagGlyphs'
import type { VariantDefinition } from '../../variants/variant'
import type { PublishedRanks } from './document'

export interface SheetMove {
  /** `23.` or `23…`; empty if the move before it has the number. */
  readonly lead: string
  readonly text: string
  readonly glyphs: readonly NagGlyph[]
}

/** The way to a position, without its beginning if that is too long. */
export interface SheetLine {
  readonly moves: readonly SheetMove[]
  readonly isCut: boolean
}

/** An answer of the other side and our reply: one line of the table. */
export interface SheetRow {
  /** The number of answers before it on the same line. */
  readonly depth: number
  readonly answer: SheetMove
  readonly replies: readonly SheetMove[]
  /** The value after the last of these moves; empty if the game does not say. */
  readonly value: string
  /** The letter under which other lines lead here; empty if there are none. */
  readonly mark: string
  /** Where the line continues: a letter, or in words; empty if it ends or continues right here. */
  readonly joins: string
  /** The parts that are written smaller because they are long. */
  readonly tight: readonly ('answer' | 'reply')[]
}

/** A piece of the table, as high as the others. */
export interface SheetColumn {
  /** The moves that its first line answers; none if nothing was answered yet. */
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

/** A preparation on one page, independent of how it will look. */
export interface PublishedSheet {
  readonly variant: VariantDefinition
  readonly title: string
  readonly color: Color
  /** The system, and the event if it is not the title. */
  readonly facts: string
  /** Value, coverage and decisions in words, as far as the game has them. */
  readonly numbers: readonly string[]
  readonly setup: Setup
  readonly ranks: readonly PublishedRanks[]
  /** Our moves before the first answer. */
  readonly opening: readonly SheetMove[]
  readonly openingValue: string
  readonly columns: readonly SheetColumn[]
  readonly traps: readonly SheetTrap[]
  /** What did not fit, in words; empty if everything is shown. */
  readonly left: string
  /** Who annotated, if the game says so. */
  readonly sources: string
}
