import type { EventName, Events } from '@shared/ipc/contract'
import type { Logger } from './logging/logger'

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
  /** The user has agreed to replace a file that stands there. */
  readonly mayReplace: boolean
}

/** The frame around the page. */
export interface WindowFrame {
  setTheme(theme: 'light' | 'dark'): void
  setTitle(title: string): void
  showMenu(): void
  /** What the page shows in print, as a PDF; undefined where the shell cannot. */
  printToPdf(): Promise<Uint8Array | undefined>
}

export type Emit = <N extends EventName>(name: N, event: Events[N]) => void

/** Everything that the services need from the shell they run in. */
export interface Ports {
  readonly version: string
  readonly platform: string
  readonly shell: 'electron' | 'web'
  /** Settings, journal and log lie here. */
  readonly userFolder: string
  /** The program itself: holds `resources/`, `samples/` and the reference numbers. */
  readonly appFolder: string
  /** The compiled thread that indexes large files. */
  readonly pgnWorker: string
  /** The compiled thread that searches. */
  readonly searchWorker: string
  /** The compiled thread that remembers analyses. */
  readonly cacheWorker: string
  /** The compiled thread that tests the rules. */
  readonly selfTestWorker: string
  /** Absolute paths of the files to open at the start. */
  readonly filesToOpen: readonly string[]
  readonly dialogs: Dialogs
  readonly frame: WindowFrame
  /** Milliseconds since 1970. */
  readonly clock: () => number
  readonly logger: Logger
  readonly emit: Emit
}
