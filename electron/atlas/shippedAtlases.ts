import path from 'node:path'
import type { AtlasFamily } from '@shared/atlas/atlasFamily'
import { PROGRAM_FOLDER } from '../core/programFolder'

/** The file of a family's atlas, if it is one of those that come with the program. */
export const shippedAtlasPath = ({ system, options }: Pick<AtlasFamily, 'system' | 'options'>): string =>
  path.join(PROGRAM_FOLDER, 'resources', 'atlas', `${[system, ...options].join('+')}.atlas`)
