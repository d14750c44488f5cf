import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { map } from '@shared/result'
import { answerOrRefusal } from './answered'
import type { Answered } from './answers'
import type { Terminal } from './terminal'

/** What a file is called that is standard input, or standard output. */
export const STANDARD = '-'

/** A file as messages name it. */
export const inputName = (file: string): string => (file === STANDARD ? 'standard input' : file)

/** Old collections are in Latin-1, of which every byte is a letter. */
const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

/** The text of a file, or of standard input, in UTF-8 or, failing that, Latin-1. */
export const readText = async (file: string, { input }: Terminal): Promise<Answered<string>> =>
  map(await answerOrRefusal(() => (file === STANDARD ? buffer(input) : readFile(file)), file), decode)
