import { PROGRAM_FOLDER } from '../../core/programFolder'
import { versionOf } from '../../shell/versionOf'

/** The version of the package. */
export const ownVersion = (): string => versionOf(PROGRAM_FOLDER)
