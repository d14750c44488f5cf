import type { ActionId } from '@shared/ipc/actionTable'
import { useCommandsStore } from '../../renderer/registry/commandsStore'

/** Lets a test see which actions are asked for, instead of having them carried out. */
export const hearCommands = (hear: (id: ActionId) => void): void => {
  const runs = new Proxy({} as Record<ActionId, () => void>, { get: (_, id) => () => hear(id as ActionId) })
  useCommandsStore().define(runs, () => false)
}
