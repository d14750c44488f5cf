import { app } from 'electron'
import type { Backend } from '../backend/backend'
import type { Emit } from '../shell/ports'
import { SAMPLES } from '../files/samples'
import { setMenu } from './menu'

const ZOOM = { least: 80, most: 200, plain: 100 } as const

const zoomed = (zoom: number, by: number): number =>
  by === 0 ? ZOOM.plain : Math.max(ZOOM.least, Math.min(ZOOM.most, zoom + by))

/**
 * Sets the menu as samples and recent files are now; most of its lines are for the page to carry out.
 *
 * @param chosen called before the page hears of a line that was chosen
 */
export const refreshMenu = (services: Backend, emit: Emit, chosen: () => void): void => {
  const { settings, recentFiles } = services
  setMenu(
    {
      samples: SAMPLES,
      recentFiles: recentFiles.all(),
      platform: process.platform,
      development: !app.isPackaged,
    },
    {
      command: command => {
        chosen()
        emit('menu:command', command)
      },
      openSample: id => emit('menu:openSample', { id }),
      openFile: path => services.openFromOutside(path),
      clearRecent: () => recentFiles.clear(),
      zoom: by => settings.update({ zoom: zoomed(settings.current().zoom, by) }),
    },
  )
}
