/**
 * A value, or the reason why there is none.
 *
 * Everything that may fail in ordinary use (text that is not a FEN, a file that no longer exists) returns a result; only a broken
 * invariant throws. Results are plain objects, so they can be sent between processes and threads.
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

/** The value, if its absence would be a bug: for constants, fixtures, and text that we just wrote ourselves. */
export const unwrap = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error(`no value: ${JSON.stringify(result.error)}`)
  return result.value
}
