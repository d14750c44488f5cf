import { homedir } from 'node:os'
import type { Dialogs, Ports } from '../shell/ports'
import { type Ask, askFirst } from './agreement'
import { type ChosenPaths, chosenPaths, noteChoices } from './chosenPaths'
import { type ListedFolders, listedFolders, NOTHING_LISTED } from './listedFolders'

/** All checks between the requests of the page and the actions. */
export interface Consent {
  readonly chosen: ChosenPaths
  readonly listed: ListedFolders
  /** The dialogs of the shell; what the user chooses in them is recorded as chosen. */
  readonly dialogs: Dialogs
  readonly ask: Ask
}

/** A record of an earlier run; it may have the path of a file that was chosen then. */
type Remembered = object & { readonly path?: string }

/** Opens the checks. The files of the command line, and those that earlier runs recorded, are chosen from the start. */
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
