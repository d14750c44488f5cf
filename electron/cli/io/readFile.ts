import { readFileSync } from 'node:fs'
import { err, map, ok } from '@shared/result'
import { decodeGames } from '../../files/pgn/decodeGames'
import type { Answered } from './answers'

type Decode = (bytes: Buffer) => string

/** Old collections are in Latin-1, of which every byte is a letter. */
const decodeLatin1: Decode = bytes => new TextDecoder('latin1').decode(bytes)

const decode = (bytes: Buffer, otherwise: Decode): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return otherwise(bytes)
  }
}

/** A file as it is. */
export const readBytes = (file: string): Answered<Buffer> => {
  try {
    return ok(readFileSync(file))
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  }
}

const read = (file: string, otherwise: Decode): Answered<string> =>
  map(readBytes(file), bytes => decode(bytes, otherwise))

/** The text of a file, in UTF-8 or, failing that, Latin-1. */
export const readText = (file: string): Answered<string> => read(file, decodeLatin1)

/** The text of a file of games, each of them in UTF-8 or, failing that, Windows-1252. */
export const readGamesText = (file: string): Answered<string> => read(file, decodeGames)
