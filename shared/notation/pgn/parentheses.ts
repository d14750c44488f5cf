import { withoutBlanks } from './blanks'
import { cursorAt } from './cursor'
import { nextToken } from './lexer'

/** Whether movetext may end inside a comment, so that what follows must begin on a new line. */
export const mayEndInComment = (text: string): boolean => {
  const last = text.slice(text.lastIndexOf('\n') + 1)
  return last.includes(';') || last.includes('%') || last.lastIndexOf('{') > last.lastIndexOf('}')
}

/** Movetext as a variation. */
export const inParentheses = (text: string): string => (mayEndInComment(text) ? `(${text}\n)` : `(${text})`)

/**
 * How movetext relates to parentheses: `wrapped`, it consists of variations, each in its own; `balanced`, it can be put in parentheses;
 * `broken`, its own ones do not match.
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
