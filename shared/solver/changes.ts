import { errorsAt, scaledErrors, type ErrorModel } from './errorModel'

/** How values changed when arrays were searched deeper, beside how much the model expects them to. */
export interface Changes {
  readonly count: number
  /** Of the changes over those expected. */
  readonly squares: number
}

export const NO_CHANGES: Changes = { count: 0, squares: 0 }

/** The model has the weight of this many observed changes. */
const WEIGHT_OF_MODEL = 40

/** What a change of value teaches about the engine. From one level to the next values move by the noise of the lower. */
export const withChange = (
  { count, squares }: Changes,
  model: ErrorModel,
  from: { readonly value: number; readonly nodes: number },
  to: { readonly value: number; readonly nodes: number },
): Changes => {
  const { bias, noise } = errorsAt(model, from.nodes)
  const change = to.value - errorsAt(model, to.nodes).bias - (from.value - bias)
  return { count: count + 1, squares: squares + (change / noise) ** 2 }
}

/** The model as this engine's values bear it out. */
export const adapted = (model: ErrorModel, { count, squares }: Changes): ErrorModel =>
  scaledErrors(model, Math.sqrt((WEIGHT_OF_MODEL + squares) / (WEIGHT_OF_MODEL + count)))
