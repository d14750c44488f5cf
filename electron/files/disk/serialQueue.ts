/** Runs tasks one after the other, in the given order; a failure does not stop the following ones. */
export type SerialQueue = <T>(task: () => Promise<T>) => Promise<T>

export const serialQueue = (): SerialQueue => {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const result = last.then(task, task)
    last = result.catch(() => undefined)
    return result
  }
}
