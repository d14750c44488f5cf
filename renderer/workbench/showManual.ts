import type { LinkedManualPage } from '@shared/ipc/app'
import { bridge } from '../ipc/client'

/** Opens a page of the manual in a window of its own, or in a tab of the browser. */
export const showManual = async (page: LinkedManualPage): Promise<void> => {
  const address = await bridge().request('window:showManual', page)
  if (address !== null) window.open(address, '_blank', 'noopener')
}
