import { computed, shallowRef, watch } from 'vue'
import type { PlayedMove, PositionRequest } from '@shared/ipc/contract'
import { usePositionStore } from '../../stores/position'

/** A line of moves from a position and the current place in it. */
interface Walk {
  readonly line: readonly PlayedMove[]
  readonly ply: number
  /** The line differs from the example's because the user has made a move. */
  readonly isOwn: boolean
}

const playThrough = async (
  start: PositionRequest,
  moves: readonly string[],
  play: ReturnType<typeof usePositionStore>['play'],
): Promise<readonly PlayedMove[]> => {
  const line: PlayedMove[] = []
  for (const uci of moves) {
    const played = await play({ ...start, fen: line.at(-1)?.fen ?? start.fen }, uci)
    if (!played.ok) break
    line.push(played.value)
  }
  return line
}

/** Steps through the moves of an example, which the rules play; the user can leave it anywhere by a move. */
export const useExample = (start: () => PositionRequest, moves: () => readonly string[]) => {
  const { play } = usePositionStore()
  const walk = shallowRef<Walk>({ line: [], ply: 0, isOwn: false })

  const restart = async () => {
    const request = start()
    const line = await playThrough(request, moves(), play)
    if (request.fen === start().fen) walk.value = { line, ply: 0, isOwn: false }
  }
  watch(() => start().fen, restart, { immediate: true })

  const line = computed(() => walk.value.line)
  const ply = computed(() => walk.value.ply)
  const isOwn = computed(() => walk.value.isOwn)
  const last = computed(() => line.value[ply.value - 1])
  const request = computed<PositionRequest>(() => ({ ...start(), fen: last.value?.fen ?? start().fen }))

  const goTo = (to: number) => {
    walk.value = { ...walk.value, ply: Math.max(0, Math.min(to, line.value.length)) }
  }

  /** Plays a move at the current place: the next one of the line, or one that leaves the line. */
  const playHere = async (uci: string) => {
    if (line.value[ply.value]?.uci === uci) {
      goTo(ply.value + 1)
      return
    }
    const before = walk.value
    const played = await play(request.value, uci)
    if (!played.ok || walk.value !== before) return
    const kept = before.line.slice(0, before.ply)
    walk.value = { line: [...kept, played.value], ply: before.ply + 1, isOwn: true }
  }

  return { line, ply, isOwn, last, request, goTo, playHere, restart }
}
