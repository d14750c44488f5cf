import { computed, shallowRef, watch } from 'vue'
import { type ByColor, type Color, COLORS } from '@shared/board/color'
import { t } from '@shared/i18n/t'
import type { PlayedMove, PositionRequest } from '@shared/ipc/contract'
import { describeError } from '../../errors/describeError'
import { bridge } from '../../ipc/client'
import { useNoticesStore } from '../../stores/notices'
import { usePositionStore } from '../../stores/position'

/** The visible state of an entry: who is next, which pairs they can enter, and who has entered, but not what. */
export const pairEntryProps = ({
  entry,
  turn,
  isByKeys,
}: Pick<PairEntryHand, 'entry' | 'turn' | 'isByKeys'>) => ({
  turn: turn.value,
  entered: {
    white: entry.value?.entered.white !== undefined,
    black: entry.value?.entered.black !== undefined,
  },
  allPairs: entry.value?.pairs,
  pairs: entry.value && turn.value ? entry.value.pairs[turn.value] : [],
  isByKeys: isByKeys.value,
})

/** The last pairs of both sides while they are entered in secret. Replaced, never changed. */
export interface PairEntry {
  /** The legal pairs of each side in UCI, in the order of their keys. */
  readonly pairs: ByColor<readonly string[]>
  /** What each side has entered; hidden until both have. */
  readonly entered: Partial<ByColor<string>>
}

/** An entry in which nothing is entered yet. */
export const freshEntry = (pairs: ByColor<readonly string[]>): PairEntry => ({ pairs, entered: {} })

/** The side whose turn it is to enter: White first; undefined once all sides in `hands` have. */
export const enteringSide = ({ entered }: PairEntry, hands: readonly Color[]): Color | undefined =>
  COLORS.find(color => hands.includes(color) && entered[color] === undefined)

/**
 * The entry after a side has entered a pair; unchanged if the pair is not one of its pairs, or if the side has
 * entered before.
 */
export const withEntered = (entry: PairEntry, side: Color, uci: string): PairEntry =>
  entry.pairs[side].includes(uci) && entry.entered[side] === undefined
    ? { ...entry, entered: { ...entry.entered, [side]: uci } }
    : entry

/** The entry without the pairs of the sides in `hands`, which enter again. */
export const withoutEntered = (entry: PairEntry, hands: readonly Color[]): PairEntry => {
  const kept = COLORS.filter(color => !hands.includes(color) && entry.entered[color] !== undefined)
  return { ...entry, entered: Object.fromEntries(kept.map(color => [color, entry.entered[color]!])) }
}

/** Both pairs, White's first; undefined before both are entered. */
export const bothPairs = ({ entered }: PairEntry): readonly [string, string] | undefined =>
  entered.white !== undefined && entered.black !== undefined ? [entered.white, entered.black] : undefined

/** The setting in which last pairs are entered in secret and revealed. */
interface PairHost {
  /** The position before the last pairs, while they have to be entered there. */
  readonly at: () => PositionRequest | undefined
  /** The sides for which people enter. */
  readonly hands: () => readonly Color[]
  /** The engine's pair, in UCI, chosen before it sees the other side's; undefined if it is no longer wanted. */
  readonly commit: (side: Color) => Promise<string | undefined>
  /** Receives both pairs, White's first. */
  readonly reveal: (pairs: readonly PlayedMove[]) => void
  /** Called when a person has entered and the other side is next. */
  readonly passed?: (next: Color) => void
}

const nameOf = ({ variant, options, fen }: PositionRequest): string => JSON.stringify([variant, options, fen])

/** The legal pairs of both sides. Black's do not depend on White's pair, so they are asked for after any of White's. */
const pairsAt = async (
  positions: ReturnType<typeof usePositionStore>,
  request: PositionRequest,
): Promise<ByColor<readonly string[]> | undefined> => {
  const white = await positions.ask(request)
  const [first] = white.ok ? white.value.moves : []
  if (!white.ok || !first) return undefined
  const behind = await positions.play(request, first.uci)
  if (!behind.ok) return undefined
  const black = await positions.ask({ ...request, fen: behind.value.fen })
  if (!black.ok) return undefined
  return {
    white: white.value.moves.map(({ uci }) => uci).toSorted(),
    black: black.value.moves.map(({ uci }) => uci).toSorted(),
  }
}

/**
 * Secret entry of the last pairs. Entries are kept only in this window's memory: no file, list, title or log has them
 * before both are in.
 */
export const usePairEntry = ({ at, hands, commit, reveal, passed }: PairHost) => {
  const positions = usePositionStore()
  const notices = useNoticesStore()
  const entry = shallowRef<PairEntry>()
  /** Whether the cards are blank because keys are read from a printed list. */
  const isByKeys = shallowRef(false)

  const place = computed(() => {
    const request = at()
    return request && nameOf(request)
  })
  const turn = computed(() => entry.value && enteringSide(entry.value, hands()))

  const put = async (side: Color, uci: string) => {
    const request = at()
    if (!entry.value || !request) return
    entry.value = withEntered(entry.value, side, uci)
    const both = bothPairs(entry.value)
    if (!both) return
    const played = await bridge().request('rules:line', request, both)
    if (place.value !== nameOf(request)) return
    entry.value = undefined
    if (played.ok) reveal(played.value)
    else notices.report(describeError(played.error))
  }

  const commitFor = async (side: Color, where: string) => {
    const uci = await commit(side)
    if (uci !== undefined && place.value === where) await put(side, uci)
  }

  /** Begins anew. */
  const begin = async () => {
    entry.value = undefined
    const request = at()
    const where = place.value
    if (!request || where === undefined) return
    const pairs = await pairsAt(positions, request)
    if (place.value !== where || !pairs) return
    entry.value = freshEntry(pairs)
    const others = (['white', 'black'] as const).filter(side => !hands().includes(side))
    await Promise.all(others.map(side => commitFor(side, where)))
  }

  const isBrokenOff = () => entry.value !== undefined && hands().some(side => entry.value?.entered[side])

  watch(
    place,
    () => {
      if (isBrokenOff()) notices.tell('note', t('setup.hidden.brokenOff'))
      void begin()
    },
    { immediate: true },
  )

  /** Enters the pair of a key, counted from 1, for the side whose turn it is. */
  const enter = (key: number) => {
    const side = turn.value
    const uci = side && entry.value?.pairs[side][key - 1]
    if (!side || uci === undefined) return
    if (hands().length > 1 && side === 'white') passed?.('black')
    void put(side, uci)
  }

  /** Lets people enter their pairs again. */
  const again = () => {
    if (!entry.value || !isBrokenOff()) return
    entry.value = withoutEntered(entry.value, hands())
    passed?.('white')
  }

  return { entry, turn, isByKeys, enter, again, restart: begin }
}

export type PairEntryHand = ReturnType<typeof usePairEntry>
