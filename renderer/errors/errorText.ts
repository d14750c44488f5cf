/** An error in words: what happened, where, what is kept, what can be done. */
export interface ErrorText {
  /** What happened; a sentence without a full stop, fit for a heading. */
  readonly title: string
  /** Where it happened, e.g. "line 14, column 31". */
  readonly where?: string
  /** What was found, and what would be right. */
  readonly detail?: string
  /** What is safe in spite of it. */
  readonly kept?: string
  /** What can be done. */
  readonly remedy?: string
}

/** Text from outside, cut to a length that fits a notice. */
export const excerpt = (text: string, longest = 60): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text
