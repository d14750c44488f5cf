/** A word of a line, with its start and end in the line. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** The words of a line, separated by any white space; at most `limit` of them. */
export const wordsOf = (line: string, limit: number): readonly Word[] => {
  const words: Word[] = []
  for (const { 0: text, index: start } of line.matchAll(/\S+/g)) {
    if (words.length === limit) break
    words.push({ text, start, end: start + text.length })
  }
  return words
}
