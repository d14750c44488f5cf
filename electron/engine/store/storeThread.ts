import { Worker } from 'node:worker_threads'

/** What a thread that keeps a database is given. */
export interface StorePlace {
  /** The database. */
  readonly file: string
}

/** What the thread is told: questions bear numbers, and so do their answers. */
export type StoreMessage<Question, Notice> =
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'tell'; readonly notice: Notice }
  | { readonly kind: 'close' }

/** What the thread says. */
export type StoreAnswer<Found> =
  | { readonly kind: 'found'; readonly id: number; readonly found: Found }
  /** The database could not be read; it has been put aside under another name and a new one begun. */
  | { readonly kind: 'putAside'; readonly detail: string }

/** What goes wrong with a store; all of it costs time only. */
export type StoreFault =
  | { readonly kind: 'putAside'; readonly detail: string }
  /** The thread has ended over this error; it is started again when it is next asked, a few times. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** There is no thread to be had. */
  | { readonly kind: 'notStarted'; readonly error: unknown }

export interface StoreThreadOptions extends StorePlace {
  /** The compiled thread. */
  readonly workerFile: string
  readonly onFault: (fault: StoreFault) => void
}

/** A database on a thread of its own, as its owner sees it. Nothing here fails: what is not known is undefined. */
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

interface Running<Message> {
  post(message: Message): void
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>
  kill(): void
}

const start = <Message>(
  { workerFile, file, onFault }: StoreThreadOptions,
  hear: (answer: unknown) => void,
): Running<Message> => {
  const worker = new Worker(workerFile, { workerData: { file } satisfies StorePlace })
  worker.on('message', hear)
  worker.on('error', error => onFault({ kind: 'failed', error }))
  return {
    post: message => worker.postMessage(message),
    ended: new Promise(resolve => worker.once('exit', () => resolve())),
    kill: () => void worker.terminate(),
  }
}

/** The store at its place; its thread starts when it is first asked. */
export const storeThread = <Question, Notice, Found>(
  options: StoreThreadOptions,
): StoreThread<Question, Notice, Found> => {
  type Message = StoreMessage<Question, Notice>
  const waiting = new Map<number, (found: Found | undefined) => void>()
  let thread: Running<Message> | undefined
  let starts = 0
  let asked = 0
  let closed = false

  const hear = (answer: StoreAnswer<Found>) => {
    if (answer.kind === 'putAside') {
      options.onFault(answer)
      return
    }
    waiting.get(answer.id)?.(answer.found)
    waiting.delete(answer.id)
  }
  const lose = () => {
    thread = undefined
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }
  const begin = () => {
    starts += 1
    try {
      thread = start(options, answer => hear(answer as StoreAnswer<Found>))
      void thread.ended.then(lose)
    } catch (error) {
      options.onFault({ kind: 'notStarted', error })
    }
  }
  const post = (message: Message): boolean => {
    if (!thread && !closed && starts <= RESTARTS) begin()
    thread?.post(message)
    return thread !== undefined
  }

  return {
    ask: question =>
      new Promise(resolve => {
        const id = (asked += 1)
        waiting.set(id, resolve)
        if (!post({ kind: 'ask', id, question })) lose()
      }),
    tell: notice => void post({ kind: 'tell', notice }),
    close: async () => {
      closed = true
      const last = thread
      if (!last) return
      const timer = setTimeout(() => last.kill(), CLOSE_MS)
      last.post({ kind: 'close' })
      await last.ended
      clearTimeout(timer)
    },
  }
}
