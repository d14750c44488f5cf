import path from 'node:path'
import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'
import { fileError } from '../files/disk/fileError'
import type { ChosenTarget, Dialogs } from '../shell/ports'
import { canonicalPath } from './canonicalPath'
import type { ListedFolders } from './listedFolders'

/**
 * The files that the user has chosen: in a dialog of ours, by dropping them on the window, on the command line, or in an earlier run that
 * recorded them. The page may name any path; only those that are found here are touched.
 */
export interface ChosenPaths {
  /** Adds a file that may be read, and saved in place: the one to which the path leads now. */
  choose(file: string): void
  /** Adds a file that was chosen in an earlier run: the one to which the path leads when it is first asked for. */
  remember(file: string): void
  /** Adds a place to which one copy may be written. */
  chooseTarget(target: ChosenTarget): void
  /** Called when the copy has been written: no other may be written to its place. */
  spend(file: string): void
  /**
   * Whether a path was chosen by exactly this name. Only such names may be recorded, because they count as chosen in
   * the next run.
   */
  has(file: string): boolean
  /** The name by which a file was chosen, if the path leads to a chosen one; otherwise `notChosen`, whether or not the file exists. */
  readable(file: string): Promise<Result<string, FileError>>
  /** @param mayReplace what the page says about replacing an existing file; it counts only if the page has its own file dialog */
  writable(file: string, mayReplace: boolean): Promise<Result<ChosenTarget, FileError>>
}

/** Chosen names, each with the file to which it leads. */
type Pins = Map<string, () => Promise<string>>

/** Adds a name. It is resolved once, when it is first asked for. */
const pin = (pins: Pins, named: string): (() => Promise<string>) => {
  const file = path.resolve(named)
  let target: Promise<string> | undefined
  const follow = () => (target ??= canonicalPath(file))
  pins.set(file, follow)
  return follow
}

/** The name by which the file was chosen; a name that leads somewhere else by now does not count. */
const pinnedName = async (pins: Pins, file: string): Promise<string | undefined> => {
  const here = await canonicalPath(file)
  if ((await pins.get(file)?.()) === here) return file
  // One after the other: a disk that does not respond must not block all threads.
  for (const [name, follow] of pins) if ((await follow()) === here) return name
  return undefined
}

const refusal = (file: string) => err(fileError('notChosen', file))

/** @param listed the folders that the page's own file dialog has listed */
export const chosenPaths = (listed: ListedFolders): ChosenPaths => {
  const files: Pins = new Map()
  const targets = new Map<string, ChosenTarget>()
  const targetPins: Pins = new Map()

  return {
    choose: file => void pin(files, file)(),
    remember: file => void pin(files, file),
    chooseTarget: target => {
      targets.set(path.resolve(target.path), target)
      void pin(targetPins, target.path)()
    },
    spend: file => {
      targets.delete(path.resolve(file))
      targetPins.delete(path.resolve(file))
    },
    has: file => files.has(path.resolve(file)),
    readable: async named => {
      const file = path.resolve(named)
      const name = (await listed.holds(file)) ? file : await pinnedName(files, file)
      return name === undefined ? refusal(file) : ok(name)
    },
    writable: async (named, mayReplace) => {
      const file = path.resolve(named)
      const target = targets.get(file)
      if (target && (await targetPins.get(file)?.()) === (await canonicalPath(file))) return ok(target)
      return (await listed.holds(file)) ? ok({ path: file, mayReplace }) : refusal(file)
    },
  }
}

/** The same dialogs, but what the user chooses in them is recorded as chosen. */
export const noteChoices = (dialogs: Dialogs, chosen: ChosenPaths): Dialogs => ({
  ...dialogs,
  chooseFile: async () => {
    const file = await dialogs.chooseFile()
    if (file !== undefined) chosen.choose(file)
    return file
  },
  chooseTarget: async suggestedName => {
    const target = await dialogs.chooseTarget(suggestedName)
    if (target) chosen.chooseTarget(target)
    return target
  },
})
