import { Menu, type MenuItemConstructorOptions, app } from 'electron'
import { assertNever } from '@shared/exhaustive'
import type { MenuCommand } from '@shared/ipc/contract'
import { type MenuEntry, menuTable } from './menuTable'
import type { Backend } from '../backend/backend'
import type { Emit } from '../shell/ports'
import { SAMPLES } from '../files/samples'

/** The actions of the lines of the menu. */
export interface MenuActions {
  command(command: MenuCommand): void
  openSample(id: string): void
  openFile(path: string): void
  clearRecent(): void
  /** Changes the zoom by this many percent; 0 resets it to 100. */
  zoom(by: number): void
}

type Item = MenuItemConstructorOptions
type CommandEntry = Extract<MenuEntry, { kind: 'command' }>

/** The keys of an entry. macOS takes all keys of its menu away from the page, so keys without modifiers are not shown there. */
const keysOf = ({ keys, shownOnly }: CommandEntry, mac: boolean): Item => {
  if (keys === undefined || (shownOnly && mac)) return {}
  return { accelerator: keys, registerAccelerator: shownOnly !== true }
}

const itemOf = (entry: MenuEntry, actions: MenuActions, mac: boolean): Item => {
  switch (entry.kind) {
    case 'command':
      return {
        id: entry.command,
        label: entry.label,
        ...keysOf(entry, mac),
        click: () => actions.command(entry.command),
      }
    case 'sample':
      return { id: `sample:${entry.id}`, label: entry.label, click: () => actions.openSample(entry.id) }
    case 'recent':
      return { id: `recent:${entry.path}`, label: entry.label, click: () => actions.openFile(entry.path) }
    case 'clearRecent':
      return { id: 'clearRecent', label: entry.label, click: () => actions.clearRecent() }
    case 'zoom':
      return { label: entry.label, accelerator: entry.keys, click: () => actions.zoom(entry.by) }
    case 'role':
      return { role: entry.role, label: entry.label }
    case 'note':
      return { label: entry.label, enabled: false }
    case 'separator':
      return { type: 'separator' }
    case 'section':
      return {
        label: entry.label,
        submenu: entry.entries.map(inner => itemOf(inner, actions, mac)),
        ...(entry.role && { role: entry.role }),
      }
    default:
      return assertNever(entry)
  }
}

const ZOOM = { least: 80, most: 200, plain: 100 } as const

const zoomed = (zoom: number, by: number): number =>
  by === 0 ? ZOOM.plain : Math.max(ZOOM.least, Math.min(ZOOM.most, zoom + by))

/**
 * Rebuilds the menu; called at the start and when the recent files or the language change. Most of its lines are carried
 * out by the page.
 *
 * @param chosen called when a line was chosen, before the page is told
 */
export const refreshMenu = (services: Backend, emit: Emit, chosen: () => void): void => {
  const { settings, recentFiles } = services
  const actions: MenuActions = {
    command: command => {
      chosen()
      emit('menu:command', command)
    },
    openSample: id => emit('menu:openSample', { id }),
    openFile: path => services.openFromOutside(path),
    clearRecent: () => recentFiles.clear(),
    zoom: by => settings.update({ zoom: zoomed(settings.current().zoom, by) }),
  }
  const { platform } = process
  const contents = {
    samples: SAMPLES,
    recentFiles: recentFiles.all(),
    platform,
    development: !app.isPackaged,
  }
  const items = menuTable(contents).map(entry => itemOf(entry, actions, platform === 'darwin'))
  Menu.setApplicationMenu(Menu.buildFromTemplate(items))
}
