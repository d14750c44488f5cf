import type { EventName, RequestName } from './contract'

/*
 * The frames of the WebSocket transport, one JSON text each. The web host serves them at `/ws` of
 * its own origin; Electron's transport needs none of this.
 */

/** Renderer to host: a question. */
export interface RequestFrame {
  /** Rises with each question of a connection. */
  readonly id: number
  readonly name: RequestName
  readonly args: readonly unknown[]
}

/** Host to renderer: the answer to a question; `answer` is missing where it is undefined. */
export interface AnswerFrame {
  readonly id: number
  readonly answer?: unknown
}

/** Host to renderer: the question met a bug; the sentence is for the log. */
export interface FailureFrame {
  readonly id: number
  readonly failure: string
}

/** Host to renderer: news. */
export interface EventFrame {
  readonly event: EventName
  readonly payload: unknown
}

export type HostFrame = AnswerFrame | FailureFrame | EventFrame
