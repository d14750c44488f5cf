import type { Color } from '../../board/color'
import { withoutBlanksBehind } from './blanks'
import { makeBraceText } from './commentText'
import { nagSign } from './nags'
import { mayEndInComment } from './parentheses'
import type { PgnComment } from './pgn'
import { isSeveralGames } from './gameScan'
import { isTagAt } from './tagScan'
import { unitsOf } from './units'

/** A character that is ignored when read, but is neither a blank nor part of what follows it. */
const GUARD = '\u00a0'

/** Whether a text begins with a tag, which at the beginning of a line would begin a game. */
const isTagLine = (text: string): boolean => text.startsWith('[') && isTagAt(unitsOf(text), 0, text.length)

/**
 * Whether a text would be read as several games, but as one after the guard. If the guard does not help, it is not added, or each save
 * would add another.
 */
const isSeveralWithoutGuard = (text: string): boolean => isSeveralGames(text) && !isSeveralGames(GUARD + text)

/**
 * Guards text that was not read, so that it is not read as something else at its new place: as an escaped line, a tag, or the beginning of
 * another game. A byte order mark, in any encoding, loses its meaning after a blank.
 *
 * @param isFirst nothing but comments comes before it
 */
const guarded = (text: string, isAtLineStart: boolean, isFirst: boolean): string => {
  if (isFirst && text.startsWith('[')) return `... ${text}`
  if (isAtLineStart && /^(?:%|\ufeff|ï»¿)/.test(text)) return ` ${text}`
  return (isAtLineStart && isTagLine(text)) || isSeveralWithoutGuard(text) ? GUARD + text : text
}

export interface MovetextStyle {
  /** Lines are broken at spaces before this column; 0 for never. */
  readonly width: number
  /** Writes `?!` for `$6`; six glyphs were suffixes before there were numbers. */
  readonly signs: boolean
}

export const MOVETEXT_STYLE: MovetextStyle = { width: 80, signs: false }

/** The side to move and the move number. Both are read from the position before the move, never counted. */
export interface Mover {
  readonly fullmoves: number
  readonly color: Color
}

/** The annotations of a move. */
export interface Notes {
  readonly nags: readonly number[]
  readonly commentsBefore: readonly PgnComment[]
  readonly comments: readonly PgnComment[]
}

/** Movetext being written, word by word. */
export interface MovetextWriter {
  move(mover: Mover, text: string, notes: Notes): void
  comments(comments: readonly PgnComment[]): void
  openVariation(): void
  closeVariation(): void
  verbatim(text: string): void
  word(word: string): void
  /** Everything written so far, without a line break at the end. */
  text(): string
}

/** The number of the last annotation that can be typed as a suffix of a move. */
const LAST_SUFFIX = 6

/** The annotation to write as a suffix of the move, at most one: two would run together. */
const suffixOf = (nags: readonly number[], { signs }: MovetextStyle): readonly number[] => {
  const first = signs ? nags.find(nag => nag > 0 && nag <= LAST_SUFFIX) : undefined
  return first === undefined ? [] : [first]
}

/** Writes words on lines of at most `width` columns; longer words are not broken. */
const startLines = (width: number) => {
  const parts: string[] = []
  let column = 0
  /** No space comes before the next word. */
  let glued = true

  const put = (text: string): void => {
    parts.push(text)
    const newline = text.lastIndexOf('\n')
    column = newline < 0 ? column + text.length : text.length - newline - 1
  }
  const isAtLineStart = (): boolean => column === 0
  const breakLine = (): void => {
    if (column > 0) put('\n')
    glued = true
  }
  const glue = (text: string): void => {
    put(text)
    glued = false
  }
  const firstLine = (text: string): number => {
    const newline = text.indexOf('\n')
    return newline < 0 ? text.length : newline
  }
  /** Writes text that must not begin a line, where a bracket or a percent sign would have another meaning. */
  const sameLine = (text: string): void => {
    if (!glued && column > 0) put(' ')
    glue(text)
  }
  const word = (text: string): void => {
    if (!glued && column > 0 && width > 0 && column + 1 + firstLine(text) > width) breakLine()
    sameLine(text)
  }
  const opening = (text: string): void => {
    word(text)
    glued = true
  }
  return {
    word,
    glue,
    opening,
    sameLine,
    breakLine,
    isAtLineStart,
    text: () => withoutBlanksBehind(parts.join('')),
  }
}

const isOneLine = (text: string): boolean => !/[\r\n]/.test(text)

/**
 * Creates a writer of movetext.
 *
 * @param braceText returns the text between the braces for a comment
 */
export const startMovetext = (
  braceText: (text: string) => string = makeBraceText,
  style: MovetextStyle = MOVETEXT_STYLE,
): MovetextWriter => {
  const lines = startLines(style.width)
  /** A black move must show its number: at the beginning, and after anything except a move. */
  let numbered = true
  /** The last thing written, not counting comments. */
  let last: 'nothing' | 'move' | 'other' = 'nothing'

  const comment = ({ style, text }: PgnComment): void => {
    if (style === 'brace' || !isOneLine(text)) lines.word(`{${braceText(text)}}`)
    else if (style === 'line') {
      lines.word(`;${text}`)
      lines.breakLine()
    } else {
      lines.breakLine()
      lines.word(`%${text}`)
      lines.breakLine()
    }
  }
  const comments = (all: readonly PgnComment[]): void => {
    all.forEach(comment)
    numbered ||= all.length > 0
  }
  const move = ({ fullmoves, color }: Mover, san: string, notes: Notes): void => {
    const { nags, commentsBefore, comments: after } = notes
    const suffix = suffixOf(nags, style)
    const text = san + suffix.map(nag => nagSign(nag) ?? '').join('')
    const number = color === 'white' ? `${fullmoves}.` : `${fullmoves}...`
    if (commentsBefore.length > 0 && last === 'move') {
      lines.word(number)
      comments(commentsBefore)
      lines.word(text)
    } else {
      comments(commentsBefore)
      lines.word(color === 'white' || numbered ? `${number} ${text}` : text)
    }
    for (const nag of nags) if (!suffix.includes(nag)) lines.word(`$${nag}`)
    numbered = false
    last = 'move'
    comments(after)
  }
  const other = (write: () => void): void => {
    write()
    numbered = true
    last = 'other'
  }
  return {
    move,
    comments,
    openVariation: () => other(() => lines.opening('(')),
    closeVariation: () => other(() => lines.glue(')')),
    verbatim: text =>
      other(() => {
        lines.sameLine(guarded(text, lines.isAtLineStart(), last === 'nothing'))
        if (mayEndInComment(text)) lines.breakLine()
      }),
    word: lines.word,
    text: lines.text,
  }
}
