import { type WorkerCalls, workerCalls } from '../../shell/workerCalls'

/** What a thread that keeps a database is given. */
export interface StorePlace {
  /** The database. */
  readonly file: string
}

/** The questions to the thread; messages that only inform it get an empty answer. */
export type StoreCall<Question, Notice> =
  | { readonly kind: 'ask'; readonly question: Question }
  | { readonly kind: 'tell'; readonly notice: Notice }
  | { readonly kind: 'close' }

/** The database could not be read; it has been put aside under another name and a new one begun. */
export interface StoreNews {
  readonly putAside: string
}

/** Faults of a store; they cost time only. */
export type StoreFault =
  | { readonly kind: 'putAside'; readonly detail: string }
  /** The thread has ended over this error; it is started again when it is next asked, a few times. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** No thread can be started. */
  | { readonly kind: 'notStarted'; readonly error: unknown }

export interface StoreThreadOptions extends StorePlace {
  /** The compiled thread. */
  readonly workerFile: string
  readonly onFault: (fault: StoreFault) => void
}

/** A database on a thread of its own, as its owner sees it. Nothing here fails: an unknown result is undefined. */
export interface StoreThread<Question, Notice, Found> {
  ask(question: Question): Promise<Found | undefined>
  tell(notice: Notice): void
  /** Writes what is still to be written. */
  close(): Promise<void>
}

/** Times that the thread is started again after it ended by itself; then there is no store until the next run. */
const RESTARTS = 2

/** How long the end of the program waits for the last write. */
const CLOSE_MS = 3000

/** The store at its place; its thread starts when it is first asked. */
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
