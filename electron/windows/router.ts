import { ipcMain, type IpcMainEvent, type IpcMainInvokeEvent } from 'electron'
import { REQUEST_NAMES } from '@shared/ipc/known'
import { read } from '@shared/ipc/read'
import { listOf, path } from '@shared/ipc/schemas'
import type { Dispatch } from '../ipc/dispatch'
import { DROPPED_CHANNEL } from '../ipc/drops'

/** The files that were dropped on the window, as the preload reports them. */
const DROPPED_FILES = listOf(path, 1000)

/** Whether an event comes from our own page, in the window itself and not in a frame inside it. */
const isTrusted = ({ senderFrame }: IpcMainInvokeEvent | IpcMainEvent, origin: string): boolean =>
  senderFrame !== null && senderFrame.parent === null && senderFrame.url.startsWith(`${origin}/`)

/**
 * Serves every request of the contract to our own page only.
 *
 * @param origin of the page, e.g. `app://backrank`
 */
export const serveRequests = (dispatch: Dispatch, origin: string): void => {
  for (const name of REQUEST_NAMES) {
    ipcMain.handle(name, (event, ...args: readonly unknown[]) => {
      if (!isTrusted(event, origin)) throw new Error(`${name} refused: not our page`)
      return dispatch(name, args)
    })
  }
}

/**
 * Receives from the preload the files that were dropped on our own page.
 *
 * @param drop called with each file's absolute path, before the page can ask for it
 */
export const receiveDrops = (drop: (file: string) => void, origin: string): void => {
  ipcMain.on(DROPPED_CHANNEL, (event, files: unknown) => {
    const dropped = read(DROPPED_FILES, files)
    if (isTrusted(event, origin) && dropped.ok) dropped.value.forEach(drop)
  })
}
