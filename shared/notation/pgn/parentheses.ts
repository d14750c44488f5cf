import { withoutBlanks } from './blanks'
import { cursorAt } from './cursor'
import { nextToken } from './lexer'

/** What follows such a piece of movetext must begin on a new line. */
export const mayEndInComment = (text: string): boolean => {
  const last = text.slice(text.lastIndexOf('\n') + 1)
  return last.includes(';') || last.includes('%') || last.lastIndexOf('{') > last.lastIndexOf('}')
}

/** A piece of movetext as a variation. */
export const inParentheses = (text: string): string => (mayEndInComment(text) ? `(${text}\n)` : `(${text})`)

/**
 * How a piece of movetext stands to parentheses: `wrapped`, it is one variation after the other,
 * each in its own; `balanced`, it could stand inside some; `broken`, it would tear them apart.
 */
export const parenthesesOf = (text: string): 'wrapped' | 'balanced' | 'broken' => {
  const cursor = cursorAt(text, 2)
  let depth = 0
  let isWrapped = true
  for (;;) {
    const token = nextToken(cursor)
    if (token.kind === 'end') break
    if (token.kind === 'bad' && token.reason === 'unterminatedComment') return 'broken'
    if (token.kind === 'open') depth++
    else if (token.kind === 'close') depth--
    else isWrapped &&= depth > 0
    if (depth < 0) return 'broken'
  }
  if (depth > 0) return 'broken'
  return isWrapped && withoutBlanks(text) !== '' ? 'wrapped' : 'balanced'
}
