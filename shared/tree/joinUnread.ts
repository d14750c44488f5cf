import { mayEndInComment } from '../notation/pgn/parentheses'
import type { UnreadText } from '../notation/pgn/pgn'

/** Whether texts that were put together may end in a comment, as their last pieces do: asked of the whole, many would take long. */
const ends = new WeakMap<UnreadText, boolean>()

const endsInComment = (unread: UnreadText): boolean => ends.get(unread) ?? mayEndInComment(unread.text)

/** Both texts, one behind the other; the fault and the place are those of the first. */
export const joinUnread = (first: UnreadText, second: UnreadText): UnreadText => {
  const joined = { ...first, text: `${first.text}${endsInComment(first) ? '\n' : ' '}${second.text}` }
  ends.set(joined, endsInComment(second))
  return joined
}
