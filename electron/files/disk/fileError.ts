import type { FileError } from '@shared/ipc/contract'
import { err, ok, type Result } from '@shared/result'

const REASONS: Readonly<Record<string, FileError['reason']>> = {
  ENOENT: 'notFound',
  ENOTDIR: 'notFound',
  EACCES: 'noPermission',
  EPERM: 'noPermission',
  EROFS: 'readOnly',
  EISDIR: 'isDirectory',
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EFBIG: 'tooLarge',
  EEXIST: 'exists',
}

const hasCode = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/** The system's error as data. An error without a system code is a bug and thrown again. */
export const fileErrorOf = (path: string, error: unknown): FileError => {
  if (!hasCode(error)) throw error
  return { kind: 'file', reason: REASONS[error.code] ?? 'other', path, detail: error.message }
}

export const fileError = (reason: FileError['reason'], path: string, detail = ''): FileError => ({
  kind: 'file',
  reason,
  path,
  detail,
})

/** Runs file system calls; errors of the system are returned as data. */
export const attempt = async <T>(path: string, run: () => Promise<T>): Promise<Result<T, FileError>> => {
  try {
    return ok(await run())
  } catch (error) {
    return err(fileErrorOf(path, error))
  }
}
