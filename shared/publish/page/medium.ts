/** For whom a document is: somebody at a screen, or paper. */
export type Medium = 'screen' | 'print'
