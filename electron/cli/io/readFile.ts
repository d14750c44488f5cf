import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { map } from '@shared/result'
import { type Answered, answerOrRefusal } from './answers'
import type { Terminal } from './terminal'

/** Reads a byte stream as UTF-8 lines, in a list for each chunk that came. The last line may have no line break. */
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

/** Parses a line as JSON; undefined if it is not valid. */
export const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The file name that stands for standard input or standard output. */
export const STANDARD = '-'

/** The name of a file in messages. */
export const inputName = (file: string): string => (file === STANDARD ? 'standard input' : file)

/** Decodes UTF-8, or else Latin-1, in which old collections are written and every byte is a character. */
const decode = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

/** The text of a file or of standard input, in UTF-8 or, failing that, in Latin-1. */
export const readText = async (file: string, { input }: Terminal): Promise<Answered<string>> =>
  map(await answerOrRefusal(() => (file === STANDARD ? buffer(input) : readFile(file)), file), decode)
