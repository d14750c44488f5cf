import type { Color } from '../../board/color'
import { withoutBlanksBehind } from './blanks'
import { makeBraceText } from './commentText'
import { nagSign } from './nags'
import { mayEndInComment } from './parentheses'
import type { PgnComment } from './pgn'
import { isSeveralGames } from './gameScan'
import { isTagAt } from './tagScan'
import { unitsOf } from './units'

/** Read as nothing, but it is neither a blank nor part of what comes behind it. */
const GUARD = '\u00a0'

/** A tag that begins a line begins a game. */
const isTagLine = (text: string): boolean => text.startsWith('[') && isTagAt(unitsOf(text), 0, text.length)

/** Read as several games, and as one behind the guard. A guard that is no help would be joined by another at each save. */
const isSeveralWithoutGuard = (text: string): boolean => isSeveralGames(text) && !isSeveralGames(GUARD + text)

/**
 * Text that was not read, so that it is not read as something else where it stands now: as an escaped line, a tag, or
 * the beginning of another game. A byte order mark, in any encoding of its bytes, is none behind a blank.
 *
 * @param isFirst nothing but comments stands before it
 */
const guarded = (text: string, isAtLineStart: boolean, isFirst: boolean): string => {
  if (isFirst && text.startsWith('[')) return `... ${text}`
  if (isAtLineStart && /^(?:%|\ufeff|ï»¿)/.test(text)) return ` ${text}`
  return (isAtLineStart && isTagLine(text)) || isSeveralWithoutGuard(text) ? GUARD + text : text
}

/** How movetext is set. */
export interface MovetextStyle {
  /** Lines are broken before this column, where only spaces stand in the way; 0 for never. */
  readonly width: number
  /** `?!` for `$6`, where six signs have been a suffix since before there were numbers. */
  readonly signs: boolean
}

export const MOVETEXT_STYLE: MovetextStyle = { width: 80, signs: false }

/** The side to move and the move number. Both are read from the position before the move, never counted. */
export interface Mover {
  readonly fullmoves: number
  readonly color: Color
}

/** What hangs on a move. */
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
  /** Writes text as it is. */
  verbatim(text: string): void
  word(word: string): void
  /** All that was written, without a line break at the end. */
  text(): string
}

/** The last annotation that is typed as a suffix of a move. */
const LAST_SUFFIX = 6

/** Annotations written as suffix of a move: two would run into one. */
const suffixOf = (nags: readonly number[], { signs }: MovetextStyle): readonly number[] => {
  const first = signs ? nags.find(nag => nag > 0 && nag <= LAST_SUFFIX) : undefined
  return first === undefined ? [] : [first]
}

/** Words on lines of at most `width` columns; longer words stay whole. */
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
  const word = (text: string): void => {
    if (!glued && column > 0 && width > 0 && column + 1 + firstLine(text) > width) breakLine()
    if (!glued && column > 0) put(' ')
    glue(text)
  }
  const opening = (text: string): void => {
    word(text)
    glued = true
  }
  /** Never on a line of its own, where a bracket or a percent sign would mean something else. */
  const sameLine = (text: string): void => {
    if (!glued && column > 0) put(' ')
    glue(text)
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
 * Begins to write movetext.
 *
 * @param braceText what stands between the braces for a comment
 */
export const startMovetext = (
  braceText: (text: string) => string = makeBraceText,
  style: MovetextStyle = MOVETEXT_STYLE,
): MovetextWriter => {
  const lines = startLines(style.width)
  /** A black move must show its number: at the beginning of a line, and behind anything but a move. */
  let numbered = true
  /** The last thing written besides comments, which would belong to a move. */
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
