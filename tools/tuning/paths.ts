/** Where the tools find what they work on; a bundle cannot know. */
export interface Paths {
  /** The core with the exports of the tool's own. */
  readonly core: string
  /** The same for larger boards; built when it is asked for. */
  readonly wideCore: () => Promise<string>
  /** The parameters of the evaluation. */
  readonly evaluation: string
}
