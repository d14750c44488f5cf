/** Why an engine did not answer a question of fixed effort, or was not asked one. */
export type EngineFault =
  | { readonly kind: 'unknownEngine'; readonly engineId: string }
  /** The position to search is not legal. */
  | { readonly kind: 'illegalPosition'; readonly detail: string }
  /** The engine cannot play this system, or not yet because its setup is still going on. */
  | { readonly kind: 'variantNotPlayed'; readonly engine: string; readonly variant: string }
  /** The engine reports no score: it got too few nodes for a search, or there is no legal move. */
  | { readonly kind: 'noScore'; readonly engine: string; readonly fen: string }
  /** The engine has died or stopped answering several times in a row. */
  | {
      readonly kind: 'engineFailed'
      readonly engine: string
      /** The last reason: an exit code, or milliseconds. */
      readonly detail: string
      /** The latest lines of the engine: `>` sent, `<` received, `!` on standard error. */
      readonly said: readonly string[]
    }
