/** The files that the tools work on, as a bundle cannot know their paths. */
export interface Paths {
  /** The core with the additional exports of the tool. */
  readonly core: string
  /** Builds the same core for larger boards and returns its path. */
  readonly wideCore: () => Promise<string>
  /** The parameters of the evaluation. */
  readonly evaluation: string
}
