import { contextBridge, ipcRenderer, type IpcRendererEvent, webUtils } from 'electron'
import type { Bridge } from '@shared/ipc/contract'
import { EVENT_NAMES, REQUEST_NAMES } from '@shared/ipc/known'
import { DROPPED_CHANNEL, type DropWindow, tellDrops } from './ipc/drops'

declare const window: DropWindow

/** Only names of the contract pass; everything else a script might ask for does not exist. */
const isKnown = (names: readonly string[], name: string): boolean => names.includes(name)

/** The system's word for a file: a script can make files, but none that has a path. */
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

tellDrops(window, pathOf, files => ipcRenderer.send(DROPPED_CHANNEL, files))
contextBridge.exposeInMainWorld('backrank', backrank)
