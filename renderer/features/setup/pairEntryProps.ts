import type { PairEntryHand } from './usePairEntry'

/** The visible state of an entry: who is next, what they may enter, and who has entered, but not what. */
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
