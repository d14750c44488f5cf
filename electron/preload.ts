import { contextBridge, ipcRenderer, type IpcRendererEvent, webUtils } from 'electron'
import { type Bridge, EVENT_NAMES, REQUEST_NAMES } from '@shared/ipc/contract'

/** Only names of the contract pass; whatever else a script might ask for does not exist. */
const isKnown = (names: readonly string[], name: string): boolean => names.includes(name)

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
  pathOf: file => webUtils.getPathForFile(file as File),
}

contextBridge.exposeInMainWorld('backrank', backrank)
