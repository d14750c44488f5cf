import { computed, shallowRef } from 'vue'
import { centipawns } from '@shared/analysis/score'
import type { Color } from '@shared/board/color'
import { REPORT_RANGES } from '@shared/ipc/known'
import { arrayError } from '@shared/solver/errorModel'
import { OWN_ERRORS } from '@shared/solver/ownErrors'
import { t } from '@shared/i18n/t'
import { playersOf } from '@shared/tree/gameTitle'
import { isPieChosen, pieValueOf, withPieChoice, withPieValue } from '@shared/tree/pieRule'
import { mainline } from '@shared/tree/tree'
import { bridge } from '../../ipc/client'
import { useDocumentsStore } from '../../openFiles/documents'
import { pieMoves } from './practiceEdits'
import { usePracticeStore } from './practiceStore'
import { tableTerms } from './tableTags'

/** The adviser's error in centipawns: nine times out of ten a far deeper search is within it. */
const PIE_ERROR = arrayError(OWN_ERRORS, REPORT_RANGES.nodes.usual)

/** The side that a player chooses in the game on the screen, and what the adviser says of it. */
export const usePieRule = () => {
  const documents = useDocumentsStore()
  const practice = usePracticeStore()
  const isAsking = shallowRef(false)
  const game = computed(() => documents.active?.game)

  /** The player who chooses, who has Black in the tags until then, takes a side. */
  const chooseSide = (side: Color) => {
    const open = documents.active
    if (!open || !practice.isPieDue) return
    const { white, black } = playersOf(open.game)
    const chosen = withPieChoice(open.game, black || 'Black', white || 'White', side)
    documents.edit(open.id, { name: t('practice.table.pieEdit'), game: chosen })
    practice.goOn()
    void advise()
  }

  /** What the adviser said of the game on the screen, in centipawns for White. */
  const pieValue = computed(() => pieValueOf(game.value?.tags ?? []))

  /** The adviser can be asked: a side was chosen or is to be, after the setup. */
  const canAdvise = computed(
    () =>
      pieValue.value === undefined &&
      game.value !== undefined &&
      (practice.isPieDue || isPieChosen(game.value.tags)) &&
      tableTerms(game.value.tags).pie !== 'throw',
  )

  /** Asks what the position was worth in which the side was chosen, and keeps it in the game. */
  const advise = async () => {
    const open = documents.active
    if (!open || !canAdvise.value || isAsking.value) return
    isAsking.value = true
    try {
      const { variant, options, root } = open.game
      const pie = tableTerms(open.game.tags).pie ?? 'move'
      const moves = pieMoves(mainline(root), pie).map(({ uci }) => uci)
      const answer = await bridge().request('guessing:value', { variant, options, startFen: root.fen, moves })
      const now = documents.documentById(open.id)
      if (!answer.ok || answer.value?.kind !== 'searched' || !now) return
      const game = withPieValue(now.game, centipawns(answer.value.score))
      documents.edit(now.id, { name: t('practice.table.adviserEdit'), game })
    } finally {
      isAsking.value = false
    }
  }

  return { chooseSide, pieValue, pieError: PIE_ERROR, canAdvise, isAsking, advise }
}
