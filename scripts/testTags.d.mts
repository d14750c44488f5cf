import type { TestTagDefinition } from 'vitest/config'
import type { ProgramName } from './testPrograms.mjs'

/** What a test may need that is no program. */
export type Condition = 'linux' | 'pipes' | 'full-device' | 'disks' | 'stockfish-lite'

/** The tags for Vitest's configuration; tests whose need is not met here are skipped by them. */
export const testTags: (
  programs: Readonly<Partial<Record<ProgramName, string>>>,
) => (TestTagDefinition & { name: ProgramName | Condition })[]
