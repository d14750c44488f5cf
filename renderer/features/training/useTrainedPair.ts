import { usePairEntry } from '../setup/usePairEntry'
import type { useTrainingCourse } from './useTrainingCourse'
import type { TrainingState } from './useTrainingState'

/** The last pairs of a training, where neither side is to see the other's. */
export const useTrainedPair = (
  { training, position, isPairHidden }: TrainingState,
  { commitPair, append }: Pick<ReturnType<typeof useTrainingCourse>, 'commitPair' | 'append'>,
) =>
  usePairEntry({
    at: () => (isPairHidden.value ? position.value : undefined),
    hands: () => (training.value ? [training.value.human] : []),
    commit: commitPair,
    reveal: ([white, black]) => {
      if (training.value && white && black) void append(training.value, white, black)
    },
  })
