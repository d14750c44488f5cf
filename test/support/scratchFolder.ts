import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder that is removed when the test ends. */
export const scratchFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'backrank-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
