import { useAppStore } from '../stores/app'
import { useDialogsStore } from '../stores/dialogs'

/** Where to open or save a file; without a path the shell's dialog asks. */
export interface AskedPath {
  readonly path?: string
}

/** Asks for a path in the page if the shell has no file dialog of its own; undefined if the user cancels. */
export const askedPath = async (
  kind: 'open' | 'save',
  title: string,
  suggestedName = '',
): Promise<AskedPath | undefined> => {
  if (useAppStore().shell !== 'web') return {}
  const path = await useDialogsStore().askPath({ kind, title, suggestedName })
  return path === undefined ? undefined : { path }
}
