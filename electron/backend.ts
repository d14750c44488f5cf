import path from 'node:path'
import type { Handlers } from '@shared/ipc/contract'
import { openAnalysis, openBuiltIn, ownPool } from './analysis/openAnalysis'
import { loadCore } from './core/load'
import { openEngines } from './engines/openEngines'
import { coreCodec } from './files/coreCodec'
import { type FileParts, fileService } from './files/fileService'
import { fileWatcher } from './files/fileWatcher'
import { newIndexer } from './files/indexer'
import { jsonFile } from './files/jsonFile'
import { openFiles } from './files/openFiles'
import { openRecentFiles, type RecentFiles } from './files/recentFiles'
import { pictureFiles } from './files/pictureFiles'
import { saveService } from './files/saveService'
import { watchForChanges } from './files/watchForChanges'
import { analysisHandlers } from './ipc/handlers/analysis'
import { appHandlers } from './ipc/handlers/app'
import { engineHandlers } from './ipc/handlers/engines'
import { fileHandlers } from './ipc/handlers/files'
import { gameHandlers } from './ipc/handlers/games'
import { journalHandlers } from './ipc/handlers/journal'
import { pictureHandlers } from './ipc/handlers/pictures'
import { playHandlers } from './ipc/handlers/play'
import { procedureHandlers } from './ipc/handlers/procedures'
import { selfTestHandlers } from './ipc/handlers/selfTest'
import { sessionHandlers } from './ipc/handlers/session'
import { settingsHandlers } from './ipc/handlers/settings'
import { windowHandlers } from './ipc/handlers/window'
import { openJournal } from './journal/journal'
import { openPlay } from './play/openPlay'
import type { Ports } from './ports'
import { openDrafts } from './procedures/draftStore'
import { procedureFiles } from './procedures/procedureFiles'
import { openProcedures } from './procedures/procedureStore'
import { rulesService } from './rules/rulesService'
import { selfTestService } from './selfTest/selfTestService'
import { openSession } from './session/session'
import { openSettings, type SettingsService } from './settings/settingsService'

/** All services of the program, whatever shell it runs in. */
export interface Backend {
  readonly handlers: Handlers
  readonly settings: SettingsService
  readonly recentFiles: RecentFiles
  /** Writes what is still to be written and stops everything that runs. */
  dispose(): Promise<void>
}

/** What lasts from one run to the next, in the user's folder. */
const openStores = async ({ userFolder, logger, emit, clock }: Ports) => {
  const inUserFolder = (name: string) => path.join(userFolder, name)
  const saveFailed = (detail: string) => emit('app:notice', { kind: 'saveFailed', detail })
  const settingsFile = jsonFile(inUserFolder('settings.json'), logger, saveFailed)
  const recentFile = jsonFile(inUserFolder('recent.json'), logger)
  const sessionFile = jsonFile(inUserFolder('session.json'), logger)
  const procedureFile = jsonFile(inUserFolder('procedures.json'), logger, saveFailed)
  const draftFile = jsonFile(inUserFolder('procedure-drafts.json'), logger, saveFailed)
  const journal = await openJournal(inUserFolder('journal'), logger, saveFailed)
  return {
    settings: await openSettings(settingsFile, now => emit('settings:changed', now)),
    recentFiles: await openRecentFiles(recentFile, clock, now => emit('recent:changed', now)),
    journal,
    session: await openSession(sessionFile),
    procedures: await openProcedures(procedureFile),
    drafts: await openDrafts(draftFile),
    flush: async () => {
      const files = [settingsFile, recentFile, sessionFile, procedureFile, draftFile, journal]
      await Promise.all(files.map(file => file.flush()))
    },
  }
}

/** Builds the services in order of need. Nothing here knows whether a window or a browser shows the page. */
export const createBackend = async (ports: Ports): Promise<Backend> => {
  const { logger, emit, dialogs, appFolder } = ports
  const corePath = path.join(appFolder, 'resources', 'core.wasm')
  const core = loadCore(corePath)
  const { settings, recentFiles, journal, session, procedures, drafts, flush } = await openStores(ports)

  const watcher = fileWatcher(logger)
  const indexer = newIndexer(ports.pgnWorker, (file, readBytes, totalBytes) =>
    emit('files:progress', { path: file, readBytes, totalBytes }),
  )
  const codec = coreCodec(core)
  const parts: FileParts = {
    files: openFiles(
      indexer,
      watchForChanges(watcher, event => emit('files:changed', event)),
    ),
    recentFiles,
    codec,
    dialogs,
  }
  const files = fileService(parts, path.join(appFolder, 'samples'))

  const openOwnPool = ownPool(corePath, ports.searchWorker)
  const engines = await openEngines(core, ports, [openBuiltIn(openOwnPool, ports.clock)])
  const analysis = openAnalysis(core, ports, corePath, id => engines.registry.session(id))
  const play = openPlay(core, openOwnPool, logger)

  const selfTest = selfTestService(
    {
      workerFile: ports.selfTestWorker,
      corePath,
      referenceFolder: path.join(appFolder, 'test', 'perft'),
    },
    progress => emit('selfTest:progress', progress),
    report => emit('selfTest:done', report),
  )

  return {
    handlers: {
      ...appHandlers({ ports, settings, recentFiles, journal, session, files }),
      ...settingsHandlers(settings),
      ...sessionHandlers(session),
      ...rulesService(core),
      ...gameHandlers(codec),
      ...fileHandlers(files, saveService(parts), indexer),
      ...journalHandlers(journal),
      ...selfTestHandlers(selfTest),
      ...engineHandlers(engines.registry, dialogs),
      ...analysisHandlers(analysis.service),
      ...playHandlers(play),
      ...procedureHandlers(procedures, drafts, procedureFiles(dialogs, ports.frame)),
      ...pictureHandlers(pictureFiles(dialogs)),
      ...windowHandlers(ports.frame),
    },
    settings,
    recentFiles,
    dispose: async () => {
      watcher.close()
      indexer.close()
      selfTest.close()
      await Promise.all([analysis.close(), play.close(), engines.close(), flush()])
    },
  }
}
