/** Where the tools find what they work on; a bundle cannot know. */
export interface Paths {
  /** The product's core, and the one that traces. */
  readonly core: string
  readonly tracedCore: string
  /** The parameters of the evaluation. */
  readonly evaluation: string
}
