import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { shortened } from '@shared/cutText'
import { t } from '@shared/i18n/t'
import type { PlayedSetup } from '@shared/ipc/contract'
import { MAX_NOTIFICATION_LENGTH } from '@shared/ipc/known'
import type { GameFindings, ReportedMove } from '@shared/report/gameReport'
import { type EffortChoice, presetArrayNodes } from '@shared/report/presets'
import { turningPoints } from '@shared/report/turningPoints'
import { titleOf } from '@shared/tree/gameTitle'
import { setupMoves } from '@shared/tree/setupPlies'
import { mainline } from '@shared/tree/tree'
import type { GameEdit } from '../../edits/gameEdit'
import { bridge } from '../../ipc/client'
import type { GameDocument } from '../../openFiles/document'
import { useDocumentsStore } from '../../openFiles/documents'
import { useCommandsStore } from '../../registry/commandsStore'
import { isAttended } from '../../stores/attention'
import { type NoticeAction, useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'
import { useAnnotatingStore } from '../../workbench/annotating'
import { useAnnotationStore } from '../solver/annotationStore'
import { useSolverStore } from '../solver/solverStore'
import { expectedSetupNodes } from './chosenEffort'
import { lineKey, type ReportLine, reportLineOf } from './gameReport'
import { useReportJudge } from './reportJudge'
import { useReportQueueStore } from './reportQueueStore'
import { useReportStore } from './reportStore'
import type { RequestEnd } from './requestedReports'

/** How deeply the setup of a game is searched beside its report. */
const setupEfforts = () => {
  const documents = useDocumentsStore()
  const reports = useReportStore()
  const solver = useSolverStore()

  /**
   * The setup search of a game for an effort; a setup that is already settled with more nodes is not searched again.
   */
  const setupSearchOf = ({ id, game }: GameDocument, choice: EffortChoice) => {
    const now = solver.nodesFor({ variant: game.variant, options: game.options, startFen: game.root.fen })
    const wanted = presetArrayNodes(choice, Math.max(solver.settledNodes, now))
    const isSettled = documents.activeId === id && reports.isSetupPriced
    const nodes = isSettled ? Math.max(now, wanted) : wanted
    return { nodes, isDone: isSettled && nodes === now }
  }

  /** The nodes of our engine that the setup of a game is expected to take for an effort. */
  const setupNodesFor = (document: GameDocument, choice: EffortChoice): number => {
    const { nodes, isDone } = setupSearchOf(document, choice)
    return isDone || setupMoves(document.game.root).length === 0 ? 0 : expectedSetupNodes(nodes)
  }
  return { setupSearchOf, setupNodesFor }
}

/**
 * Analyzes a game at the press of one button: reports on its moves and prices its setup side by side, asks for words,
 * and writes everything into the game as one edit.
 */
export const useAnalyzeStore = defineStore('analyze', () => {
  const annotating = useAnnotatingStore()
  const commands = useCommandsStore()
  const documents = useDocumentsStore()
  const { judgedByOf } = useReportJudge()
  const notices = useNoticesStore()
  const pricing = useAnnotationStore()
  const queue = useReportQueueStore()
  const reports = useReportStore()
  const settings = useSettingsStore()
  const { setupSearchOf, setupNodesFor } = setupEfforts()

  /** Ids of the games that are being analyzed. */
  const running = shallowRef<ReadonlySet<string>>(new Set())

  const reported = (document: GameDocument): Promise<RequestEnd> =>
    new Promise(resolve => {
      const setupNodes = setupNodesFor(document, settings.settings.report.preset)
      void queue.start([{ kind: 'tab', documentId: document.id }], resolve, setupNodes)
    })

  /** Setups are priced one at a time. */
  let lastPricing: Promise<unknown> = Promise.resolve()
  const priced = (document: GameDocument, isWanted: () => boolean): Promise<PlayedSetup | undefined> => {
    if (setupMoves(document.game.root).length === 0) return Promise.resolve(undefined)
    const { nodes } = setupSearchOf(document, settings.settings.report.preset)
    const answer = lastPricing.then(() => (isWanted() ? pricing.priceIn(document, nodes) : undefined))
    lastPricing = answer.catch(() => undefined)
    return answer
  }

  /** The report and the values of the setup; undefined if the report was cancelled, which also cancels the setup. */
  const search = async (document: GameDocument) => {
    let isWanted = true
    const report = reported(document)
    const setup = priced(document, () => isWanted)
    const end = await report
    if (end === 'stopped') {
      isWanted = false
      if (pricing.running?.documentId === document.id) await pricing.cancel()
      await setup
      return undefined
    }
    return { setup: await setup }
  }

  /** Goes to the first turning point: the position before it, with the played and the better move. */
  const goToFirstPoint = ({ id, game }: GameDocument, moves: readonly ReportedMove[]) => {
    const [first] = turningPoints(moves)
    const ids = mainline(game.root).map(node => node.id)
    if (first) documents.go(id, ids.slice(1, first.ply))
  }

  const nextStep = (document: GameDocument): NoticeAction =>
    documents.activeId === document.id
      ? { label: t('report.analyze.publish'), run: () => commands.run('publish') }
      : {
          label: t('report.queue.show'),
          run: () => {
            documents.activate(document.id)
            reports.show()
          },
        }

  const write = async (before: GameDocument, about: ReportLine, setup: PlayedSetup | undefined) => {
    const { reportNotes: choices, setupGlyphs: glyphs } = settings.settings
    const sentences = choices.words ? await reports.wordsAbout(about) : new Map<number, string>()
    const [open, report] = [documents.documentById(before.id), reports.reports.get(lineKey(about))]
    // Its tab was closed.
    if (!open || !report) return
    if (lineKey(reportLineOf(open.game)) !== lineKey(about)) {
      notices.tell('note', t('report.analyze.changed'))
      return
    }
    const judgedBy = judgedByOf(report)
    const findings: GameFindings = {
      examined: report.examined,
      ...(setup && { setup: setup.setup }),
      ...(judgedBy && { judgedBy }),
    }
    const moves = reports.movesOf(open.game, findings)
    const edit: GameEdit = { kind: 'annotateReport', moves, findings, choices, sentences, glyphs }
    const done =
      documents.activeId === open.id
        ? t('report.analyze.done')
        : t('report.analyze.doneIn', { game: titleOf(open.game) })
    annotating.write(open.id, edit, { done, same: t('report.analyze.same'), next: nextStep(open) })
    // If the user has moved on in the game meanwhile, the position stays.
    if (open.path.join(' ') === before.path.join(' ')) goToFirstPoint(open, moves)
    if (!isAttended()) void bridge().request('window:notify', shortened(done, MAX_NOTIFICATION_LENGTH))
  }

  const change = (to: (ids: Set<string>) => unknown) => {
    const ids = new Set(running.value)
    to(ids)
    running.value = ids
  }

  /** Analyzes a game with the current settings, unless it is being analyzed already. */
  const start = async (document: GameDocument) => {
    if (running.value.has(document.id)) return
    const about = reportLineOf(document.game)
    change(ids => ids.add(document.id))
    try {
      // The game consists of a setup only.
      if (about.moves.length === about.setup) {
        await pricing.annotate()
        return
      }
      const found = await search(document)
      if (found) await write(document, about, found.setup)
    } finally {
      change(ids => ids.delete(document.id))
    }
  }

  return { running, setupSearchOf, setupNodesFor, start }
})
