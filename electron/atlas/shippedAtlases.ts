import path from 'node:path'
import type { AtlasFamily } from '@shared/atlas/atlasFamily'
import type { Reading } from '@shared/solver/induction'
import { PROGRAM_FOLDER } from '../core/programFolder'

type Named = Pick<AtlasFamily, 'system' | 'options'>

/** The name of the file of a family's atlas. */
export const atlasFileName = ({ system, options }: Named): string => `${[system, ...options].join('+')}.atlas`

/** The path of a family's atlas as it comes with the program; the file need not exist. */
export const shippedAtlasPath = (family: Named): string =>
  path.join(PROGRAM_FOLDER, 'resources', 'atlas', atlasFileName(family))

/** The name of the file with the values of a system's throws. */
export const throwsFileName = (system: string, reading: Reading): string => `${system}.${reading}.throws`

/** The path of the values of a system's throws, if they are among those that come with the program. */
export const shippedThrowsPath = (system: string, reading: Reading): string =>
  path.join(PROGRAM_FOLDER, 'resources', 'atlas', throwsFileName(system, reading))
