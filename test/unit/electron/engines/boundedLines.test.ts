import { expect, test } from 'vitest'
import { boundedLines } from '../../../../electron/engines/boundedLines'

const read = (...chunks: readonly (string | Buffer)[]): readonly string[] => {
  const lines: string[] = []
  const take = boundedLines(line => lines.push(line))
  for (const chunk of chunks) take(Buffer.from(chunk))
  return lines
}

test.each([
  ['lines in one piece', ['uciok\nreadyok\n'], ['uciok', 'readyok']],
  ['a line in pieces', ['rea', 'dy', 'ok\nbest'], ['readyok']],
  ['line ends of other systems', ['uciok\r\nreadyok\r\n'], ['uciok', 'readyok']],
  ['empty lines', ['\n\nuciok\n'], ['', '', 'uciok']],
])('%s are told as they end', (_, chunks, lines) => {
  expect(read(...chunks)).toEqual(lines)
})

test('a letter that two pieces share is whole', () => {
  const bytes = Buffer.from('Réti\n')
  expect(read(bytes.subarray(0, 2), bytes.subarray(2))).toEqual(['Réti'])
})

test('an endless line is cut, and the next one is whole', () => {
  const lines = read(...Array.from({ length: 100 }, () => 'x'.repeat(10_000)), '\nreadyok\n')
  expect(lines.map(({ length }) => length)).toEqual([64 * 1024, 7])
})
