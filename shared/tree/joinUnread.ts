import { mayEndInComment } from '../notation/pgn/parentheses'
import type { UnreadText } from '../notation/pgn/pgn'

/**
 * Whether a joined text may end in a comment, which depends on its last part. It is remembered, because examining many long texts would
 * take too long.
 */
const ends = new WeakMap<UnreadText, boolean>()

const endsInComment = (unread: UnreadText): boolean => ends.get(unread) ?? mayEndInComment(unread.text)

/** Joins both texts; the fault and the place are those of the first one. */
export const joinUnread = (first: UnreadText, second: UnreadText): UnreadText => {
  const joined = { ...first, text: `${first.text}${endsInComment(first) ? '\n' : ' '}${second.text}` }
  ends.set(joined, endsInComment(second))
  return joined
}
