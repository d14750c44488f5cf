import { homedir } from 'node:os'
import type { Dialogs, Ports } from '../shell/ports'
import { type Ask, askFirst } from './agreement'
import { type ChosenPaths, chosenPaths, noteChoices } from './chosenPaths'
import { type ListedFolders, listedFolders, NOTHING_LISTED } from './listedFolders'

/** All checks between the requests of the page and what is done. */
export interface Consent {
  readonly chosen: ChosenPaths
  readonly listed: ListedFolders
  /** Those of the shell; what they answer is chosen. */
  readonly dialogs: Dialogs
  readonly ask: Ask
}

/** What an earlier run wrote down; it may bear the path of a file that was chosen then. */
type Remembered = object & { readonly path?: string }

/** Knows from the start the files of the command line, and those that earlier runs wrote down. */
export const openConsent = (
  { shell, dialogs, confirm, filesToOpen }: Pick<Ports, 'shell' | 'dialogs' | 'confirm' | 'filesToOpen'>,
  remembered: readonly Remembered[],
): Consent => {
  const known = remembered.flatMap(({ path }) => path ?? [])
  const listed = shell === 'web' ? listedFolders(homedir(), [...filesToOpen, ...known]) : NOTHING_LISTED
  const chosen = chosenPaths(listed)
  for (const path of known) chosen.remember(path)
  for (const file of filesToOpen) chosen.choose(file)
  return { chosen, listed, dialogs: noteChoices(dialogs, chosen), ask: askFirst(confirm) }
}
