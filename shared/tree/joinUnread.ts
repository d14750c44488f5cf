import { mayEndInComment } from '../notation/pgn/parentheses'
import type { UnreadText } from '../notation/pgn/pgn'

/** Both texts, one behind the other; the fault and the place are those of the first. */
export const joinUnread = (first: UnreadText, second: UnreadText): UnreadText => ({
  ...first,
  text: `${first.text}${mayEndInComment(first.text) ? '\n' : ' '}${second.text}`,
})
