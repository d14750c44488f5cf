import { defineStore } from 'pinia'
import { actionById, type ActionId } from '@shared/ipc/actionTable'
import { shownChord } from '../widgets/chord'
import { useAppStore } from '../stores/app'

type Runs = Readonly<Record<ActionId, () => unknown>>

/** The actions that the user can invoke by key, menu, palette or button: what they do, and their keys. */
export const useCommandsStore = defineStore('commands', () => {
  const app = useAppStore()
  let runs: Partial<Runs> = {}
  let refuses: (id: ActionId) => boolean = () => false

  /** Sets what the actions do, and which of them are refused at the moment; called once, at the root. */
  const define = (all: Runs, refused: (id: ActionId) => boolean) => {
    runs = all
    refuses = refused
  }

  /** Runs an action; errors reach the global error handler. */
  const run = (id: ActionId): void => {
    if (!refuses(id)) void runs[id]?.()
  }

  /** The first key of an action as shown to the user; empty if it has none. */
  const keyOf = (id: ActionId): string => {
    const chord = actionById(id).keys[0]
    return chord === undefined ? '' : shownChord(chord, app.platform === 'darwin')
  }

  return { define, run, keyOf }
})
