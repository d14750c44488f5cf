import { parentPort, Worker, type Transferable } from 'node:worker_threads'

/** A question to a thread; its number is repeated in the answer. */
interface Call<Question> {
  readonly call: number
  readonly question: Question
}

/** A message from a thread. */
type Said<Answer, News> =
  | { readonly kind: 'answer'; readonly call: number; readonly answer: Answer }
  | { readonly kind: 'news'; readonly news: News }

export interface WorkerCallsParts<News> {
  /** The compiled thread. */
  readonly workerFile: string
  readonly workerData: unknown
  /** Whether the program stays alive until the thread has ended. */
  readonly holdsProgram: boolean
  /** Called with the reason when the thread has ended, unless it was ended on purpose. */
  readonly onLost: (error: unknown) => void
  /** Called with messages that the thread sends without being asked. */
  readonly onNews?: (news: News) => void
}

/** A thread that answers questions, one after the other. */
export interface WorkerCalls<Question, Answer> {
  /** The answer; undefined if the thread ended before it answered. */
  ask(question: Question): Promise<Answer | undefined>
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>
  /** Ends the thread at once. */
  end(): Promise<void>
}

/** Starts a thread that answers by means of {@link answerCalls}; throws if it cannot be started. */
export const workerCalls = <Question, Answer, News = never>({
  workerFile,
  workerData,
  holdsProgram,
  onLost,
  onNews,
}: WorkerCallsParts<News>): WorkerCalls<Question, Answer> => {
  const worker = new Worker(workerFile, { workerData })
  const waiting = new Map<number, (answer: Answer | undefined) => void>()
  let lastCall = 0
  let isOver = false

  const lose = (): void => {
    isOver = true
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }
  if (!holdsProgram) worker.unref()
  worker.on('message', (said: Said<Answer, News>) => {
    if (said.kind === 'news') {
      onNews?.(said.news)
      return
    }
    waiting.get(said.call)?.(said.answer)
    waiting.delete(said.call)
  })
  worker.on('error', error => {
    if (!isOver) onLost(error)
    lose()
  })
  const ended = new Promise<void>(resolve => {
    worker.once('exit', code => {
      if (!isOver && code !== 0) onLost(new Error(`the thread has ended with code ${code}`))
      lose()
      resolve()
    })
  })
  return {
    ask: question =>
      new Promise(resolve => {
        if (isOver) {
          resolve(undefined)
          return
        }
        const call = (lastCall += 1)
        waiting.set(call, resolve)
        worker.postMessage({ call, question } satisfies Call<Question>)
      }),
    ended,
    end: async () => {
      isOver = true
      await worker.terminate()
    },
  }
}

/** The thread's side of {@link workerCalls}. */
export interface AnsweredCalls<News> {
  /** Sends a message that is not an answer. */
  tell(news: News): void
  /** Lets the thread end once it has nothing else to do. */
  close(): void
}

/**
 * Makes a thread answer questions.
 *
 * @param answer runs synchronously
 * @param moved the parts of an answer that are transferred instead of copied
 */
export const answerCalls = <Answer, News = never>(
  answer: (question: never) => Answer,
  moved: (answer: Answer) => readonly Transferable[] = () => [],
): AnsweredCalls<News> => {
  const port = parentPort!
  port.on('message', ({ call, question }: Call<never>) => {
    const answered = answer(question)
    port.postMessage({ kind: 'answer', call, answer: answered } satisfies Said<Answer, News>, [
      ...moved(answered),
    ])
  })
  return {
    tell: news => port.postMessage({ kind: 'news', news } satisfies Said<Answer, News>),
    close: () => port.close(),
  }
}
