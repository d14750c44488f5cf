import { computed, type ComputedRef } from 'vue'
import { useBesideStore } from '../../stores/beside'
import { useGuessingStore } from '../guessing/guessingStore'
import { usePracticeStore } from '../practice/practiceStore'

/** Whether two games fill the window: a practice game, and moves that are guessed, want it for themselves. */
export const useBesideShown = (): ComputedRef<boolean> => {
  const beside = useBesideStore()
  const guessing = useGuessingStore()
  const practice = usePracticeStore()
  return computed(() => beside.isShown && !guessing.current && !practice.isShown)
}
