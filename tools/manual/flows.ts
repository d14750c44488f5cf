import { readFileSync } from 'node:fs'
import path from 'node:path'

const ARCHITECTURE = path.join('docs', 'architecture.md')

/** The section on the flows through the program, from the notes on its architecture. */
export const flows = (): string => {
  const [, section] = /^## Seven flows\n(.*?)^## /ms.exec(readFileSync(ARCHITECTURE, 'utf8')) ?? []
  if (section === undefined) throw new Error(`${ARCHITECTURE} has no section with seven flows`)
  return section.trim() + '\n'
}
