import { shallowRef } from 'vue'
import { bridge } from '../../ipc/client'

/** A task that takes a while. */
export interface PublishWork {
  readonly words: string
  /** From 0 to 1; undefined if unknown. */
  readonly done: number | undefined
}

/** The file being made, with a way to cancel it. */
export const usePublishWork = () => {
  const work = shallowRef<PublishWork>()
  let aborting: AbortController | undefined

  const report = (words: string, done?: number) => {
    work.value = { words, done }
  }

  /** Runs something that can be cancelled; undefined if it was. */
  const attended = async <T>(act: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> => {
    const own = (aborting = new AbortController())
    try {
      return await act(own.signal)
    } catch (error) {
      if (own.signal.aborted) return undefined
      throw error
    } finally {
      work.value = undefined
    }
  }

  const cancel = () => {
    aborting?.abort()
    void bridge().request('publish:cancel')
  }

  return { work, report, attended, cancel }
}
