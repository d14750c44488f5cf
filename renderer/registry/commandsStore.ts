import { defineStore } from 'pinia'
import { actionById, type ActionId } from '@shared/ipc/actionTable'
import { shownChord } from '../widgets/chord'
import { useAppStore } from '../stores/app'

type Runs = Readonly<Record<ActionId, () => unknown>>

/** The actions that the user can ask for by key, menu, palette or button: what they do and which keys they have. */
export const useCommandsStore = defineStore('commands', () => {
  const app = useAppStore()
  let runs: Partial<Runs> = {}
  let refuses: (id: ActionId) => boolean = () => false

  /** Says what the actions do, and which of them have to wait at a time; once, at the root. */
  const define = (all: Runs, refused: (id: ActionId) => boolean) => {
    runs = all
    refuses = refused
  }

  /** Carries out an action; a failure reaches the global error handler. */
  const run = (id: ActionId): void => {
    if (!refuses(id)) void runs[id]?.()
  }

  /** The first key of an action as the user reads it; empty if it has none. */
  const keyOf = (id: ActionId): string => {
    const chord = actionById(id).keys[0]
    return chord === undefined ? '' : shownChord(chord, app.platform === 'darwin')
  }

  return { define, run, keyOf }
})
