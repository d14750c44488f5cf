import { describe, expect, test } from 'vitest'
import { POSITION_FAULTS } from '@shared/board/positionError'
import type { FileError } from '@shared/ipc/contract'
import type { PgnFault } from '@shared/notation/pgn/pgn'
import { describeError, type ShownError } from '../../../../renderer/errors/describeError'
import { describeFenWarning } from '../../../../renderer/errors/describeFen'
import { describeJournalTrouble } from '../../../../renderer/errors/describeJournal'
import { describeNotice } from '../../../../renderer/errors/describeNotice'
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

describe('a PGN fault', () => {
  test('says where it is, what was found, what would be legal and what is kept', () => {
    expect(describeError(fault({ legal: ['Rd7', 'Re8', 'Qd8'] }))).toEqual({
      title: 'Illegal move',
      where: 'line 14, column 31',
      detail: '“Rd8” cannot be played. Legal here: Rd7, Re8 or Qd8.',
      kept: 'The unread rest is kept word for word.',
    })
  })

  test('says that a game has no first position, and why its system needs one', () => {
    const { title, detail } = describeError(fault({ reason: 'missingFen', found: 'Fischer-Benko' }))
    expect(title).toBe('The first position is missing')
    expect(detail).toBe('Fischer-Benko has no fixed first position, so its games need a FEN tag.')
  })

  test('quotes only as much as fits in a notice', () => {
    const text = describeError(fault({ reason: 'notAMove', found: 'x'.repeat(500) }))
    expect(text.detail!.length).toBeLessThan(120)
  })
})

describe('a FEN that cannot be read', () => {
  test.each([
    ['rankLength', 'board', '7p1', 'The rank “7p1” does not fill the board exactly'],
    ['notARight', 'castling', 'X', '“X” is not a castling right; it must be KQkq, file letters or -'],
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
    detail: 'Another program changed it since it was opened.',
    kept: 'The file is unchanged; your edits are in this window and in the journal.',
    remedy: 'Save under another name, or overwrite it.',
  })
})

test('a file that the user did not choose stays unchanged, with a hint how to choose it', () => {
  expect(describeError(fileError('notChosen'))).toEqual({
    title: 'half-random.pgn was not chosen by you',
    detail: 'Backrank touches only files that you open, drop on it, or name when you save.',
    kept: 'The file is unchanged, and no edit in this window is lost.',
    remedy: 'Open it from the menu, or drop it on the window.',
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
      'notChosen',
      'exists',
      'empty',
      'other',
    ] as const
  ).map(fileError),
  fault({ reason: 'unterminatedComment' }),
  fault({ reason: 'unknownVariant', found: 'Hexagonal' }),
  { kind: 'illegalMove', uci: 'e2e5', fen: '' },
  { kind: 'unknownVariant', found: 'Hexagonal' },
  fault({ reason: 'missingFen', found: 'Fischer-Benko' }),
  { kind: 'game', fault: fault({ reason: 'brokenFen' }), tags: [], text: '' },
]

test.each(ALL.map(error => [JSON.stringify(error), error] as const))(
  'the text for %s blames no one',
  (_, error) => {
    const text = describeError(error)
    expect(text.title).toMatch(/^\S.*[^.]$/)
    expect(wordsOf(text)).not.toMatch(/\b(invalid|oops|please|successfully|undefined)\b/i)
  },
)

describe('a journal that cannot be written', () => {
  const trouble = (reason: FileError['reason']): FileError => ({
    kind: 'file',
    reason,
    path: '/user/journal/a-1.json',
    detail: "EIO: i/o error, mkdir '/user/journal'",
  })

  test('is reported with its folder, what is at risk and what is safe', () => {
    expect(describeJournalTrouble(trouble('diskFull'))).toEqual({
      title: 'The journal cannot be written',
      detail: 'The disk is full: /user/journal',
      remedy:
        'Free some space, or save your games to another disk. Unsaved edits would be lost if Backrank closed now.',
      kept: 'They are still in this window, and Backrank keeps trying.',
    })
  })

  test('is described with the system message when the reason is unknown', () => {
    expect(describeJournalTrouble(trouble('other')).detail).toContain("mkdir '/user/journal'")
  })
})

describe('a damaged journal', () => {
  test('is reported with the kept file', () => {
    expect(describeNotice({ kind: 'damagedJournal', files: ['/user/journal/a.json.damaged'] })).toEqual({
      title: 'A part of the journal could not be read',
      detail: 'It may hold unsaved edits from your last session, which cannot be offered.',
      kept: 'Nothing was deleted: it is kept as /user/journal/a.json.damaged.',
    })
  })

  test('is reported with only the first of many files', () => {
    const files = ['a', 'b', 'c', 'd', 'e', 'f']
    const { title, kept } = describeNotice({ kind: 'damagedJournal', files })
    expect(title).toBe('6 parts of the journal could not be read')
    expect(kept).toBe('Nothing was deleted: they are kept as a, b, c, d and 2 more.')
  })
})

test('a temporary folder is reported with the folder that cannot be written', () => {
  const trouble = { kind: 'file', reason: 'readOnly', path: '/user', detail: 'EROFS' } as const
  expect(describeNotice({ kind: 'temporaryFolder', folder: '/tmp/backrank-1', trouble })).toEqual({
    title: 'Backrank’s own folder cannot be written',
    detail: 'The disk is read-only: /user',
    remedy: 'Save your games before you restart the computer: it may empty temporary folders.',
    kept: 'Until the folder can be written, settings and unsaved edits are kept in /tmp/backrank-1. Decks and preparations of your own folder are not shown meanwhile; they are unchanged.',
  })
})
