import type { Diagram, TextItem } from './document'

/** The content of a document about a game, in reading order: text, and boards where they were asked for. */
export type Told = TextItem | { readonly kind: 'diagram'; readonly diagram: Diagram }
