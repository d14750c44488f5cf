import { contextBridge, ipcRenderer, type IpcRendererEvent, webUtils } from 'electron'
import type { Bridge } from '@shared/ipc/contract'
import { EVENT_NAMES, REQUEST_NAMES } from '@shared/ipc/known'
import { DROPPED_CHANNEL, type DropWindow, reportDrops } from './ipc/drops'

declare const window: DropWindow

/** Only names of the contract are passed on; everything else that a script might ask for does not exist. */
const isKnown = (names: readonly string[], name: string): boolean => names.includes(name)

/** The path of a file according to the system: a script can create files, but none that has a path. */
const pathOf = (file: unknown): string => webUtils.getPathForFile(file as File)

const backrank: Bridge = {
  request: (name, ...args) =>
    isKnown(REQUEST_NAMES, name)
      ? ipcRenderer.invoke(name, ...args)
      : Promise.reject(new Error(`unknown request ${name}`)),
  subscribe: (name, listener) => {
    if (!isKnown(EVENT_NAMES, name)) throw new Error(`unknown event ${name}`)
    const onEvent = (_: IpcRendererEvent, event: Parameters<typeof listener>[0]) => listener(event)
    ipcRenderer.on(name, onEvent)
    return () => void ipcRenderer.off(name, onEvent)
  },
  pathOf,
}

reportDrops(window, pathOf, files => ipcRenderer.send(DROPPED_CHANNEL, files))
contextBridge.exposeInMainWorld('backrank', backrank)
