import path from 'node:path'
import type { DamagedFile, FileError, KeptKind, ServiceHandlers } from '@shared/ipc/contract'
import { publishRequests } from '@shared/ipc/publish'
import { searchRequests } from '@shared/ipc/search'
import { selfTestRequests } from '@shared/ipc/selfTest'
import { settingsRequests } from '@shared/ipc/settings'
import type { Ask } from '../consent/agreement'
import { openConsent } from '../consent/openConsent'
import { loadCore } from '../core/load'
import { coreCodec } from '../files/pgn/coreCodec'
import { type DamageNews, jsonFile, type TroubleNews } from '../files/disk/jsonFile'
import { openFileServices } from '../files/openFileServices'
import { openRecentFiles, type RecentFiles } from '../userData/recentFiles'
import { procedureFiles } from '../files/procedureFiles'
import { sweepFolder } from '../files/disk/sweepFolder'
import { appHandlers } from './handlers/app'
import { engineHandlers } from './handlers/engines'
import { fileHandlers, gameListHandlers } from './handlers/files'
import { answeredBy, procedureHandlers } from './handlers/services'
import { sessionHandlers } from './handlers/session'
import { openSearching } from './openSearching'
import { openJournal } from '../userData/journal'
import type { Ports } from '../shell/ports'
import { openDrafts, openProcedures } from '../userData/procedureStore'
import { publishService } from '../publish/publishService'
import { askAtlases } from '../atlas/askAtlases'
import { openAtlasShelf } from '../atlas/atlasShelf'
import { queuedBuilds } from '../atlas/queuedBuilds'
import { startsService } from '../atlas/startsService'
import { roundService } from '../round/roundService'
import { rulesService } from '../rules/rulesService'
import { selfTestService } from '../selfTest/selfTestService'
import { openSession } from '../userData/session'
import { openSettings, type SettingsService } from '../userData/settingsService'
import { openTrainingHistory } from '../userData/trainingHistory'

/** All services of the program, independent of the shell in which it runs. */
export interface Backend {
  readonly handlers: ServiceHandlers
  readonly settings: SettingsService
  readonly recentFiles: RecentFiles
  /** Lets the page open a file that the user has chosen in a way of the shell's own. */
  choose(file: string): void
  /** Makes the page open a file that the user has chosen in such a way. */
  openFromOutside(file: string): void
  /** Resolves once no game is being written to its file any more. */
  saved(): Promise<void>
  /** Writes everything that is still unwritten and stops everything that runs. */
  dispose(): Promise<void>
}

type NotSaved = 'saveFailed' | 'proceduresNotSaved' | 'trainingsNotSaved'

/** Opens what is kept in the user's folder from one run to the next. */
const openStores = async ({ userFolder, language, logger, emit, clock }: Ports, damaged: Damaged) => {
  const inUserFolder = (name: string) => path.join(userFolder, name)
  const failing = (kind: NotSaved) => (trouble: FileError | undefined) => {
    if (trouble) emit('app:notice', { kind, detail: trouble.detail })
    else emit('app:noticeOver', kind)
  }
  const open = (name: string, what: KeptKind, news?: TroubleNews) =>
    jsonFile(inUserFolder(name), logger, news, damaged(what))
  const settingsFile = open('settings.json', 'settings', failing('saveFailed'))
  const recentFile = open('recent.json', 'recentFiles')
  const sessionFile = open('session.json', 'session')
  const procedureFile = open('procedures.json', 'procedures', failing('proceduresNotSaved'))
  const draftFile = open('procedure-drafts.json', 'drafts', failing('proceduresNotSaved'))
  void sweepFolder(userFolder, logger)
  const journal = await openJournal(inUserFolder('journal'), logger, trouble =>
    emit('journal:trouble', trouble ?? null),
  )
  const trainings = await openTrainingHistory(
    inUserFolder('trainings.json'),
    logger,
    failing('trainingsNotSaved'),
  )
  return {
    settings: await openSettings(settingsFile, now => emit('settings:changed', now), language),
    recentFiles: await openRecentFiles(recentFile, clock, now => emit('recent:changed', now)),
    journal,
    session: await openSession(sessionFile),
    procedures: await openProcedures(procedureFile),
    drafts: await openDrafts(draftFile),
    trainings,
    flush: async () => {
      const files = [settingsFile, recentFile, sessionFile, procedureFile, draftFile, journal, trainings]
      await Promise.all(files.map(file => file.flush()))
    },
  }
}

const openSelfTest = ({ selfTestWorker, appFolder, emit }: Ports, corePath: string) =>
  selfTestService(
    { workerFile: selfTestWorker, corePath, referenceFolder: path.join(appFolder, 'test', 'perft') },
    progress => emit('selfTest:progress', progress),
    report => emit('selfTest:done', report),
  )

type Stores = Awaited<ReturnType<typeof openStores>>

/** Records of earlier runs that contain the path of a file that was chosen then. */
const rememberedIn = ({ recentFiles, journal, session }: Stores) => [
  ...recentFiles.all(),
  ...journal.entries(),
  ...session.tabs(),
]

type Damaged = (what: KeptKind) => DamageNews

/** Collects files that could not be understood, to be reported once there is a page. */
const damageBoard = (): { readonly damagedFiles: readonly DamagedFile[]; readonly damaged: Damaged } => {
  const damagedFiles: DamagedFile[] = []
  return { damagedFiles, damaged: what => kept => void damagedFiles.push({ what, kept }) }
}

/** The user's own atlases, and the service that has workers build more of them. */
const openAtlases = ({ userFolder, version, emit }: Ports, corePath: string, ask: Ask) => {
  const folder = path.join(userFolder, 'atlas')
  const shelf = openAtlasShelf(folder)
  return { own: { folder, shelf }, builds: queuedBuilds({ corePath, emit, folder, shelf, version, ask }) }
}

/** Builds the services in order of need. Nothing here knows whether a window or a browser shows the page. */
export const createBackend = async (ports: Ports): Promise<Backend> => {
  const { emit, appFolder } = ports
  const corePath = path.join(appFolder, 'resources', 'core.wasm')
  const core = loadCore(corePath)
  const { damagedFiles, damaged } = damageBoard()
  const stores = await openStores(ports, damaged)
  const { settings, recentFiles, journal, session, procedures, drafts, trainings } = stores
  const consent = openConsent(ports, rememberedIn(stores))
  const { chosen, dialogs } = consent

  const codec = coreCodec(core)
  const fileServices = openFileServices(ports, corePath, { recentFiles, codec, dialogs })
  const { files, saving, search, lists, indexer } = fileServices

  const atlases = openAtlases(ports, corePath, consent.ask)
  const searching = await openSearching(core, ports, corePath, {
    settings,
    trainings,
    damaged,
    askAtlas: askAtlases(atlases.own.shelf),
  })
  const selfTest = openSelfTest(ports, corePath)

  return {
    handlers: {
      ...appHandlers({ ports, settings, recentFiles, journal, session, files, damagedFiles }),
      ...answeredBy(settingsRequests, settings),
      ...sessionHandlers({ session, journal, lists, chosen }),
      ...rulesService(core),
      ...roundService,
      ...startsService({
        core,
        dialogs,
        ...atlases.own,
        reading: () => settings.current().solver.reading,
      }),
      ...atlases.builds.handlers,
      ...fileHandlers({ ...consent, files, saving, indexer, codec }),
      ...answeredBy(searchRequests, search),
      ...gameListHandlers(lists, chosen),
      ...answeredBy(selfTestRequests, selfTest),
      ...engineHandlers(searching.registry, consent),
      ...searching.handlers,
      ...procedureHandlers(procedures, drafts, procedureFiles(dialogs, ports.frame)),
      ...answeredBy(publishRequests, publishService(dialogs, ports.press)),
    },
    settings,
    recentFiles,
    saved: fileServices.settled,
    choose: file => chosen.choose(file),
    openFromOutside: file => {
      chosen.choose(file)
      emit('files:openRequest', { path: file })
    },
    dispose: async () => {
      await fileServices.close()
      selfTest.close()
      await atlases.builds.close()
      await Promise.all([searching.close(), stores.flush()])
    },
  }
}
