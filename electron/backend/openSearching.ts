import { availableParallelism } from 'node:os'
import type { KeptKind } from '@shared/ipc/contract'
import { analysisRequests } from '@shared/ipc/engines'
import { guessingRequests } from '@shared/ipc/guessing'
import { playRequests } from '@shared/ipc/play'
import { reportRequests } from '@shared/ipc/report'
import { solverRequests } from '@shared/ipc/solver'
import { taskRequests } from '@shared/ipc/tasks'
import { trainingRequests } from '@shared/ipc/training'
import { type Core, wideCorePath } from '../core/load'
import { drillService } from '../drill/drillService'
import { guessingService } from '../engine/guessing/guessingService'
import { poolOpener } from '../engine/pool/searchPool'
import { openPlay } from '../engine/practice/playService'
import { openPreparations } from '../engine/preparation/openPreparations'
import { openEngines } from '../engine/registry/openEngines'
import { reportService } from '../engine/report/reportService'
import { searchEngines } from '../engine/search/searchEngines'
import { BUILT_IN_ID } from '../engine/session/builtInProfile'
import { openBuiltIn } from '../engine/session/builtInSession'
import { setupGraphThread } from '../engine/setupSolver/setupGraphThread'
import type { AskAtlas } from '../engine/setupSolver/atlasKnowledge'
import { setupSolverService } from '../engine/setupSolver/setupSolverService'
import { openCores } from '../engine/tasks/cores'
import { TaskQueue } from '../engine/tasks/taskQueue'
import { trainerService } from '../engine/training/trainerService'
import { orphanGuard } from '../engine/uciClient/orphanGuard'
import type { DamageNews } from '../files/disk/jsonFile'
import type { Ports } from '../shell/ports'
import type { SettingsService } from '../userData/settingsService'
import type { TrainingHistoryStore } from '../userData/trainingHistory'
import { answeredBy, drillHandlers, preparationHandlers } from './handlers/services'
import { WEIGHT_FILES, WIDE_WEIGHT_FILES } from '../engine/pool/weights'
import { engineIdentity } from '../engine/store/engineIdentity'
import { type AnalysisParts, type AnalysisService, analysisService } from '../engine/analysis/analysisService'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type SearchMemory, searchMemory } from '../engine/memory/searchMemory'

/** The files in which earlier versions remembered searches. They are deleted, since searches can be repeated. */
const FORMER = ['analyses.sqlite', 'examinations.sqlite', 'arrays.sqlite']

const COMPANIONS = ['', '-wal', '-shm']

/** The memory of searches in the user's folder. */
const openMemory = ({
  userFolder,
  memoryWorker,
  logger,
}: Pick<Ports, 'userFolder' | 'memoryWorker' | 'logger'>): SearchMemory => {
  for (const name of FORMER.flatMap(file => COMPANIONS.map(companion => file + companion)))
    rm(path.join(userFolder, name), { force: true }).catch((error: unknown) =>
      logger.warn(`${name} is no longer used, and cannot be removed`, error),
    )
  return searchMemory(memoryWorker, path.join(userFolder, 'searches.sqlite'), logger)
}

/**
 * @param parts the memory must outlive the analyses; the cores are those for what is on the screen
 * @param corePath the compiled core
 */
const openAnalysis = (
  parts: Pick<AnalysisParts, 'core' | 'memory' | 'cores' | 'sessionOf'>,
  { emit }: Pick<Ports, 'emit'>,
  corePath: string,
): AnalysisService =>
  analysisService({
    ...parts,
    identify: engineIdentity([corePath, ...WEIGHT_FILES, wideCorePath(corePath), ...WIDE_WEIGHT_FILES]),
    emit: update => emit('analysis:update', update),
  })

/** What the searching services use from the user's folder. */
export interface SearchingStores {
  readonly settings: SettingsService
  readonly trainings: TrainingHistoryStore
  /** Called with files that could not be read and the names under which they are kept now. */
  readonly damaged: (what: KeptKind) => DamageNews
  /** What atlases know about arrays before an engine is asked. */
  readonly askAtlas: AskAtlas
}

/** Opens engines, and all services that have positions searched, with one memory and one queue. */
export const openSearching = async (
  core: Core,
  ports: Ports,
  corePath: string,
  { settings, trainings, damaged, askAtlas }: SearchingStores,
) => {
  const { logger, emit, questionWorker, scriptWorker, searchWorker, setupGraphWorker } = ports
  const guard = orphanGuard(logger)
  const openPool = poolOpener(corePath, searchWorker)
  const started = await openEngines(ports, guard, [openBuiltIn(openPool, ports.clock)], damaged('engines'))
  const { registry } = started
  const memory = openMemory(ports)
  const cores = openCores(availableParallelism())
  const tasks = new TaskQueue({
    cores,
    memory: memory.exact,
    onChange: all => emit('tasks:changed', all),
  })
  const graphs = setupGraphThread({ corePath, core, setupGraphWorker, logger })
  const engines = searchEngines({ core, corePath, questionWorker, scriptWorker, guard })
  const engineOf = (id: string) => {
    const profile = registry.session(id)?.profile
    return profile && engines.of(profile)
  }
  const means = { core, emit, engines, engineOf, graphs, memory: memory.exact, tasks }
  const newADay = () => settings.current().drill.newADay

  const analysis = openAnalysis(
    { core, memory: memory.deepest, cores, sessionOf: id => registry.session(id) },
    ports,
    corePath,
  )
  const drill = drillService({ ...means, ports, newADay })
  const guessing = guessingService(means)
  const play = openPlay(core, openPool, { engines, engineOf, graphs, tasks, cores }, ports)
  const preparations = await openPreparations(core, ports, { ...means, damaged: damaged('preparations') })
  const reports = reportService({ ...means, ownEngineId: BUILT_IN_ID })
  const solver = setupSolverService({ ...means, askAtlas })
  const trainer = trainerService(means)

  return {
    registry,
    handlers: {
      ...answeredBy(analysisRequests, analysis),
      ...drillHandlers(drill),
      ...answeredBy(guessingRequests, guessing),
      ...answeredBy(playRequests, play),
      ...preparationHandlers(preparations),
      ...answeredBy(reportRequests, reports),
      ...answeredBy(solverRequests, solver),
      ...answeredBy(taskRequests, tasks),
      ...answeredBy(trainingRequests, { ...trainer, ...trainings, history: () => trainings.current() }),
    },
    /** Resolves once all engines have ended and all results have been written. */
    close: async () => {
      analysis.close()
      guessing.close()
      const services = [drill, play, preparations, solver, trainer]
      await Promise.all(services.map(service => service.close()))
      await Promise.all([tasks.close(), graphs.close(), started.close(), memory.close()])
    },
  }
}
