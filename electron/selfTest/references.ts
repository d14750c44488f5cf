import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReferencesError } from '@shared/ipc/selfTest'
import { err, ok, type Result } from '@shared/result'
import type { VariantId } from '@shared/variants'
import { parseCounts, type CountCheck } from './counts'
import type { LineError } from './lines'
import { parseSuite, type SuitePosition } from './suite'

/** What is known of a system from elsewhere. */
export interface References {
  readonly variant: VariantId
  readonly counts: readonly CountCheck[]
  readonly positions: readonly SuitePosition[]
}

const readReference = <T>(
  file: string,
  parse: (text: string) => Result<T, LineError>,
): Result<T, ReferencesError> => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return err({ kind: 'reference', reason: 'missing', file })
  }
  const parsed = parse(text)
  if (parsed.ok) return parsed
  return err({ kind: 'reference', reason: 'broken', file, line: parsed.error.line })
}

const referencesOf = (folder: string, variant: VariantId): Result<References, ReferencesError> => {
  const counts = readReference(path.join(folder, 'counts', `${variant}.counts`), parseCounts)
  if (!counts.ok) return counts
  const suite = readReference(path.join(folder, 'suites', `${variant}.perft`), parseSuite)
  if (!suite.ok) return suite
  const deepFile = path.join(folder, 'deep', `${variant}.perft`)
  const deep = existsSync(deepFile) ? readReference(deepFile, parseSuite) : ok([])
  return deep.ok ? ok({ variant, counts: counts.value, positions: [...suite.value, ...deep.value] }) : deep
}

/**
 * Reads the reference numbers of these systems: `counts/<id>.counts`,
 * `suites/<id>.perft`, and `deep/<id>.perft` if there is one. All of them are a few dozen kilobytes.
 */
export const readReferences = (
  folder: string,
  variants: readonly VariantId[],
): Result<readonly References[], ReferencesError> => {
  const all: References[] = []
  for (const variant of variants) {
    const references = referencesOf(folder, variant)
    if (!references.ok) return references
    all.push(references.value)
  }
  return ok(all)
}
