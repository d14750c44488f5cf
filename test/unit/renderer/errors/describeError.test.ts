import { describe, expect, test } from 'vitest'
import { POSITION_FAULTS } from '@shared/board/positionError'
import type { FileError } from '@shared/ipc/contract'
import type { PgnFault } from '@shared/notation/pgn/pgn'
import { describeError, type ShownError } from '../../../../renderer/errors/describeError'
import { describeFenWarning } from '../../../../renderer/errors/describeFen'
import type { ErrorText } from '../../../../renderer/errors/errorText'

const fault = (over: Partial<PgnFault>): PgnFault => ({
  kind: 'pgn',
  reason: 'illegalMove',
  at: { line: 14, column: 31, offset: 512 },
  found: 'Rd8',
  legal: [],
  ...over,
})

const fileError = (reason: FileError['reason']): FileError => ({
  kind: 'file',
  reason,
  path: '/home/me/chess/half-random.pgn',
  detail: 'EIO: i/o error',
})

const wordsOf = (text: ErrorText): string => Object.values(text).join(' ')

describe('a fault in a PGN', () => {
  test('says where it is, what was found, what would be legal and what is kept', () => {
    expect(describeError(fault({ legal: ['Rd7', 'Re8', 'Qd8'] }))).toEqual({
      title: 'Illegal move',
      where: 'line 14, column 31',
      detail: '“Rd8” cannot be played. Legal here: Rd7, Re8 or Qd8.',
      kept: 'The unread rest is kept word for word.',
    })
  })

  test('quotes no more than fits a notice', () => {
    const text = describeError(fault({ reason: 'notAMove', found: 'x'.repeat(500) }))
    expect(text.detail!.length).toBeLessThan(120)
  })
})

describe('a FEN that cannot be read', () => {
  test.each([
    ['rankLength', 'board', '7p1', 'The rank “7p1” does not fill the board exactly'],
    ['notARight', 'castling', 'X', '“X” is no castling right; KQkq, file letters or - stand there'],
    ['missing', 'turn', '', 'The FEN ends before the side to move'],
  ] as const)('%s of the %s', (reason, field, found, title) => {
    expect(describeError({ kind: 'fen', field, reason, at: 8, found }).title).toBe(title)
  })

  test('counts characters from one', () => {
    const error = { kind: 'fen', field: 'board', reason: 'unknownPiece', at: 0, found: 'x' } as const
    expect(describeError(error).where).toBe('board, character 1')
  })
})

test('a warning names the system and the field', () => {
  const warning = { field: 'castling', reason: 'noCastlingHere', found: 'KQkq' } as const
  expect(describeFenWarning(warning, 'Transcendental Chess')).toEqual({
    title: 'Castling dropped',
    detail: 'Transcendental Chess has no castling: “KQkq”. Field 3 is read without it.',
  })
})

test('a file changed by another program keeps the edits and says what can be done', () => {
  expect(describeError(fileError('changedOnDisk'))).toEqual({
    title: 'half-random.pgn changed on disk',
    detail: 'Another program has written it since it was opened.',
    kept: 'The file is as it was; your edits are in this window and in the journal.',
    remedy: 'Save under another name, or overwrite it.',
  })
})

const ALL: readonly ShownError[] = [
  ...POSITION_FAULTS.map(one => ({ kind: 'position', fault: one }) as const),
  ...(
    [
      'notFound',
      'noPermission',
      'isDirectory',
      'diskFull',
      'tooLarge',
      'readOnly',
      'exists',
      'empty',
      'other',
    ] as const
  ).map(fileError),
  fault({ reason: 'unterminatedComment' }),
  fault({ reason: 'unknownVariant', found: 'Hexagonal' }),
  { kind: 'illegalMove', uci: 'e2e5', fen: '' },
  { kind: 'unknownVariant', found: 'Hexagonal' },
  { kind: 'game', fault: fault({ reason: 'brokenFen' }), tags: [], text: '' },
]

test.each(ALL.map(error => [JSON.stringify(error), error] as const))(
  'the words for %s blame nobody',
  (_, error) => {
    const text = describeError(error)
    expect(text.title).toMatch(/^\S.*[^.]$/)
    expect(wordsOf(text)).not.toMatch(/\b(invalid|oops|please|successfully|undefined)\b/i)
  },
)
