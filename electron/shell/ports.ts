import type { LinkedManualPage } from '@shared/ipc/app'
import type { AppNotice, EventName, Events } from '@shared/ipc/contract'
import type { Paper } from '@shared/publish/choices'
import type { Logger } from './logger'
import type { WorkerFiles } from './workerFiles'

/** A question to the user that is answered by yes or no. */
export interface YesNoQuestion {
  readonly message: string
  /** Several lines. */
  readonly detail: string
  /** The label of the button that agrees. */
  readonly yes: string
}

/** Asks the user a question when no page may answer it; no answer means no. */
export type Confirm = (question: YesNoQuestion) => Promise<boolean>

/** Asks the user for files; a shell without dialogs of its own always answers undefined. */
export interface Dialogs {
  /** An existing file to open; undefined if the user canceled. */
  chooseFile(): Promise<string | undefined>
  /** A program to run as an engine; undefined if the user canceled. */
  chooseProgram(): Promise<string | undefined>
  /** Where to write a file; undefined if the user canceled. */
  chooseTarget(suggestedName: string): Promise<ChosenTarget | undefined>
}

export interface ChosenTarget {
  /** Absolute path. */
  readonly path: string
  /** Whether the user has agreed to replace an existing file. */
  readonly mayReplace: boolean
}

/** The frame around the page. */
export interface WindowFrame {
  setTheme(theme: 'light' | 'dark'): void
  setTitle(title: string): void
  showMenu(): void
  /** Opens a page of the manual in the current language; returns its address if the page must open it itself. */
  showManual(page: LinkedManualPage): string | null
  /** Shows a system notification if the user is working elsewhere. */
  notify(text: string): void
  /** The page in its print layout, as a PDF; undefined if the shell cannot print. */
  printToPdf(): Promise<Uint8Array | undefined>
}

/** Prints self-contained documents. */
export interface Press {
  /** Rejects if the signal aborts it. */
  pdf(html: string, paper: Paper, signal?: AbortSignal): Promise<Uint8Array>
}

export type Emit = <N extends EventName>(name: N, event: Events[N]) => void

/** Everything that the services need from the shell they run in. */
export interface Ports extends WorkerFiles {
  readonly version: string
  readonly platform: string
  readonly shell: 'electron' | 'web'
  /** The language of this run, regardless of the settings; undefined to use that of the settings. */
  readonly language: string | undefined
  /** The folder for settings, journal and log. */
  readonly userFolder: string
  /** What went wrong before the services were built, to be shown to the user. */
  readonly notices: readonly AppNotice[]
  /** The folder of the program itself, which contains `resources/`, `samples/` and the reference numbers. */
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
