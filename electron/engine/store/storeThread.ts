import { type WorkerCalls, workerCalls } from '../../shell/workerCalls'

/** The data that the thread of a store is started with. */
export interface StorePlace {
  /** The path of the database. */
  readonly file: string
}

/** The calls to the thread; those that only inform it get an empty answer. */
export type StoreCall<Question, Notice> =
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'tell'; readonly notice: Notice }
  | { readonly kind: 'close' }

/** The database could not be read; it was put aside under another name and replaced by a new one. */
export interface StoreNews {
  readonly putAside: string
}

/** Faults of a store; they only cost time. */
export type StoreFault =
  | { readonly kind: 'putAside'; readonly detail: string }
  /** The thread has ended with this error; it is started again at the next call, a few times at most. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The thread cannot be started any more. */
  | { readonly kind: 'notStarted'; readonly error: unknown }

export interface StoreThreadOptions extends StorePlace {
  /** The path of the compiled thread. */
  readonly workerFile: string
  readonly onFault: (fault: StoreFault) => void
}

/** A database on a thread of its own, as its owner uses it. No call fails: an unknown result is undefined. */
export interface StoreThread<Question, Notice, Found> {
  ask(question: Question): Promise<Found | undefined>
  tell(notice: Notice): void
  /** Writes what is still to be written. */
  close(): Promise<void>
}

/**
 * How often the thread is started again after it has ended by itself; after that there is no store until the next run.
 */
const RESTARTS = 2

/** Milliseconds for which the end of the program waits for the last write. */
const CLOSE_MS = 3000

/** Opens the store; its thread starts with the first call. */
export const storeThread = <Question, Notice, Found>({
  workerFile,
  file,
  onFault,
}: StoreThreadOptions): StoreThread<Question, Notice, Found> => {
  type Thread = WorkerCalls<StoreCall<Question, Notice>, Found | undefined>
  let thread: Thread | undefined
  let starts = 0
  let closed = false

  const begin = (): Thread | undefined => {
    if (closed || starts > RESTARTS) return undefined
    starts += 1
    try {
      const begun: Thread = workerCalls({
        workerFile,
        workerData: { file } satisfies StorePlace,
        holdsProgram: true,
        onLost: error => onFault({ kind: 'failed', error }),
        onNews: ({ putAside }: StoreNews) => onFault({ kind: 'putAside', detail: putAside }),
      })
      void begun.ended.then(() => (thread = undefined))
      return begun
    } catch (error) {
      onFault({ kind: 'notStarted', error })
      return undefined
    }
  }
  const call = async (message: StoreCall<Question, Notice>): Promise<Found | undefined> => {
    thread ??= begin()
    return thread?.ask(message)
  }

  return {
    ask: question => call({ kind: 'ask', question }),
    tell: notice => void call({ kind: 'tell', notice }),
    close: async () => {
      closed = true
      const last = thread
      if (!last) return
      const timer = setTimeout(() => void last.end(), CLOSE_MS)
      void last.ask({ kind: 'close' })
      await last.ended
      clearTimeout(timer)
    },
  }
}
