import { useAppStore } from '../stores/app'
import { useDialogsStore } from '../stores/dialogs'

/** Where to open or save a file; without a path the dialog of the shell asks. */
export interface AskedPath {
  readonly path?: string
}

/** Asks for a path in the page where the shell has no dialog of its own; undefined once the user cancels. */
export const askedPath = async (
  kind: 'open' | 'save',
  title: string,
  suggestedName = '',
): Promise<AskedPath | undefined> => {
  if (useAppStore().shell !== 'web') return {}
  const path = await useDialogsStore().askPath({ kind, title, suggestedName })
  return path === undefined ? undefined : { path }
}
