/** An error in words: what happened, where, what is safe, and what can be done. */
export interface ErrorText {
  /** What happened: a sentence without a full stop, suitable as a heading. */
  readonly title: string
  /** Where it happened, e.g. "line 14, column 31". */
  readonly where?: string
  /** What was found, and what would be correct. */
  readonly detail?: string
  /** What is safe despite the error. */
  readonly kept?: string
  /** What the user can do. */
  readonly remedy?: string
}

/** Text from outside, shortened to fit into a notice. */
export const excerpt = (text: string, longest = 60): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text
