import type { Handlers } from '@shared/ipc/contract'
import type { WindowFrame } from '../../ports'

export const windowHandlers = (
  frame: WindowFrame,
): Pick<Handlers, 'window:theme' | 'window:title' | 'window:showMenu'> => ({
  'window:theme': theme => frame.setTheme(theme),
  'window:title': title => frame.setTitle(title),
  'window:showMenu': () => frame.showMenu(),
})
