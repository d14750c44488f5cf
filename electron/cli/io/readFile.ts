import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { map } from '@shared/result'
import { type Answered, answerOrRefusal } from './answers'
import type { Terminal } from './terminal'

/** A byte stream as lines of UTF-8, a list of them for each piece that came. The last may lack its line end. */
export async function* readLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of input) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n')
    rest = lines.pop()!
    if (lines.length > 0) yield lines
  }
  rest += decoder.decode()
  if (rest !== '') yield [rest]
}

/** Reads a line as JSON; undefined if it is none. */
export const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

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
