import type { TestTagDefinition } from 'vitest/config'
import type { ProgramName } from './testPrograms.mjs'

/** What a test may need besides system programs. */
export type Condition = 'linux' | 'pipes' | 'full-device' | 'disks' | 'stockfish-lite'

/** The tags for Vitest's configuration; they skip tests whose needs this machine does not meet. */
export const testTags: (
  programs: Readonly<Partial<Record<ProgramName, string>>>,
) => (TestTagDefinition & { name: ProgramName | Condition })[]
