import path from 'node:path'
import type { AtlasFamily } from '@shared/atlas/atlasFamily'
import { PROGRAM_FOLDER } from '../core/programFolder'

/** Where the atlas of a family lies if it is one of those that come with the program. */
export const shippedAtlasPath = ({ system, options }: Pick<AtlasFamily, 'system' | 'options'>): string =>
  path.join(PROGRAM_FOLDER, 'resources', 'atlas', `${[system, ...options].join('+')}.atlas`)
