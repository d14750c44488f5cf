import { readFileSync } from 'node:fs'
import { err, ok } from '@shared/result'
import type { Answered } from './answers'

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Old collections are in Latin-1, of which every byte is a letter.
    return new TextDecoder('latin1').decode(bytes)
  }
}

/** The text of a file, in UTF-8 or, failing that, Latin-1. */
export const readText = (file: string): Answered<string> => {
  try {
    return ok(decode(readFileSync(file)))
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}
