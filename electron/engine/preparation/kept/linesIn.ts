import type { FileHandle } from 'node:fs/promises'

/** A line of a text file. */
export interface TextLine {
  readonly text: string
  /** The line has no line break: the file ends there. */
  readonly isOpen: boolean
}

const ended = (text: string): TextLine => ({ text, isOpen: false })

/** The lines of an open text file, from the first to the last; the file is then closed. */
export const linesIn = async function* (handle: FileHandle): AsyncGenerator<TextLine, void> {
  const begun: string[] = []
  for await (const piece of handle.createReadStream({ encoding: 'utf8' }) as AsyncIterable<string>) {
    const [first = '', ...others] = piece.split('\n')
    begun.push(first)
    const next = others.pop()
    if (next === undefined) continue
    yield ended(begun.splice(0).join(''))
    yield* others.map(ended)
    begun.push(next)
  }
  const text = begun.join('')
  if (text !== '') yield { text, isOpen: true }
}
