import type { LinkedManualPage } from '@shared/ipc/app'
import type { AppNotice, EventName, Events } from '@shared/ipc/contract'
import type { Paper } from '@shared/publish/choices'
import type { Logger } from './logger'
import type { WorkerFiles } from './workerFiles'

/** A question of ours to the user, answered by yes or no. */
export interface YesNoQuestion {
  readonly message: string
  /** Several lines. */
  readonly detail: string
  /** What agreeing is called. */
  readonly yes: string
}

/** Puts a question to the user where no page can answer it; no answer is a no. */
export type Confirm = (question: YesNoQuestion) => Promise<boolean>

/** Asks the user for files; a shell without dialogs of its own always answers undefined. */
export interface Dialogs {
  /** An existing file to open; undefined if the user gave up. */
  chooseFile(): Promise<string | undefined>
  /** A program to run as an engine; undefined if the user gave up. */
  chooseProgram(): Promise<string | undefined>
  /** Where to write; undefined if the user gave up. */
  chooseTarget(suggestedName: string): Promise<ChosenTarget | undefined>
}

export interface ChosenTarget {
  /** Absolute path. */
  readonly path: string
  /** The user has agreed to replace an existing file. */
  readonly mayReplace: boolean
}

/** The frame around the page. */
export interface WindowFrame {
  setTheme(theme: 'light' | 'dark'): void
  setTitle(title: string): void
  showMenu(): void
  /** Opens a page of the manual in the language that is spoken; answers with its address where the page must open it itself. */
  showManual(page: LinkedManualPage): string | null
  /** Shows a notification of the system to a user who works elsewhere. */
  notify(text: string): void
  /** What the page shows in print, as a PDF; undefined where the shell cannot. */
  printToPdf(): Promise<Uint8Array | undefined>
}

/** Prints self-contained documents. */
export interface Press {
  /** Rejects once the signal aborts it. */
  pdf(html: string, paper: Paper, signal?: AbortSignal): Promise<Uint8Array>
}

export type Emit = <N extends EventName>(name: N, event: Events[N]) => void

/** Everything that the services need from the shell they run in. */
export interface Ports extends WorkerFiles {
  readonly version: string
  readonly platform: string
  readonly shell: 'electron' | 'web'
  /** The language of this run, regardless of the settings; undefined leaves it to them. */
  readonly language: string | undefined
  /** Settings, journal and log lie here. */
  readonly userFolder: string
  /** What went wrong before the services were built, for the user to know. */
  readonly notices: readonly AppNotice[]
  /** The program itself: holds `resources/`, `samples/` and the reference numbers. */
  readonly appFolder: string
  /** Absolute paths of the files to open at the start. */
  readonly filesToOpen: readonly string[]
  readonly dialogs: Dialogs
  readonly confirm: Confirm
  readonly frame: WindowFrame
  /** Absent in a shell that cannot print. */
  readonly press?: Press
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly logger: Logger
  readonly emit: Emit
}
