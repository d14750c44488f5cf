import { computed, shallowRef } from 'vue'
import { centipawns } from '@shared/analysis/score'
import type { Color } from '@shared/board/color'
import { REPORT_RANGES } from '@shared/ipc/known'
import { arrayError } from '@shared/solver/errorModel'
import { OWN_ERRORS } from '@shared/solver/ownErrors'
import { settledArrayNodes } from '@shared/solver/usualNodes'
import { t } from '@shared/i18n/t'
import { playersOf } from '@shared/tree/gameTitle'
import type { Game } from '@shared/tree/game'
import { isPieChosen, pieValueOf, withPieChoice, withPieValue, type PiePoint } from '@shared/tree/pieRule'
import { mainline } from '@shared/tree/tree'
import { bridge } from '../../ipc/client'
import { describeSolverRefusal } from '../../errors/describeSolverRefusal'
import { useDocumentsStore } from '../../openFiles/documents'
import { useEnginesStore } from '../../stores/engines'
import { useNoticesStore } from '../../stores/notices'
import { useSettingsStore } from '../../stores/settings'
import { pieMoves } from './practiceEdits'
import { usePracticeStore } from './practiceStore'
import { tableTerms } from './tableTags'

/** The choice of a side in the game on the screen, and the adviser's verdict. */
export const usePieRule = () => {
  const documents = useDocumentsStore()
  const engines = useEnginesStore()
  const notices = useNoticesStore()
  const practice = usePracticeStore()
  const settings = useSettingsStore()
  const isAsking = shallowRef(false)
  const game = computed(() => documents.active?.game)

  /** The player who chooses takes a side; until then this player has Black in the tags. */
  const chooseSide = (side: Color) => {
    const open = documents.active
    if (!open || !practice.isPieDue) return
    const { white, black } = playersOf(open.game)
    const chosen = withPieChoice(open.game, black || 'Black', white || 'White', side)
    documents.edit(open.id, { name: t('practice.table.pieEdit'), game: chosen })
    practice.goOn()
    void advise()
  }

  /** The adviser's verdict on the game on the screen, in centipawns for White. */
  const pieValue = computed(() => pieValueOf(game.value?.tags ?? []))

  const point = computed((): PiePoint => tableTerms(game.value?.tags ?? []).pie ?? 'move')
  const arrayNodes = computed(() => settledArrayNodes(settings.settings.solver))

  /**
   * The adviser's error in centipawns: nine times out of ten a far deeper search is within it. A throw is as certain
   * as one of its arrays.
   */
  const pieError = computed(() =>
    arrayError(OWN_ERRORS, point.value === 'throw' ? arrayNodes.value : REPORT_RANGES.nodes.usual),
  )

  /** Whether the adviser can be asked: a side was chosen or has to be. */
  const canAdvise = computed(
    () =>
      pieValue.value === undefined &&
      game.value !== undefined &&
      (practice.isPieDue || isPieChosen(game.value.tags)),
  )

  /**
   * The value of a throw, by all arrays that can arise from it, in centipawns for White; undefined if it is not
   * solved.
   */
  const askAboutThrow = async ({ variant, options, root, tags }: Game): Promise<number | undefined> => {
    const engineId = engines.builtIn?.profile.id
    if (engineId === undefined) return undefined
    const answer = await bridge().request('solver:price', {
      ...{ variant, options, startFen: root.fen, moves: [] },
      ...{ engineId, reading: tableTerms(tags).lastPair, nodes: arrayNodes.value },
    })
    if (!answer.ok) notices.report(describeSolverRefusal(answer.error))
    return answer.ok ? answer.value?.setup.value : undefined
  }

  /**
   * The value of the position in which the side was chosen, in centipawns for White; undefined if it is not searched.
   */
  const askAboutPosition = async ({ variant, options, root }: Game): Promise<number | undefined> => {
    const moves = pieMoves(mainline(root), point.value).map(({ uci }) => uci)
    const answer = await bridge().request('guessing:value', { variant, options, startFen: root.fen, moves })
    return answer.ok && answer.value?.kind === 'searched' ? centipawns(answer.value.score) : undefined
  }

  /** Asks for the value of the throw or position in which the side was chosen, and records it in the game. */
  const advise = async () => {
    const open = documents.active
    if (!open || !canAdvise.value || isAsking.value) return
    isAsking.value = true
    try {
      const value = await (point.value === 'throw' ? askAboutThrow(open.game) : askAboutPosition(open.game))
      const now = documents.documentById(open.id)
      if (value === undefined || !now) return
      const game = withPieValue(now.game, value)
      documents.edit(now.id, { name: t('practice.table.adviserEdit'), game })
    } finally {
      isAsking.value = false
    }
  }

  return { chooseSide, pieValue, pieError, canAdvise, isAsking, advise }
}
