import { setTimeout } from 'node:timers/promises'
import type { appRequests } from '@shared/ipc/app'
import type { AppNotice, DamagedFile, FileError, StartState } from '@shared/ipc/contract'
import type { HandlersOf } from '@shared/ipc/declare'
import type { FileService } from '../../files/fileService'
import type { RecentFiles } from '../../userData/recentFiles'
import type { Journal } from '../../userData/journal'
import type { Ports } from '../../shell/ports'
import { sampleGames } from '../../files/samples'
import type { Session } from '../../userData/session'
import type { SettingsService } from '../../userData/settingsService'

export interface AppParts {
  readonly ports: Ports
  readonly settings: SettingsService
  readonly recentFiles: RecentFiles
  readonly journal: Journal
  readonly session: Session
  readonly files: FileService
  /** Files of the user's folder that could not be understood. */
  readonly damagedFiles: readonly DamagedFile[]
}

/** Files that take longer than this to read are sent after the page has been opened, with an event of their own. */
const PATIENCE_MS = 800

interface Opening {
  readonly failed: FileError[]
  /** The paths that are still being read. */
  readonly left: Set<string>
  readonly done: Promise<void>
}

/** Opens the files of the command line one after the other. */
const openAll = (files: FileService, paths: readonly string[]): Opening => {
  const failed: FileError[] = []
  const left = new Set(paths)
  const open = async () => {
    for (const path of paths) {
      const opened = await files.open(path)
      if (!opened.ok) failed.push(opened.error)
      left.delete(path)
    }
  }
  return { failed, left, done: open() }
}

/** The notices, which are reported once, to the first page. */
const noticesOf = (
  { notices }: Ports,
  journal: readonly string[],
  files: readonly DamagedFile[],
): AppNotice[] => [
  ...notices,
  ...(journal.length > 0 ? [{ kind: 'damagedJournal', files: journal } as const] : []),
  ...(files.length > 0 ? [{ kind: 'damagedFiles', files } as const] : []),
]

export const appHandlers = ({
  ports,
  settings,
  recentFiles,
  journal,
  session,
  files,
  damagedFiles,
}: AppParts): HandlersOf<typeof appRequests> => {
  const { version, platform, shell, frame, emit } = ports
  const opening = openAll(files, ports.filesToOpen)
  const notices = noticesOf(ports, journal.damaged, damagedFiles)
  let starts = 0

  const askForTheRest = async () => {
    const late = [...opening.left]
    await opening.done
    for (const path of late) emit('files:openRequest', { path })
  }

  const start = async (): Promise<StartState> => {
    await Promise.race([opening.done, setTimeout(PATIENCE_MS, undefined, { ref: false })])
    if (opening.left.size > 0) void askForTheRest()
    starts++
    return {
      version,
      platform,
      shell,
      settings: settings.current(),
      recentFiles: recentFiles.all(),
      samples: sampleGames(),
      recovered: journal.entries(),
      journalTrouble: journal.trouble() ?? null,
      session: settings.current().reopenTabs ? session.tabs() : [],
      isReload: starts > 1,
      opened: files.opened(),
      // Sent only once: a page that is reloaded does not get it again.
      notOpened: opening.failed.splice(0),
      notices: notices.splice(0),
    }
  }
  return {
    'app:start': start,
    'recent:missing': () => recentFiles.missing(),
    'recent:forget': path => recentFiles.forget(path),
    'window:theme': theme => frame.setTheme(theme),
    'window:title': title => frame.setTitle(title),
    'window:showMenu': () => frame.showMenu(),
    'window:showManual': page => frame.showManual(page),
    'window:notify': text => frame.notify(text),
  }
}
