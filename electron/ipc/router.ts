import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import { REQUEST_NAMES } from '@shared/ipc/contract'
import type { Dispatch } from './dispatch'

/** Our own page, in the window itself, not in a frame inside it. */
const isTrusted = ({ senderFrame }: IpcMainInvokeEvent, origin: string): boolean =>
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
