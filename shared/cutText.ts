/** The beginning of a text that may be too long to show. */
export interface CutText {
  readonly shown: string
  /** How many characters are left out; 0 if everything is shown. */
  readonly omitted: number
}

const isSplit = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00

/** Cuts a text after `most` UTF-16 units, or one unit earlier if that would split a character. */
export const cutText = (text: string, most: number): CutText => {
  if (text.length <= most) return { shown: text, omitted: 0 }
  const end = isSplit(text, most) ? most - 1 : most
  return { shown: text.slice(0, end), omitted: text.length - end }
}

/** The text if it has at most `most` UTF-16 units, else its beginning and an ellipsis. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1).shown}…`
