import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { useDialogsStore } from '../../../stores/dialogs'

/** What is asked about games before something is done with them. */
export type GamesQuestion = 'position' | 'copyToFile' | 'moveToFile'

/** Which games a dialog asks about. */
export const useGamesDialogStore = defineStore('gamesDialog', () => {
  const dialogs = useDialogsStore()
  const question = shallowRef<GamesQuestion>('position')
  /** Places in the list of the current file. */
  const places = shallowRef<readonly number[]>([])

  /** Asks where these games are to go. */
  const ask = (what: GamesQuestion, about: readonly number[]) => {
    if (about.length === 0) return
    question.value = what
    places.value = about
    dialogs.show('games')
  }

  return { question, places, ask }
})
