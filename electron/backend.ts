import path from 'node:path'
import type { Handlers } from '@shared/ipc/contract'
import { fileWatcher } from './files/fileWatcher'
import { jsonFile } from './files/jsonFile'
import { openRecentFiles, type RecentFiles } from './files/recentFiles'
import { appHandlers } from './ipc/handlers/app'
import { journalHandlers } from './ipc/handlers/journal'
import { settingsHandlers } from './ipc/handlers/settings'
import { windowHandlers } from './ipc/handlers/window'
import { openJournal } from './journal/journal'
import type { Ports } from './ports'
import { openSettings, type SettingsService } from './settings/settingsService'

/** All services of the program, whatever shell it runs in. */
export interface Backend {
  readonly handlers: Handlers
  readonly settings: SettingsService
  readonly recentFiles: RecentFiles
  /** Writes what is still to be written and stops everything that runs. */
  dispose(): Promise<void>
}

/** Builds the services in order of need. Nothing here knows whether a window or a browser shows the page. */
export const createBackend = async (ports: Ports): Promise<Backend> => {
  const { logger, emit, clock } = ports
  const inUserFolder = (name: string) => path.join(ports.userFolder, name)
  const saveFailed = (detail: string) => emit('app:notice', { kind: 'saveFailed', detail })

  const settingsFile = jsonFile(inUserFolder('settings.json'), logger, saveFailed)
  const recentFile = jsonFile(inUserFolder('recent.json'), logger)
  const settings = await openSettings(settingsFile, now => emit('settings:changed', now))
  const recentFiles = await openRecentFiles(recentFile, clock, now => emit('recent:changed', now))
  const journal = await openJournal(inUserFolder('journal'), logger, saveFailed)
  const watcher = fileWatcher(logger)

  return {
    handlers: {
      ...appHandlers(ports, settings, recentFiles, journal),
      ...settingsHandlers(settings),
      ...journalHandlers(journal),
      ...windowHandlers(ports.frame),
    } as Handlers,
    settings,
    recentFiles,
    dispose: async () => {
      watcher.close()
      await Promise.all([settingsFile.flush(), recentFile.flush(), journal.flush()])
    },
  }
}
