import path from 'node:path'
import type { FileError, WrittenFile } from '@shared/ipc/contract'
import type { ServiceOf } from '@shared/ipc/declare'
import type { PublishedFile, publishRequests } from '@shared/ipc/publish'
import { err, ok, type Result } from '@shared/result'
import type { Dialogs, Press } from '../shell/ports'
import { fileError } from '../files/disk/fileError'
import { withEnding, writeChosen } from '../files/disk/writeChosen'

/** Writes publications of games and pictures of boards to where the user chooses. */
export const publishService = (
  dialogs: Dialogs,
  press: Press | undefined,
): ServiceOf<typeof publishRequests> => {
  let printing: AbortController | undefined

  /** The bytes of a file; null if the caller has canceled. */
  const bytesOf = async (
    file: PublishedFile,
    target: string,
  ): Promise<Result<Uint8Array | null, FileError>> => {
    if (file.form === 'text' || file.form === 'svg') return ok(Buffer.from(file.text))
    if (file.form === 'bytes') return ok(Buffer.from(file.base64, 'base64'))
    if (!press) return err(fileError('other', target, 'this shell does not print'))
    const own = (printing = new AbortController())
    try {
      return ok(await press.pdf(file.html, file.paper, own.signal))
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error)
      return own.signal.aborted ? ok(null) : err(fileError('other', target, detail))
    } finally {
      if (printing === own) printing = undefined
    }
  }

  const save = async (file: PublishedFile): Promise<Result<WrittenFile | null, FileError>> => {
    const chosen = await dialogs.chooseTarget(file.suggestedName)
    if (!chosen) return ok(null)
    const target = withEnding(chosen, path.extname(file.suggestedName))
    const bytes = await bytesOf(file, target.path)
    if (!bytes.ok) return bytes
    return bytes.value === null ? ok(null) : writeChosen(target, bytes.value)
  }

  return { save, cancel: () => printing?.abort() }
}
