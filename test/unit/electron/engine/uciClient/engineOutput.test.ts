import { expect, test } from 'vitest'
import { boundedLines, floodGauge } from '../../../../../electron/engine/uciClient/engineOutput'

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
])('%s are reported as they end', (_, chunks, lines) => {
  expect(read(...chunks)).toEqual(lines)
})

test('a letter split between two pieces is read correctly', () => {
  const bytes = Buffer.from('Réti\n')
  expect(read(bytes.subarray(0, 2), bytes.subarray(2))).toEqual(['Réti'])
})

test('an endless line is cut, and the next one is complete', () => {
  const lines = read(...Array.from({ length: 100 }, () => 'x'.repeat(10_000)), '\nreadyok\n')
  expect(lines.map(({ length }) => length)).toEqual([64 * 1024, 7])
})

const MEBIBYTE = 1024 * 1024

test('half a megabyte a second is allowed for an hour', () => {
  const overflows = floodGauge()
  for (let second = 0; second < 3600; second++) expect(overflows(MEBIBYTE / 2, second * 1000)).toBe(false)
})

test('a burst of a few megabytes is allowed', () => {
  const overflows = floodGauge()
  expect(overflows(7 * MEBIBYTE, 0)).toBe(false)
  expect(overflows(7 * MEBIBYTE, 10_000)).toBe(false)
})

test('ten megabytes a second overflow within a second', () => {
  const overflows = floodGauge()
  const told = Array.from({ length: 10 }, (_, tenth) => overflows(MEBIBYTE, tenth * 100))
  expect(told.indexOf(true)).toBeGreaterThan(6)
})
