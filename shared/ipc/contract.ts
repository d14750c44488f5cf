import { appEvents, appRequests } from './app'
import { type AnswerOf, type HandlersOf, type NewsOf, ofType, request, type SentArguments } from './declare'
import { drillRequests } from './drill'
import { analysisRequests, engineEvents, engineRequests } from './engines'
import { fileEvents, fileRequests } from './files'
import { gameListRequests } from './gameLists'
import { guessingRequests } from './guessing'
import { journalEvents, journalRequests } from './journal'
import { playEvents, playRequests } from './play'
import { preparationEvents, preparationRequests } from './preparations'
import { procedureRequests } from './procedures'
import { reportEvents, reportRequests } from './report'
import { roundRequests } from './round'
import { publishRequests } from './publish'
import { rulesRequests } from './rules'
import { searchEvents, searchRequests } from './search'
import { selfTestEvents, selfTestRequests } from './selfTest'
import { sessionRequests } from './session'
import { settingsEvents, settingsRequests } from './settings'
import { buildRequests, startsEvents, startsRequests } from './starts'
import { solverEvents, solverRequests } from './solver'
import { taskEvents, taskRequests } from './tasks'
import { trainingEvents, trainingRequests } from './training'
import { index } from './schemas'

/** Requests that carry the rest of answers that are too long for one message. */
const answerRequests = {
  /** Items of a list that an answer left out, as JSON: by its ticket, from a given place on, as many as fit into a message. */
  'answers:items': request([index, index], ofType<string>()),
}

export type * from '../analysis/engineFault'
export type * from './app'
export type * from './drill'
export type * from './engines'
export type * from './files'
export type * from './gameLists'
export type * from './guessing'
export type * from './journal'
export type * from './preparationViews'
export type * from './preparations'
export type * from './procedures'
export type * from './report'
export type * from './round'
export type * from './publish'
export type * from './rules'
export type * from './search'
export type * from './selfTest'
export type * from './session'
export type * from './settings'
export type * from './solver'
export type * from './starts'
export type * from './tasks'
export type * from './training'

/*
 * The one place where the renderer and the main process meet. The preload bridge, the WebSocket
 * bridge, the handlers and the client are all derived from it, so that a missing or misspelt
 * handler does not compile. Arguments and answers are plain JSON. What may fail answers with a
 * Result; a rejected promise always means a bug.
 */

/** Questions the renderer may ask the main process, each with the check of its arguments. */
export const REQUESTS = {
  ...appRequests,
  ...settingsRequests,
  ...sessionRequests,
  ...journalRequests,
  ...rulesRequests,
  ...fileRequests,
  ...searchRequests,
  ...gameListRequests,
  ...engineRequests,
  ...analysisRequests,
  ...guessingRequests,
  ...drillRequests,
  ...playRequests,
  ...preparationRequests,
  ...procedureRequests,
  ...publishRequests,
  ...selfTestRequests,
  ...reportRequests,
  ...roundRequests,
  ...solverRequests,
  ...startsRequests,
  ...buildRequests,
  ...taskRequests,
  ...trainingRequests,
  ...answerRequests,
}

/** Events that the main process sends on its own. */
export const EVENTS = {
  ...appEvents,
  ...settingsEvents,
  ...journalEvents,
  ...fileEvents,
  ...searchEvents,
  ...engineEvents,
  ...playEvents,
  ...selfTestEvents,
  ...reportEvents,
  ...preparationEvents,
  ...solverEvents,
  ...startsEvents,
  ...taskEvents,
  ...trainingEvents,
}

type Requests = typeof REQUESTS
export type RequestName = keyof Requests
export type Arguments<N extends RequestName> = SentArguments<Requests[N]>
export type Answer<N extends RequestName> = AnswerOf<Requests[N]>
export type Handlers = HandlersOf<Requests>
/** The handlers of the services, without those that only carry long answers. */
export type ServiceHandlers = Omit<Handlers, keyof typeof answerRequests>

export type Events = NewsOf<typeof EVENTS>
export type EventName = keyof Events

/** The bridge as the renderer sees it, whatever carries it. */
export interface Bridge {
  request<N extends RequestName>(name: N, ...args: Arguments<N>): Promise<Answer<N>>
  /** Returns a function that ends the subscription. */
  subscribe<N extends EventName>(name: N, listener: (event: Events[N]) => void): () => void
  /** The path of a file dropped on the window; empty if the shell does not know it. */
  pathOf(file: unknown): string
}
