import type { PgnComment } from '../../notation/pgn/pgn'
import { proseIn } from '../../tree/commentText'
import type { Mark } from '../../tree/machineMark'

const SUMMARY = /\[%(setup|report) summary\]([^]*?)\[%\1 end\]/g

/** A comment without the summaries that annotations put in front of a game. */
export const withoutSummaries = (text: string): string => text.replaceAll(SUMMARY, '')

/** The readable comments among `comments`, without summaries. */
export const remarksIn = (comments: readonly PgnComment[]): readonly string[] =>
  proseIn(comments.map(comment => ({ ...comment, text: withoutSummaries(comment.text) })))

/** The summary that an annotation put in front of a whole game; empty if there is none. */
export const summaryIn = (comments: readonly PgnComment[], mark: Mark): string =>
  comments
    .flatMap(({ text }) => Array.from(text.matchAll(SUMMARY)))
    .filter(([, name]) => name === mark)
    .map(([, , sentences = '']) => sentences.replaceAll(/\s+/g, ' ').trim())
    .join(' ')
