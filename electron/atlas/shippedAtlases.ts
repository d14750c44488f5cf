import path from 'node:path'
import type { AtlasFamily } from '@shared/atlas/atlasFamily'
import { PROGRAM_FOLDER } from '../core/programFolder'

type Named = Pick<AtlasFamily, 'system' | 'options'>

/** The name of the file of a family's atlas. */
export const atlasFileName = ({ system, options }: Named): string => `${[system, ...options].join('+')}.atlas`

/** The file of a family's atlas, if it is one of those that come with the program. */
export const shippedAtlasPath = (family: Named): string =>
  path.join(PROGRAM_FOLDER, 'resources', 'atlas', atlasFileName(family))
