/** What a document is for: a screen, or paper. */
export type Medium = 'screen' | 'print'
