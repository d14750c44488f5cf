/** Why an engine did not answer a question of fixed effort, or was not asked. */
export type EngineFault =
  /** No engine bears this id. */
  | { readonly kind: 'unknownEngine'; readonly engineId: string }
  /** What should be searched is not a legal position. */
  | { readonly kind: 'illegalPosition'; readonly detail: string }
  /** The engine cannot play this system, or not yet: its setup goes on. */
  | { readonly kind: 'variantNotPlayed'; readonly engine: string; readonly variant: string }
  /** The engine reports no score: there are too few nodes for a search, or there is no legal move. */
  | { readonly kind: 'noScore'; readonly engine: string; readonly fen: string }
  /** The engine has died or fallen silent several times in a row. */
  | {
      readonly kind: 'engineFailed'
      readonly engine: string
      /** An exit code, milliseconds: the last reason. */
      readonly detail: string
      /** The engine's latest lines, standard error among them; `>` sent, `<` received, `!` on standard error. */
      readonly said: readonly string[]
    }
