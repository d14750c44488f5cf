import { readFileSync } from 'node:fs'
import path from 'node:path'

const ARCHITECTURE = path.join('docs', 'architecture.md')

/** The flows through the program, as the notes on its architecture have them. */
export const flows = (): string => {
  const [, section] = /^## Seven flows\n(.*?)^## /ms.exec(readFileSync(ARCHITECTURE, 'utf8')) ?? []
  if (section === undefined) throw new Error(`${ARCHITECTURE} has no section with seven flows`)
  return section.trim() + '\n'
}
