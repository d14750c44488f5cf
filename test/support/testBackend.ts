import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Answer, Arguments, EventName, Events, RequestName } from '@shared/ipc/contract'
import { completed } from '@shared/longLists'
import { type Backend, createBackend } from '../../electron/backend/backend'
import { dispatchTo, type EventFanOut, eventFanOut } from '../../electron/ipc/dispatch'
import type { ChosenTarget, Ports, YesNoQuestion } from '../../electron/shell/ports'
import { silentLogger } from './silentLogger'

const carried = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

export interface TestBackend extends Pick<Backend, 'choose' | 'openFromOutside'> {
  /** Asks like a page: through the checks, over JSON both ways. */
  request<N extends RequestName>(name: N, ...args: Arguments<N>): Promise<Answer<N>>
  /** Asks anything, like a hostile page. */
  ask(name: unknown, args: unknown): Promise<unknown>
  /** All news of one name so far. */
  heard<N extends EventName>(name: N): readonly Events[N][]
  readonly events: EventFanOut
  readonly dispatch: ReturnType<typeof dispatchTo>
  /** The answers of the shell's dialogs; the user agrees to nothing unless `agrees` is set. */
  answers: { file?: string; program?: string; target?: ChosenTarget; agrees?: boolean }
  /** The questions that the user was asked so far. */
  readonly questions: readonly YesNoQuestion[]
  /** Opens a file as a user does, through the shell's dialog. */
  open(file: string): Promise<Answer<'files:open'>>
  /** Adds an engine as a user does, through the shell's dialog. */
  addEngine(program: string): Promise<Answer<'engines:add'>>
  dispose(): Promise<void>
}

/** All services over `userFolder`, without a window or a browser; disposed when the test ends. */
export const testBackend = async (userFolder: string, over: Partial<Ports> = {}): Promise<TestBackend> => {
  const events = eventFanOut()
  const news: { readonly name: EventName; readonly event: unknown }[] = []
  events.subscribe((name, event) => news.push({ name, event: carried(event) }))
  const answers: TestBackend['answers'] = {}
  const questions: YesNoQuestion[] = []
  const backend = await createBackend({
    version: '0.0.0',
    platform: 'linux',
    shell: 'web',
    language: undefined,
    userFolder,
    notices: [],
    appFolder: path.resolve(import.meta.dirname, '..', '..'),
    pgnWorker: 'no worker',
    gameSearchWorker: 'no worker',
    searchWorker: 'no worker',
    questionWorker: 'no worker',
    scriptWorker: 'no worker',
    memoryWorker: 'no worker',
    setupGraphWorker: 'no worker',
    drillStoreWorker: 'no worker',
    selfTestWorker: 'no worker',
    filesToOpen: [],
    dialogs: {
      chooseFile: () => Promise.resolve(answers.file),
      chooseProgram: () => Promise.resolve(answers.program),
      chooseTarget: () => Promise.resolve(answers.target),
    },
    confirm: question => {
      questions.push(question)
      return Promise.resolve(answers.agrees ?? false)
    },
    frame: {
      setTheme: () => undefined,
      setTitle: () => undefined,
      showMenu: () => undefined,
      showManual: () => null,
      notify: () => undefined,
      printToPdf: () => Promise.resolve(undefined),
    },
    clock: Date.now,
    logger: silentLogger,
    emit: events.emit,
    ...over,
  })
  const dispatch = dispatchTo(Promise.resolve(backend), silentLogger)
  const ask = async (name: unknown, args: unknown) => carried(await dispatch(name, carried(args)))
  let disposed = false
  const dispose = async () => {
    if (!disposed) await backend.dispose()
    disposed = true
  }
  onTestFinished(dispose)
  const request: TestBackend['request'] = async (name, ...args) =>
    (await completed(await ask(name, args), (ticket, from) =>
      request('answers:items', ticket, from),
    )) as never
  return {
    choose: file => backend.choose(file),
    openFromOutside: file => backend.openFromOutside(file),
    request,
    ask,
    open: file => {
      answers.file = file
      return request('files:open')
    },
    addEngine: program => {
      answers.program = program
      return request('engines:add')
    },
    questions,
    heard: name => news.filter(one => one.name === name).map(({ event }) => event as never),
    events,
    dispatch,
    answers,
    dispose,
  }
}
