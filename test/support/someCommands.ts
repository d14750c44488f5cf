import type { ActionId } from '@shared/ipc/actionTable'
import { useCommandsStore } from '../../renderer/registry/commandsStore'

/** Tells a test which actions are requested, instead of running them. */
export const hearCommands = (hear: (id: ActionId) => void): void => {
  const runs = new Proxy({} as Record<ActionId, () => void>, { get: (_, id) => () => hear(id as ActionId) })
  useCommandsStore().define(runs, () => false)
}
