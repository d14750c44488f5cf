/**
 * A value, or the reason there is none.
 *
 * Everything that may fail in the ordinary course of things (text that is not a FEN,
 * a file that has gone) answers with a result; only a broken invariant throws.
 * Results are plain objects, so they cross processes and threads unharmed.
 */
export type Result<T, E> = Ok<T> | Err<E>

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface Err<E> {
  readonly ok: false
  readonly error: E
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

export const err = <E>(error: E): Err<E> => ({ ok: false, error })

/** Applies `f` to the value, if there is one. */
export const map = <T, U, E>(result: Result<T, E>, f: (value: T) => U): Result<U, E> =>
  result.ok ? ok(f(result.value)) : result

/** Continues with `f` if there is a value; otherwise returns the first error. */
export const chain = <T, U, E, F>(result: Result<T, E>, f: (value: T) => Result<U, F>): Result<U, E | F> =>
  result.ok ? f(result.value) : result

/** The value, where its absence would be a bug: constants, fixtures, text just written by ourselves. */
export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(`no value: ${JSON.stringify(result.error)}`)
  return result.value
}
