import { defineStore } from 'pinia'
import { computed, shallowReactive } from 'vue'
import { mainPath } from './practiceEdits'
import { resumedPractice } from './practiceGame'
import { unfinishedPractice } from './unfinishedPractice'
import { usePracticeClocks } from './usePracticeClocks'
import { useDocumentsStore } from '../../openFiles/documents'
import { usePracticeStore } from './practiceStore'

/** A game on the screen that was played here and broken off, in this run or an earlier one. */
export const useUnfinishedPracticeStore = defineStore('unfinishedPractice', () => {
  const documents = useDocumentsStore()
  const practice = usePracticeStore()
  const { kept } = usePracticeClocks()
  const aside = shallowReactive(new Set<string>())

  /** The game as it would be resumed; undefined if the game on the screen is not such a game, or is being played. */
  const game = computed(() => {
    const open = documents.active
    const isOffered = open && !practice.isShown && !aside.has(open.id)
    const told = isOffered ? unfinishedPractice(open.game) : undefined
    return open && told && resumedPractice(open.id, told, kept.value, open.game)
  })

  /** Resumes the game at the end of its main line. */
  const resume = () => {
    const open = documents.active
    if (!open || !game.value) return
    const [side] = game.value.hands
    if (game.value.choice && side) documents.orient(open.id, side)
    documents.go(open.id, mainPath(open.game))
    practice.begin(game.value)
  }

  /** Stops offering to resume the game on the screen. */
  const setAside = () => {
    if (documents.activeId !== undefined) aside.add(documents.activeId)
  }

  return { game, resume, setAside }
})
