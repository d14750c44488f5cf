import { commandIn, parseComment, withCommand } from '../notation/pgn/commands'
import type { PgnComment } from '../notation/pgn/pgn'
import { textHash } from '../textHash'
import type { Mark } from './machineMark'

/*
 * Sentences that the program writes stand in a comment of their own, behind `[%report words 27-9f3ac2d1]`: their length and
 * hash, by which a second run knows whether the user has changed them.
 */

/** Text as it is compared: programs break lines of comments where it suits them. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

const proseOf = (text: string): string =>
  plain(
    parseComment(text)
      .map(part => (part.kind === 'prose' ? part.written : ''))
      .join(''),
  )

const sealOf = (prose: string): string => `${prose.length}-${textHash(prose, 0).toString(16)}`

const SEAL = /^words ((\d{1,6})-[\da-f]{1,8})$/

/** The comment that says these sentences of a move. */
export const wordsComment = (sentences: string, mark: Mark): PgnComment => {
  const prose = plain(sentences)
  return { style: 'brace', text: `${withCommand('', mark, `words ${sealOf(prose)}`)} ${prose}` }
}

/** What the user made of sentences of ours: nothing, an addition, or another text in their place. */
type Fate = { readonly kind: 'own' | 'changed' } | { readonly kind: 'followed'; readonly by: string }

const fateOf = ({ text }: PgnComment, mark: Mark): Fate | undefined => {
  const [, seal, length] = SEAL.exec(plain(commandIn(text, mark) ?? '')) ?? []
  if (seal === undefined) return undefined
  const prose = proseOf(text)
  if (prose === '') return { kind: 'own' }
  if (sealOf(prose.slice(0, Number(length))) !== seal) return { kind: 'changed' }
  const by = prose.slice(Number(length)).trim()
  return by === '' ? { kind: 'own' } : { kind: 'followed', by }
}

/** The user has replaced our sentences by another text: it stays, and they are not written again. */
export const isReworded = (comment: PgnComment, mark: Mark): boolean =>
  fateOf(comment, mark)?.kind === 'changed'

/** A comment of ours without our sentences, and any text that follows them; undefined where it has none of them. */
export const withoutWords = (comment: PgnComment, mark: Mark): readonly PgnComment[] | undefined => {
  const fate = fateOf(comment, mark)
  if (!fate) return undefined
  if (fate.kind === 'changed') return [comment]
  return fate.kind === 'followed' ? [{ style: comment.style, text: fate.by }] : []
}
