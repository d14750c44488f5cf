import type { HandlersOf } from '@shared/ipc/declare'
import type { analysisRequests } from '@shared/ipc/engines'
import type { drillRequests } from '@shared/ipc/drill'
import type { guessingRequests } from '@shared/ipc/guessing'
import type { pictureRequests } from '@shared/ipc/pictures'
import type { playRequests } from '@shared/ipc/play'
import type { preparationRequests } from '@shared/ipc/preparations'
import type { procedureRequests } from '@shared/ipc/procedures'
import type { reportRequests } from '@shared/ipc/report'
import type { publishRequests } from '@shared/ipc/publish'
import type { searchRequests } from '@shared/ipc/search'
import type { selfTestRequests } from '@shared/ipc/selfTest'
import type { settingsRequests } from '@shared/ipc/settings'
import type { solverRequests } from '@shared/ipc/solver'
import type { taskRequests } from '@shared/ipc/tasks'
import type { trainingRequests } from '@shared/ipc/training'
import type { DrillService } from '../../drill/drillService'
import type { AnalysisService } from '../../engine/analysis/analysisService'
import type { GuessingService } from '../../engine/guessing/guessingService'
import type { PlayService } from '../../engine/practice/playService'
import type { PreparationService } from '../../engine/preparation/preparationService'
import type { ReportService } from '../../engine/report/reportService'
import type { SetupSolverService } from '../../engine/setupSolver/setupSolverService'
import type { TaskQueue } from '../../engine/tasks/taskQueue'
import type { TrainerService } from '../../engine/training/trainerService'
import type { GameSearch } from '../../files/gameSearch'
import type { PictureFiles } from '../../files/pictureFiles'
import type { ProcedureFiles } from '../../files/procedureFiles'
import type { PublishService } from '../../publish/publishService'
import type { SelfTestService } from '../../selfTest/selfTestService'
import type { DraftStore } from '../../userData/draftStore'
import type { ProcedureStore } from '../../userData/procedureStore'
import type { SettingsService } from '../../userData/settingsService'
import type { TrainingHistoryStore } from '../../userData/trainingHistory'

/*
 * Requests that a service answers as they are, one table for each domain.
 */

export const settingsHandlers = (settings: SettingsService): HandlersOf<typeof settingsRequests> => ({
  'settings:update': patch => settings.update(patch),
})

export const analysisHandlers = (service: AnalysisService): HandlersOf<typeof analysisRequests> => ({
  'analysis:start': request => service.start(request),
  'analysis:stop': engineId => service.stop(engineId),
  'analysis:recall': request => service.recall(request),
})

export const solverHandlers = (service: SetupSolverService): HandlersOf<typeof solverRequests> => ({
  'solver:look': request => service.look(request),
  'solver:start': request => service.start(request),
  'solver:stop': () => service.stop(),
  'solver:played': request => service.played(request),
  'solver:price': request => service.price(request),
  'solver:cancelPricing': () => service.cancelPricing(),
})

export const taskHandlers = (tasks: TaskQueue): HandlersOf<typeof taskRequests> => ({
  'tasks:list': () => tasks.list(),
  'tasks:pause': id => tasks.pause(id),
  'tasks:resume': id => tasks.resume(id),
  'tasks:stop': id => tasks.stop(id),
  'tasks:move': (id, place) => tasks.move(id, place),
})

export const reportHandlers = (service: ReportService): HandlersOf<typeof reportRequests> => ({
  'report:look': request => service.look(request),
  'report:words': (request, points) => service.words(request, points),
  'report:start': wish => service.start(wish),
  'report:game': (key, game, line) => service.give(key, game, line),
})

export const preparationHandlers = (service: PreparationService): HandlersOf<typeof preparationRequests> => ({
  'preparations:list': () => service.list(),
  'preparations:create': wanted => service.create(wanted),
  'preparations:change': (id, patch) => service.change(id, patch),
  'preparations:pause': id => service.pause(id),
  'preparations:resume': id => service.resume(id),
  'preparations:queue': (id, place) => service.queue(id, place),
  'preparations:delete': id => service.remove(id),
  'preparations:restore': id => service.restore(id),
  'preparations:branches': (id, keys) => service.view(id, views => views.branches(keys)),
  'preparations:place': (id, path) => service.view(id, views => views.place(path)),
  'preparations:decide': (id, wish) => service.decide(id, wish),
  'preparations:decisions': (id, { from, count }) => service.view(id, views => views.decisions(from, count)),
  'preparations:news': id => service.view(id, views => views.news()),
  'preparations:seen': id => service.seen(id),
  'preparations:damageSeen': id => service.damageSeen(id),
  'preparations:compare': (id, { path, moves }) => service.view(id, views => views.compare(path, moves)),
  'preparations:game': id => service.game(id),
})

export const guessingHandlers = (service: GuessingService): HandlersOf<typeof guessingRequests> => ({
  'guessing:value': line => service.value(line),
  'guessing:leave': () => service.leave(),
})

export const playHandlers = (service: PlayService): HandlersOf<typeof playRequests> => ({
  'play:move': request => service.move(request),
  'play:cancel': gameId => service.cancel(gameId),
})

export const trainingHandlers = (
  trainer: TrainerService,
  history: TrainingHistoryStore,
): HandlersOf<typeof trainingRequests> => ({
  'training:follow': request => trainer.follow(request),
  'training:leave': () => trainer.leave(),
  'training:history': () => history.current(),
  'training:keep': records => history.keep(records),
  'training:forget': ids => history.forget(ids),
})

export const drillHandlers = (service: DrillService): HandlersOf<typeof drillRequests> => ({
  'drill:state': () => service.carryOut({ kind: 'state' }),
  'drill:restore': number => service.carryOut({ kind: 'restore', number }),
  'drill:withoutBackup': () => service.carryOut({ kind: 'withoutBackup' }),
  'drill:put': deck => service.carryOut({ kind: 'put', deck }),
  'drill:add': deck => service.carryOut({ kind: 'add', deck }),
  'drill:rename': (id, name) => service.carryOut({ kind: 'rename', id, name }),
  'drill:remove': (id, isGone) => service.carryOut({ kind: 'remove', id, isGone }),
  'drill:begin': choice => service.carryOut({ kind: 'begin', choice }),
  'drill:answer': given => service.carryOut({ kind: 'answer', given }),
  'drill:next': () => service.carryOut({ kind: 'next' }),
  'drill:undo': () => service.carryOut({ kind: 'undo' }),
  'drill:suspend': (cardId, isSuspended) => service.carryOut({ kind: 'suspend', cardId, isSuspended }),
  'drill:resume': deckId => service.carryOut({ kind: 'resume', deckId }),
  'drill:end': () => service.carryOut({ kind: 'end' }),
  'drill:judge': move => service.judge(move),
  'drill:leave': () => service.leave(),
})

export const procedureHandlers = (
  store: ProcedureStore,
  drafts: DraftStore,
  files: ProcedureFiles,
): HandlersOf<typeof procedureRequests> => ({
  'procedures:list': () => store.all(),
  'procedures:save': json => store.save(json),
  'procedures:remove': id => store.remove(id),
  'procedures:drafts': () => drafts.all(),
  'procedures:keepDraft': (base, json) => drafts.keep({ base, json }),
  'procedures:dropDraft': base => drafts.drop(base),
  'procedures:export': json => files.export(json),
  'procedures:print': suggestedName => files.print(suggestedName),
})

export const searchHandlers = (search: GameSearch): HandlersOf<typeof searchRequests> => ({
  'search:start': (fileId, query) => search.start(fileId, query),
  'search:cancel': searchId => search.cancel(searchId),
})

export const publishHandlers = (service: PublishService): HandlersOf<typeof publishRequests> => ({
  'publish:save': file => service.save(file),
  'publish:cancel': () => service.cancel(),
})

export const pictureHandlers = (files: PictureFiles): HandlersOf<typeof pictureRequests> => ({
  'pictures:save': picture => files.save(picture),
})

export const selfTestHandlers = (service: SelfTestService): HandlersOf<typeof selfTestRequests> => ({
  'selfTest:start': request => service.start(request),
  'selfTest:cancel': runId => service.cancel(runId),
})
