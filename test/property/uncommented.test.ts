import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlatGame } from '@shared/tree/game'
import { anyPgn } from '../support/anyPgn'
import { type FiledGame, filedGames, savedInPlace } from '../support/savedGame'

/** The game without the comments before its first move. */
const uncommented = ({ nodes: [root, ...others], ...game }: FlatGame): FlatGame => ({
  ...game,
  nodes: [{ ...root!, commentsBefore: [], comments: [] }, ...others],
})

const unreadIn = (read: FiledGame['read']): readonly string[] =>
  typeof read === 'string' ? [read] : read.nodes.flatMap(({ unread }) => unread?.text ?? [])

/** Text after a comment that would not belong to its game without the comment. */
const BEHIND_COMMENT: [Buffer][] = [
  '{a}\ufeffb',
  '1. e4 *\n\n1. {a}\ufeffb',
  ';a\n\ufeffb',
  '{a}\ufeff\ufeff[b',
].map(text => [Buffer.from(text)])

test('unreadable text stays when the comments before it are deleted', () => {
  fc.assert(
    fc.property(anyPgn, file => {
      for (const [place, { read }] of filedGames(file).slice(0, 3).entries()) {
        if (typeof read === 'string') continue
        const after = filedGames(savedInPlace(file, place, uncommented(read)))[place]!
        const kept = unreadIn(after.read).join('\n')
        for (const text of unreadIn(read)) expect(kept).toContain(text)
      }
    }),
    { numRuns: 1000, examples: BEHIND_COMMENT },
  )
})
