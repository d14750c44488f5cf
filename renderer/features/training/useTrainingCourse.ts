import { opposite, type Color } from '@shared/board/color'
import type { PlayedMove } from '@shared/ipc/contract'
import type { PlayRequest } from '@shared/ipc/play'
import { bridge } from '../../ipc/client'
import { useEnginesStore } from '../../stores/engines'
import { useSettingsStore } from '../../stores/settings'
import { enginePartner } from '../practice/enginePartner'
import { draftOf, movesOf, type Training } from './training'
import type { TrainingState } from './useTrainingState'

/** The request for the engine's placement. */
const requestOf = (current: Training): PlayRequest => {
  const { id: gameId, variant, options, startFen, level, reading } = current
  const moves = movesOf(current)
  return { gameId, variant, options, startFen, moves, level, ...(reading && { reading }) }
}

/** Carries a training from ply to ply: each ply is saved and valued, and the engine places on its turns. */
export const useTrainingCourse = (state: TrainingState) => {
  const { training, update, refusal, failure, orientation, turn, isPairHidden } = state
  const engines = useEnginesStore()
  const settings = useSettingsStore()
  const partner = enginePartner()

  /** Has the placements so far valued. */
  const follow = async () => {
    const current = training.value
    if (!current) return
    failure.value = undefined
    const { id, variant, options, startFen, engineId: chosen, nodes, reading } = current
    // Our engine values the arrays if no other is chosen, or the chosen one is gone.
    const engine = engines.engineOf(chosen) ?? engines.builtIn
    const line = { variant, options, startFen, moves: movesOf(current), ...(reading && { reading }) }
    const engineId = engine?.profile.id ?? chosen
    const answer = await bridge().request('training:follow', { id, ...line, engineId, nodes })
    if (!answer.ok && training.value === current) failure.value = answer.error
  }

  const keepDraft = () => settings.update({ training: training.value ? draftOf(training.value) : null })

  /** Adds turns: several at once for the last pairs, neither of which is known before both are. */
  const append = async (to: Training, ...moves: readonly PlayedMove[]) => {
    if (training.value !== to) return
    training.value = { ...to, turns: [...to.turns, ...moves] }
    await Promise.all([keepDraft(), follow(), answer()])
  }

  /** The engine's last pair, in UCI, chosen before it sees the other side's; undefined if it is no longer wanted. */
  const commitPair = async (side: Color): Promise<string | undefined> => {
    const current = training.value
    if (!current) return undefined
    refusal.value = undefined
    const found = await partner.move({ ...requestOf(current), pairOf: side })
    if (found?.ok === false && training.value === current) refusal.value = found.error
    return found?.ok ? found.value.uci : undefined
  }

  /** Lets the engine place if it is its turn. */
  const answer = async () => {
    const current = training.value
    refusal.value = undefined
    if (!current || isPairHidden.value || turn.value !== opposite(current.human)) return
    const found = await partner.move(requestOf(current))
    if (!found) return
    if (found.ok) await append(current, found.value)
    else if (training.value === current) refusal.value = found.error
  }

  const show = async (next: Training | undefined) => {
    partner.cancel()
    training.value = next
    update.value = undefined
    failure.value = undefined
    if (next) orientation.value = next.human
    await Promise.all([keepDraft(), next ? follow() : bridge().request('training:leave'), answer()])
  }

  return { partner, follow, keepDraft, append, commitPair, answer, show }
}
