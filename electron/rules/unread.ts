const RESULT = /(?:1-0|0-1|1\/2-1\/2|\*)(?=[\s;{}()]|$)/y

/** The offset behind what begins at `at` and is no movetext: a comment or an escaped line; `at` if none does. */
const skipComment = (text: string, at: number): number => {
  const until = (end: string): number => {
    const found = text.indexOf(end, at)
    return found < 0 ? text.length : found + 1
  }
  if (text[at] === '{') return until('}')
  if (text[at] === ';') return until('\n')
  return text[at] === '%' && (at === 0 || text[at - 1] === '\n') ? until('\n') : at
}

const isResultAt = (text: string, at: number): boolean => {
  RESULT.lastIndex = at
  return /[\s})]/.test(text[at - 1] ?? ' ') && RESULT.test(text)
}

/**
 * The rest of a line of movetext from offset `from` on, verbatim and without white space at its end:
 * up to the parenthesis that closes the line, the result, or the end of the text. Parentheses inside
 * comments do not count.
 */
export const restOfLine = (text: string, from: number): string => {
  let depth = 0
  let at = from
  while (at < text.length) {
    const behind = skipComment(text, at)
    if (behind > at) {
      at = behind
      continue
    }
    if (text[at] === '(') depth++
    if (text[at] === ')' && --depth < 0) break
    if (depth === 0 && isResultAt(text, at)) break
    at++
  }
  return text.slice(from, at).trimEnd()
}

/** The offset at which a move's number begins, where one stands before the move at offset `at`. */
export const startOfMove = (text: string, at: number): number => {
  const before = /\d+\s*\.[.\s]*$/.exec(text.slice(Math.max(0, at - 16), at))
  return before ? at - before[0].length : at
}
