import { computed, watch } from 'vue'
import { scoreText } from '@shared/analysis/scoreText'
import { winningChance } from '@shared/analysis/winningChance'
import { isSetupPly, moveNumberAt } from '@shared/tree/moveNumber'
import type { VariantRules } from '@shared/variants/variant'
import { litSquares } from '@shared/notation/uciSquares'
import { shapesAt } from '@shared/picture/shownShapes'
import type { StageProps } from '../stage/stageProps'
import { useAnalysisStore } from './analysisStore'
import { useEngineLinesStore } from './engineLinesStore'
import { useGameStore } from '../../workbench/game'
import { usePanelsStore } from '../../stores/panels'
import { usePositionStore } from '../../stores/position'
import { spokenScore } from '../../text/spokenScore'
import { useBarShown } from './useBarShown'
import type { ProposedMove } from '@shared/picture/arrows'
import { useSettingsStore } from '../../stores/settings'

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

  /** The engine is off: what it said is from an earlier search. */
  const areFaded = computed(() => {
    const engineId = analysis.lead?.update.engineId
    return !panels.panels.some(panel => panel.engineId === engineId && panel.on)
  })

  return { proposals, areFaded }
}

type Picture = Pick<
  StageProps,
  | 'fen'
  | 'legal'
  | 'lastMove'
  | 'shapes'
  | 'setupMoves'
  | 'withBar'
  | 'evaluation'
  | 'proposals'
  | 'proposalsFaded'
  | 'aside'
  | 'threat'
>

const litAfter = (
  variant: VariantRules | undefined,
  played: Parameters<typeof litSquares>[1] | undefined,
): readonly string[] => (variant && played ? litSquares(variant, played) : [])

/** What the stage shows: the position of the game, or that of an engine's line, and what the engines say of it. */
export const useStagePicture = () => {
  const analysis = useAnalysisStore()
  const engineLines = useEngineLinesStore()
  const game = useGameStore()
  const panels = usePanelsStore()
  const positions = usePositionStore()
  const withBar = useBarShown()
  const { proposals, areFaded } = useProposals()

  const setupMoves = computed(() => game.line.filter(isSetupPly).map(({ san }) => san))

  const asideRequest = computed(() => {
    const { shown, looking } = engineLines
    return shown && looking && { ...looking.place.position, fen: shown.fen }
  })
  watch(asideRequest, asked => asked && positions.ask(asked))

  const asideLegal = computed(() => {
    const answer = asideRequest.value && positions.answerOf(asideRequest.value)
    return answer?.ok && !engineLines.looking?.threat ? answer.value : undefined
  })

  const shapes = computed(() => (game.node && game.variant ? shapesAt(game.node, game.variant.board) : []))

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

  return computed((): Picture => {
    const { shown } = engineLines
    return {
      fen: shown?.fen ?? game.node?.fen ?? '',
      legal: shown ? asideLegal.value : game.legal,
      lastMove: litAfter(game.variant, shown ?? game.node),
      shapes: shown ? [] : shapes.value,
      setupMoves: setupMoves.value,
      withBar: withBar.value,
      evaluation: evaluation.value,
      proposals: proposals.value,
      proposalsFaded: areFaded.value,
      aside: shown !== undefined,
      threat: threat.value,
    }
  })
}
