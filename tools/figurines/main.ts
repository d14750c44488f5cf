import { writeFileSync } from 'node:fs'
import { figurineFont } from './figurineFont'

/** Writes the font of figurines: `npm run figurines`. */
export const main = ([file = 'shared/publish/fonts/figurines.ttf']: readonly string[]): number => {
  writeFileSync(file, figurineFont())
  return 0
}
