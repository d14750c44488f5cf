import type { AnalysisEvents, AnalysisRequests, EngineEvents, EngineRequests } from './analysis'
import type { AppEvents, AppRequests } from './app'
import type { FileEvents, FileRequests } from './files'
import type { PictureRequests } from './pictures'
import type { PlayRequests } from './play'
import type { ProcedureRequests } from './procedures'
import type { RulesRequests } from './rules'
import type { SelfTestEvents, SelfTestRequests } from './selfTest'
import type { SessionRequests } from './session'
import type { SettingsEvents, SettingsRequests } from './settings'

export type * from './analysis'
export type * from './app'
export type * from './files'
export type * from './pictures'
export type * from './procedures'
export type * from './rules'
export type * from './selfTest'
export type * from './session'
export type * from './settings'
export { MENU_COMMANDS } from './app'
export { LONGEST_SESSION_GAME, MOST_SESSION_TABS } from './session'
export { MOST_PRACTICE_CLOCKS, RAIL_PLACES } from './settings'

/*
 * The one place where the renderer and the main process meet. The preload bridge, the WebSocket
 * bridge, the handlers and the client are all derived from it, so that a missing or misspelt
 * handler does not compile. Arguments and answers are plain JSON. What may fail answers with a
 * Result; a rejected promise always means a bug.
 */

/** Questions the renderer may ask the main process. */
export interface Requests
  extends
    AppRequests,
    SettingsRequests,
    SessionRequests,
    RulesRequests,
    FileRequests,
    EngineRequests,
    AnalysisRequests,
    PlayRequests,
    ProcedureRequests,
    PictureRequests,
    SelfTestRequests {}

/** News the main process sends unasked. */
export interface Events
  extends AppEvents, SettingsEvents, FileEvents, EngineEvents, AnalysisEvents, SelfTestEvents {}

export type RequestName = keyof Requests
export type EventName = keyof Events

/** Every name of the list once: a name left out does not compile. */
const namesOf = <N extends string>(names: Readonly<Record<N, true>>): readonly N[] =>
  Object.keys(names) as N[]

/** The only requests that any bridge lets through. */
export const REQUEST_NAMES = namesOf<RequestName>({
  'app:start': true,
  'settings:update': true,
  'session:keep': true,
  'rules:legal': true,
  'rules:play': true,
  'rules:line': true,
  'rules:refuse': true,
  'rules:comment': true,
  'games:create': true,
  'games:read': true,
  'games:write': true,
  'files:open': true,
  'files:openSample': true,
  'files:openText': true,
  'files:game': true,
  'files:save': true,
  'files:saveAs': true,
  'files:export': true,
  'files:reload': true,
  'files:close': true,
  'files:cancel': true,
  'files:browse': true,
  'journal:write': true,
  'journal:discard': true,
  'selfTest:start': true,
  'selfTest:cancel': true,
  'engines:list': true,
  'engines:detect': true,
  'engines:add': true,
  'engines:change': true,
  'engines:press': true,
  'engines:remove': true,
  'engines:log': true,
  'analysis:start': true,
  'analysis:stop': true,
  'analysis:recall': true,
  'play:move': true,
  'play:cancel': true,
  'procedures:list': true,
  'procedures:save': true,
  'procedures:remove': true,
  'procedures:drafts': true,
  'procedures:keepDraft': true,
  'procedures:dropDraft': true,
  'procedures:export': true,
  'procedures:print': true,
  'pictures:save': true,
  'window:theme': true,
  'window:title': true,
  'window:showMenu': true,
})

/** The only events that any bridge lets through. */
export const EVENT_NAMES = namesOf<EventName>({
  'menu:command': true,
  'menu:openSample': true,
  'files:openRequest': true,
  'files:progress': true,
  'files:changed': true,
  'settings:changed': true,
  'recent:changed': true,
  'app:notice': true,
  'selfTest:progress': true,
  'selfTest:done': true,
  'engines:changed': true,
  'engines:notice': true,
  'analysis:update': true,
})
export type Arguments<N extends RequestName> = Parameters<Requests[N]>
export type Answer<N extends RequestName> = ReturnType<Requests[N]>

/** The bridge as the renderer sees it, whatever carries it. */
export interface Bridge {
  request<N extends RequestName>(name: N, ...args: Arguments<N>): Promise<Answer<N>>
  /** Returns the function that ends the subscription. */
  subscribe<N extends EventName>(name: N, listener: (event: Events[N]) => void): () => void
  /** The path of a file dropped on the window; empty where the shell does not tell. */
  pathOf(file: unknown): string
}

export type Handlers = {
  readonly [N in RequestName]: (...args: Arguments<N>) => Answer<N> | Promise<Answer<N>>
}
