import { defineStore } from 'pinia'
import { computed, shallowReactive, shallowRef, watch } from 'vue'
import type { EngineFault, FoundPositions } from '@shared/ipc/contract'
import type { Sentences } from '@shared/report/gameAnnotation'
import type { Valued } from '@shared/report/examined'
import { type GameFindings, type ReportedMove, reportMoves } from '@shared/report/gameReport'
import { turningPoints } from '@shared/report/turningPoints'
import type { Game } from '@shared/tree/game'
import { putNewest } from '@shared/putNewest'
import { bridge } from '../../ipc/client'
import { useGameStore } from '../../workbench/game'
import { useSettingsStore } from '../../stores/settings'
import { usePlayedSetupStore } from '../solver/playedSetupStore'
import { useReportJudge } from './reportJudge'
import { writtenReport } from './writtenReport'
import {
  emptyReport,
  type GameReport,
  lineKey,
  type ReportEffort,
  type ReportLine,
  reportLineOf,
  reportOfPrefix,
  withFound,
} from './gameReport'
import { wordsText } from '@shared/report/words/wordsText'
import { variantById } from '@shared/variants'

/** Asks for the sentences about the moves of a line; none if it has no report. */
const useLineWords = (reportOn: (about: ReportLine) => GameReport | undefined) => {
  const settings = useSettingsStore()

  return async (about: ReportLine): Promise<Sentences> => {
    const known = reportOn(about)
    if (!known) return new Map()
    const variant = variantById(about.variant)
    const request = { ...about, ...known.effort }
    const answer = await bridge().request('report:words', request, { ...settings.settings.judgmentPoints })
    if (!answer.ok) return new Map()
    return new Map(answer.value.map(([ply, remarks]) => [ply, wordsText(remarks, variant)]))
  }
}

/** The most reports kept in the window; all others are on the disk. */
const MAX_REPORTS = 30

/** How long the moves of an edited game must stay unchanged before it is looked up, in milliseconds. */
const REST_MS = 250

/** The reports on games, and the result for the game on the screen. */
export const useReportStore = defineStore('report', () => {
  const game = useGameStore()
  const played = usePlayedSetupStore()
  const settings = useSettingsStore()

  const reports = shallowReactive(new Map<string, GameReport>())

  /** How often the user has asked for a report on the open game; it is shown each time. */
  const asked = shallowRef(0)
  const show = () => asked.value++

  const keep = (key: string, report: GameReport) => putNewest(reports, key, report, MAX_REPORTS)

  const { effort, effortBy, judgedByOf } = useReportJudge()

  /** The main line of the current game. */
  const line = computed(() => (game.game ? reportLineOf(game.game) : undefined))
  const key = computed(() => line.value && lineKey(line.value))
  const report = computed(() => (key.value === undefined ? undefined : reports.get(key.value)))

  /** The values of the turns of its setup, which engines find elsewhere. */
  const setup = computed(() => (played.isMain ? played.played?.setup : undefined))

  /** The engine that made the report. */
  const judgedBy = computed(() => report.value && judgedByOf(report.value))
  /** Whether a longer search would no longer change the values of its setup. */
  const isSetupPriced = computed(() => setup.value !== undefined && played.played!.isSettled)
  const isSetupProvisional = computed(() => setup.value !== undefined && !isSetupPriced.value)

  const findings = computed((): GameFindings => ({
    examined: report.value?.examined ?? new Map(),
    ...(setup.value && { setup: setup.value }),
    ...(judgedBy.value && { judgedBy: judgedBy.value }),
  }))
  /** What the moves of a game gave away, judged by the thresholds of the settings. */
  const movesOf = (open: Game, found: GameFindings) =>
    reportMoves(open, found, settings.settings.judgmentPoints, settings.settings.setupGlyphs)

  /** The report that is written in the game itself, if there is no other. */
  const written = computed(() =>
    game.game && line.value && !report.value?.examined.size ? writtenReport(game.game) : undefined,
  )
  /** The value of a position of the main line, by plies. */
  const valueAt = (ply: number): Valued | undefined =>
    written.value ? written.value.values.get(ply) : findings.value.examined.get(ply)

  const moves = computed((): readonly ReportedMove[] => {
    if (written.value) return written.value.moves
    return game.game && report.value ? movesOf(game.game, findings.value) : []
  })
  /** Whether all mistakes and blunders are turning points, not only the gravest. */
  const showsAllPoints = shallowRef(false)
  const points = computed(() => turningPoints(moves.value, showsAllPoints.value ? Infinity : undefined))

  /** Begins or continues a report: results of other engines no longer count. */
  const begin = (about: ReportLine, by: ReportEffort) => {
    const before = reports.get(lineKey(about))
    const goesOn = before && JSON.stringify(before.effort) === JSON.stringify(by)
    const examined = goesOn ? before.examined : new Map()
    keep(lineKey(about), { ...emptyReport(about, by), examined })
    void played.ask()
  }

  const change = (about: ReportLine, to: (report: GameReport) => GameReport) => {
    const before = reports.get(lineKey(about))
    const after = before && to(before)
    if (after && after !== before) keep(lineKey(about), after)
  }

  /** @param engineId the engine: results of others no longer count */
  const learn = (about: ReportLine, engineId: string, found: FoundPositions) => {
    const before = reports.get(lineKey(about))?.effort
    if (before && before.engineId !== engineId) begin(about, effortBy(before, engineId))
    change(about, before => withFound(before, found))
  }

  const complete = (about: ReportLine) => change(about, before => ({ ...before, isComplete: true }))

  const refuse = (about: ReportLine, fault: EngineFault) => change(about, before => ({ ...before, fault }))

  /** Counts remembered positions that the window had not seen yet. */
  const countRemembered = (about: ReportLine, remembered: number) =>
    change(about, before => (before.remembered === remembered ? before : { ...before, remembered }))

  /** The number of positions of a game that are known. */
  const sizeOf = (about: ReportLine): number => reports.get(lineKey(about))?.examined.size ?? 0

  /** Looks up results of earlier searches, unless there are results here. */
  const look = async (about: ReportLine, by: ReportEffort) => {
    const isKnown = () => reports.get(lineKey(about)) !== undefined && !reports.get(lineKey(about))!.isCarried
    if (isKnown()) return
    const answer = await bridge().request('report:look', { ...about, ...by })
    // The reason for a refusal is shown only when the user asks for a report.
    if (!answer.ok || answer.value.found.length === 0) return
    void played.ask()
    if (isKnown()) return
    const { engineId, found, isComplete } = answer.value
    keep(lineKey(about), { ...withFound(emptyReport(about, effortBy(by, engineId)), found), isComplete })
  }

  const wordsAbout = useLineWords(about => reports.get(lineKey(about)))

  /** The sentences about the current game. */
  const askForWords = async (): Promise<Sentences> => (line.value ? wordsAbout(line.value) : new Map())

  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    [key, () => JSON.stringify(effort.value)] as const,
    ([next], [before]) => {
      clearTimeout(timer)
      const [about, by] = [line.value, effort.value]
      if (next === undefined || !about || !by) return
      const last = before === undefined ? undefined : reports.get(before)
      const carried = last && !reports.has(next) ? reportOfPrefix(last, about) : undefined
      if (carried) keep(next, carried)
      timer = setTimeout(() => void look(about, by), REST_MS)
    },
    { immediate: true },
  )

  return {
    asked,
    show,
    askForWords,
    wordsAbout,
    movesOf,
    reports,
    effort,
    line,
    key,
    report,
    isSetupPriced,
    isSetupProvisional,
    findings,
    /** Whether there is anything to write as annotations. */
    canAnnotate: computed(() => written.value === undefined && moves.value.length > 0),
    written,
    valueAt,
    moves,
    showsAllPoints,
    points,
    begin,
    learn,
    complete,
    refuse,
    countRemembered,
    sizeOf,
  }
})
