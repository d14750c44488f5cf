import { parentPort, Worker, type Transferable } from 'node:worker_threads'

/** What a thread is asked: questions bear numbers, and so do their answers. */
interface Call<Question> {
  readonly call: number
  readonly question: Question
}

/** What a thread says. */
type Said<Answer, News> =
  | { readonly kind: 'answer'; readonly call: number; readonly answer: Answer }
  | { readonly kind: 'news'; readonly news: News }

export interface WorkerCallsParts<News> {
  /** The compiled thread. */
  readonly workerFile: string
  readonly workerData: unknown
  /** The program does not end before the thread has. */
  readonly holdsProgram: boolean
  /** Called with the reason why the thread has ended, unless it was ended on purpose. */
  readonly onLost: (error: unknown) => void
  /** Called with what the thread sends without a request. */
  readonly onNews?: (news: News) => void
}

/** A thread that answers questions, one after the other. */
export interface WorkerCalls<Question, Answer> {
  /** Undefined where the thread has ended before it answered. */
  ask(question: Question): Promise<Answer | undefined>
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>
  /** Ends it at once. */
  end(): Promise<void>
}

/** Starts a thread that answers by {@link answerCalls}; throws where there is none. */
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
  /** Says something unasked. */
  tell(news: News): void
  /** The thread ends once it has nothing else to do. */
  close(): void
}

/**
 * Makes a thread answer requests.  @param answer blocks @param moved parts of an answer that are transferred instead of
 * copied
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
