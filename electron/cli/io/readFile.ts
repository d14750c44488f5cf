import { readFileSync } from 'node:fs'
import { err, map, ok } from '@shared/result'
import type { Answered } from './answers'

/** Old collections are in Latin-1, of which every byte is a letter. */
const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

/** A file as it is. */
const readBytes = (file: string): Answered<Buffer> => {
  try {
    return ok(readFileSync(file))
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

/** The text of a file, in UTF-8 or, failing that, Latin-1. */
export const readText = (file: string): Answered<string> => map(readBytes(file), decode)
