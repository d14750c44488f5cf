import { computed } from 'vue'
import { scoreText } from '@shared/analysis/scoreText'
import { winningChance } from '@shared/analysis/winningChance'
import { moveNumberAt } from '@shared/tree/moveNumber'
import { stageOfLine } from '../stage/stageOfLine'
import type { StagePosition, StageProps } from '../stage/stageProps'
import { useAnalysisStore } from './analysisStore'
import { useEngineLinesStore } from './engineLinesStore'
import { useGameStore } from '../../workbench/game'
import { usePanelsStore } from '../../stores/panels'
import { spokenScore } from '../../text/spokenScore'
import type { ProposedMove } from '@shared/picture/proposals'
import { useSettingsStore } from '../../stores/settings'

/**
 * Whether the evaluation bar is beside the board. In a practice game nothing is evaluated, and an old value in the bar
 * would look like a hint.
 */
export const useBarShown = () => {
  const analysis = useAnalysisStore()
  const panels = usePanelsStore()
  const settings = useSettingsStore()

  return computed(
    () =>
      settings.settings.evaluationBar &&
      !analysis.isSuspended &&
      (panels.isOn || analysis.lead !== undefined),
  )
}

/** The first moves of an engine's lines, to be drawn on the board. */
const useProposals = () => {
  const analysis = useAnalysisStore()
  const engineLines = useEngineLinesStore()
  const panels = usePanelsStore()
  const settings = useSettingsStore()

  const proposals = computed((): readonly ProposedMove[] => {
    const result = analysis.lead
    if (!result || engineLines.looking || !settings.settings.engineArrows) return []
    const mover = moveNumberAt(result.update.fen).color
    return result.update.lines.flatMap(({ rank, moves }): readonly ProposedMove[] => {
      const first = moves[0]
      return first ? [{ uci: first.uci, kind: first.kind, rank, mover, threat: result.threat }] : []
    })
  })

  /** Whether the leading engine is off, so that its moves are from an earlier search. */
  const areFaded = computed(() => {
    const engineId = analysis.lead?.update.engineId
    return !panels.panels.some(panel => panel.engineId === engineId && panel.on)
  })

  return { proposals, areFaded }
}

type Picture = StagePosition &
  Pick<StageProps, 'isHeld' | 'withBar' | 'evaluation' | 'proposals' | 'proposalsFaded' | 'aside' | 'threat'>

/**
 * What the stage shows: the position of the game or of an engine's line, with the engines' results; undefined without
 * a playable game.
 */
export const useStageView = () => {
  const analysis = useAnalysisStore()
  const engineLines = useEngineLinesStore()
  const game = useGameStore()
  const panels = usePanelsStore()
  const withBar = useBarShown()
  const { proposals, areFaded } = useProposals()

  const ofGame = computed(() => game.request && stageOfLine(game.request, game.line))

  /** The position of the shown line. No move is accepted in a line of a threat. */
  const aside = computed(() => {
    const { shown, looking } = engineLines
    if (!shown || !looking) return undefined
    const position = { ...looking.place.position, fen: shown.fen }
    return { position, last: shown, spoken: '', shapes: [], isThreefold: false, isHeld: looking.threat }
  })

  const score = computed(() => {
    const result = analysis.lead
    return result && !result.threat ? result.update.lines[0]?.score : undefined
  })

  const evaluation = computed(
    () =>
      score.value && {
        chance: winningChance(score.value),
        text: scoreText(score.value),
        spoken: spokenScore(score.value),
      },
  )

  const threat = computed(() => {
    if (!panels.isOn || analysis.isSuspended) return 'none'
    return analysis.threat ? 'on' : 'off'
  })

  return computed(
    (): Picture | undefined =>
      ofGame.value && {
        ...ofGame.value,
        ...aside.value,
        aside: aside.value !== undefined,
        withBar: withBar.value,
        evaluation: evaluation.value,
        proposals: proposals.value,
        proposalsFaded: areFaded.value,
        threat: threat.value,
      },
  )
}
