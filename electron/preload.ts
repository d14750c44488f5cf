import { contextBridge, ipcRenderer, type IpcRendererEvent, webUtils } from 'electron'
import { type Bridge, EVENT_NAMES, REQUEST_NAMES } from '@shared/ipc/contract'

/** Only names of the contract pass; whatever else a script might ask for does not exist. */
const known = <N extends string>(names: readonly N[], name: N): N => {
  if (!names.includes(name)) throw new Error(`unknown name ${name}`)
  return name
}

const backrank: Bridge = {
  request: (name, ...args) => ipcRenderer.invoke(known(REQUEST_NAMES, name), ...args) as never,
  subscribe: (name, listener) => {
    const onEvent = (_: IpcRendererEvent, event: Parameters<typeof listener>[0]) => listener(event)
    ipcRenderer.on(known(EVENT_NAMES, name), onEvent)
    return () => void ipcRenderer.off(name, onEvent)
  },
  pathOf: file => webUtils.getPathForFile(file as File),
}

contextBridge.exposeInMainWorld('backrank', backrank)
