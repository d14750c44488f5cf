import path from 'node:path'
import { ARRANGEMENT_ENTRY } from '@shared/ipc/arrangements'
import type { DamagedFile, FileError, KeptKind, ServiceHandlers } from '@shared/ipc/contract'
import { openAnalysis } from '../engine/analysis/openAnalysis'
import { openConsent } from '../consent/openConsent'
import { type Core, loadCore } from '../core/load'
import { drillService } from '../drill/drillService'
import { arrayMemory } from '../engine/arrays/arrayMemory'
import { setupGraphThread, type GraphThread } from '../engine/setupSolver/setupGraphThread'
import { openSetupSolver } from '../engine/setupSolver/openSetupSolver'
import { openTrainer } from '../engine/training/openTrainer'
import { examinationMemory } from '../engine/examination/memory/examinationMemory'
import { guessingService } from '../engine/guessing/guessingService'
import { openPreparations } from '../engine/preparation/openPreparations'
import { openReports } from '../engine/report/openReports'
import { openEngines } from '../engine/registry/openEngines'
import { openBuiltIn } from '../engine/session/builtInSession'
import { coreCodec } from '../files/pgn/coreCodec'
import { type DamageNews, jsonFile, type TroubleNews } from '../files/disk/jsonFile'
import { openFileServices } from '../files/openFileServices'
import { openRecentFiles, type RecentFiles } from '../userData/recentFiles'
import { pictureFiles } from '../files/pictureFiles'
import { sweepFolder } from '../files/disk/sweepFolder'
import { appHandlers } from './handlers/app'
import { arrangementHandlers } from './handlers/arrangements'
import { engineHandlers } from './handlers/engines'
import { fileHandlers } from './handlers/files'
import {
  analysisHandlers,
  drillHandlers,
  guessingHandlers,
  pictureHandlers,
  playHandlers,
  preparationHandlers,
  procedureHandlers,
  reportHandlers,
  publishHandlers,
  searchHandlers,
  selfTestHandlers,
  settingsHandlers,
  solverHandlers,
  trainingHandlers,
} from './handlers/services'
import { sessionHandlers } from './handlers/session'
import { openJournal, openJournalOf } from '../userData/journal'
import { poolOpener } from '../engine/pool/searchPool'
import { openPlay } from '../engine/practice/playService'
import type { Ports } from '../shell/ports'
import { openDrafts } from '../userData/draftStore'
import { procedureFiles } from '../files/procedureFiles'
import { openProcedures } from '../userData/procedureStore'
import { publishService } from '../publish/publishService'
import { rulesService } from '../rules/rulesService'
import { selfTestService } from '../selfTest/selfTestService'
import { openSession } from '../userData/session'
import { openSettings, type SettingsService } from '../userData/settingsService'
import { openTrainingHistory } from '../userData/trainingHistory'

/** All services of the program, whatever shell it runs in. */
export interface Backend {
  readonly handlers: ServiceHandlers
  readonly settings: SettingsService
  readonly recentFiles: RecentFiles
  /** The user has chosen a file in a way of the shell's own: the page may open it. */
  choose(file: string): void
  /** Has the page open a file that the user has chosen so. */
  openFromOutside(file: string): void
  /** Resolves when no game is being written into its file any longer. */
  saved(): Promise<void>
  /** Writes what is still to be written and stops everything that runs. */
  dispose(): Promise<void>
}

type NotSaved = 'saveFailed' | 'proceduresNotSaved' | 'trainingsNotSaved'

/** What lasts from one run to the next, in the user's folder. */
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
  const journalFolders = { games: inUserFolder('journal'), lists: inUserFolder('journal-lists') }
  for (const folder of [userFolder, ...Object.values(journalFolders)]) void sweepFolder(folder, logger)
  const tellTrouble = () => emit('journal:trouble', journal.trouble() ?? arrangements.trouble() ?? null)
  const journal = await openJournal(journalFolders.games, logger, tellTrouble)
  const arrangements = await openJournalOf(ARRANGEMENT_ENTRY, journalFolders.lists, logger, tellTrouble)
  const trainings = await openTrainingHistory(
    inUserFolder('trainings.json'),
    logger,
    failing('trainingsNotSaved'),
  )
  return {
    settings: await openSettings(settingsFile, now => emit('settings:changed', now), language),
    recentFiles: await openRecentFiles(recentFile, clock, now => emit('recent:changed', now)),
    journal,
    arrangements,
    session: await openSession(sessionFile),
    procedures: await openProcedures(procedureFile),
    drafts: await openDrafts(draftFile),
    trainings,
    flush: async () => {
      const files = [
        settingsFile,
        recentFile,
        sessionFile,
        procedureFile,
        draftFile,
        journal,
        arrangements,
        trainings,
      ]
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

type ProfileOf = Parameters<typeof openReports>[4]

interface ExaminingParts {
  readonly profileOf: ProfileOf
  readonly graphs: GraphThread
  readonly damaged: Damaged
}

/** What examines positions of games, over one memory. */
const openExamining = async (
  core: Core,
  ports: Ports,
  corePath: string,
  { profileOf, graphs, damaged }: ExaminingParts,
  settings: SettingsService,
) => {
  const { userFolder, examinationStoreWorker, examinationWorker, logger } = ports
  const file = path.join(userFolder, 'examinations.sqlite')
  const memory = examinationMemory(examinationStoreWorker, file, logger)
  const guessing = guessingService({ core, corePath, examinationWorker, memory })
  const newADay = () => settings.current().drill.newADay
  const drill = drillService({ core, corePath, examinationWorker, memory, ports, newADay })
  const reports = openReports(core, ports, corePath, memory, profileOf)
  const help = { memory, graphs, damaged: damaged('preparations') }
  const preparations = await openPreparations(core, ports, corePath, help, profileOf)
  const close = async () => {
    await Promise.all([guessing.close(), drill.close(), preparations.close()])
    // The memory goes with the reports.
    await reports.close()
  }
  const handlers = {
    ...reportHandlers(reports),
    ...guessingHandlers(guessing),
    ...drillHandlers(drill),
    ...preparationHandlers(preparations),
  }
  return { handlers, close }
}

type Stores = Awaited<ReturnType<typeof openStores>>

/** What an earlier run wrote down with the path of a file that was chosen then. */
const rememberedIn = ({ recentFiles, journal, arrangements, session }: Stores) => [
  ...recentFiles.all(),
  ...journal.entries(),
  ...arrangements.entries(),
  ...session.tabs(),
]

type Damaged = (what: KeptKind) => DamageNews

/** Files that could not be understood, to be told once there is a page. */
const damageBoard = (): { readonly damagedFiles: readonly DamagedFile[]; readonly damaged: Damaged } => {
  const damagedFiles: DamagedFile[] = []
  return { damagedFiles, damaged: what => kept => void damagedFiles.push({ what, kept }) }
}

/** Builds the services in order of need. Nothing here knows whether a window or a browser shows the page. */
export const createBackend = async (ports: Ports): Promise<Backend> => {
  const { logger, emit, appFolder } = ports
  const corePath = path.join(appFolder, 'resources', 'core.wasm')
  const core = loadCore(corePath)
  const { damagedFiles, damaged } = damageBoard()
  const stores = await openStores(ports, damaged)
  const { settings, recentFiles, journal, arrangements, session, procedures, drafts, trainings } = stores
  const consent = openConsent(ports, rememberedIn(stores))
  const { chosen, dialogs } = consent

  const codec = coreCodec(core)
  const fileServices = openFileServices(ports, corePath, { recentFiles, codec, dialogs })
  const { files, saving, search, lists, indexer } = fileServices

  const openPool = poolOpener(corePath, ports.searchWorker)
  const engines = await openEngines(ports, [openBuiltIn(openPool, ports.clock)], damaged('engines'))
  const analysis = openAnalysis(core, ports, corePath, id => engines.registry.session(id))
  const profileOf = (id: string) => engines.registry.session(id)?.profile
  const memory = arrayMemory(ports.arrayStoreWorker, path.join(ports.userFolder, 'arrays.sqlite'), logger)
  const graphs = setupGraphThread({ corePath, core, setupGraphWorker: ports.setupGraphWorker, logger })
  const solver = openSetupSolver(core, ports, corePath, { memory, graphs }, profileOf)
  const examining = await openExamining(core, ports, corePath, { profileOf, graphs, damaged }, settings)
  const trainer = openTrainer(core, ports, corePath, { memory, graphs }, profileOf)
  const play = openPlay(core, openPool, corePath, graphs, ports)

  const selfTest = openSelfTest(ports, corePath)

  return {
    handlers: {
      ...appHandlers({ ports, settings, recentFiles, journal, arrangements, session, files, damagedFiles }),
      ...settingsHandlers(settings),
      ...sessionHandlers(session, journal, chosen),
      ...rulesService(core),
      ...fileHandlers({ ...consent, files, saving, indexer, codec }),
      ...searchHandlers(search),
      ...arrangementHandlers({ lists, arrangements, chosen }),
      ...selfTestHandlers(selfTest),
      ...engineHandlers(engines.registry, consent),
      ...analysisHandlers(analysis.service),
      ...solverHandlers(solver),
      ...examining.handlers,
      ...playHandlers(play),
      ...trainingHandlers(trainer, trainings),
      ...procedureHandlers(procedures, drafts, procedureFiles(dialogs, ports.frame)),
      ...pictureHandlers(pictureFiles(dialogs)),
      ...publishHandlers(publishService(dialogs, ports.press)),
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
      // The memory of arrays goes with the solver.
      await Promise.all([trainer.close(), play.close(), examining.close()])
      await graphs.close()
      await Promise.all([analysis.close(), solver.close(), engines.close(), stores.flush()])
    },
  }
}
