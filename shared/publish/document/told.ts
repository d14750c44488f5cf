import type { Diagram, TextItem } from './document'

/** What is told of a game, in reading order: text, and boards where they were asked for. */
export type Told = TextItem | { readonly kind: 'diagram'; readonly diagram: Diagram }
