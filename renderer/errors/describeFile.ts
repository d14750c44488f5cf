import { assertNever } from '@shared/exhaustive'
import { t } from '@shared/i18n/t'
import type { FileError } from '@shared/ipc/contract'
import { MAX_GAME_SIZE } from '@shared/ipc/known'
import type { ErrorText } from './errorText'

/** The last part of a path, with slashes of either kind. */
export const fileNameOf = (path: string): string => path.split(/[\\/]/).at(-1) || path

const titleOf = ({ reason, path, detail }: FileError): string => {
  const file = fileNameOf(path) || t('errors.file.theFile')
  return reason === 'holdsGames'
    ? t('errors.file.holdsGames', { file, count: Number(detail) })
    : t(`errors.file.${reason}`, { file })
}

/** A size in megabytes, rounded up: a file that is one byte too large must not look as if it would fit. */
const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024)

const gameTooLarge = (bytes: number): Omit<ErrorText, 'title'> => ({
  detail: t('errors.file.gameTooLargeWhy', { size: megabytes(bytes), largest: megabytes(MAX_GAME_SIZE) }),
  kept: t('errors.file.gameTooLargeKept'),
})

/** The words for an edit that would make a game too large to be opened again. */
export const describeTooLarge = (): ErrorText => ({
  title: t('errors.gameFull'),
  detail: t('errors.gameFullWhy', { largest: megabytes(MAX_GAME_SIZE) }),
  kept: t('errors.gameKept'),
})

const runsTogether = (number: number): Omit<ErrorText, 'title'> => ({
  detail: t('errors.file.runsTogetherWhy', { number }),
  kept: t('errors.file.notChanged'),
  remedy: t('errors.file.runsTogetherRemedy'),
})

/** What was found, what is safe, and what the user can do. */
const moreOf = ({ reason, path, detail }: FileError): Omit<ErrorText, 'title'> => {
  const nothingLost = t('errors.file.nothingLost')
  const notChanged = t('errors.file.notChanged')
  const saveElsewhere = t('errors.file.saveElsewhere')
  switch (reason) {
    case 'notFound':
      return { detail: path, remedy: t('errors.file.notFoundRemedy') }
    case 'noPermission':
      return { detail: path, kept: nothingLost }
    case 'diskFull':
      // The journal may be on the same disk.
      return { kept: t('errors.file.editsHere'), remedy: t('errors.file.diskFullRemedy') }
    case 'tooLarge':
    case 'notPgn':
      return { kept: notChanged }
    case 'changedOnDisk':
      return {
        detail: t('errors.file.changedOnDiskWhy'),
        kept: t('errors.file.editsKept'),
        remedy: t('errors.file.changedOnDiskRemedy'),
      }
    case 'readOnly':
      return { kept: t('errors.file.editsKept'), remedy: saveElsewhere }
    case 'exists':
      return { kept: notChanged, remedy: t('errors.file.existsRemedy') }
    case 'holdsGames':
      return {
        kept: t('errors.file.notChangedYet'),
        remedy: t('errors.file.holdsGamesRemedy', { count: Number(detail) }),
      }
    case 'utf16':
      return { kept: nothingLost, remedy: saveElsewhere }
    case 'isDirectory':
    case 'noSuchGame':
    case 'noSuchFile':
      return { remedy: t(`errors.file.${reason}Remedy`) }
    case 'notChosen':
      return {
        detail: t('errors.file.notChosenWhy'),
        kept: nothingLost,
        remedy: t('errors.file.notChosenRemedy'),
      }
    case 'notBrowsable':
      return { detail: t('errors.file.notBrowsableWhy'), remedy: t('errors.file.notBrowsableRemedy') }
    case 'gameTooLarge':
      return gameTooLarge(Number(detail))
    case 'empty':
      return {}
    case 'runsTogether':
      return runsTogether(Number(detail))
    case 'notInteroperable':
      return { detail: t('errors.file.notInteroperableWhy'), remedy: t('errors.file.notInteroperableRemedy') }
    case 'other':
      return { detail, kept: nothingLost }
    default:
      return assertNever(reason)
  }
}

/** The words for a file that could not be read or written. */
export const describeFileError = (error: FileError): ErrorText => ({
  title: titleOf(error),
  ...moreOf(error),
})
