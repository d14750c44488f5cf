import { isSeveralGames } from './gameScan'
import { isTagAt } from './tagScan'
import { unitsOf } from './units'

/** Read as nothing, but it is neither a blank nor part of what comes behind it. */
const GUARD = '\u00a0'

/** A tag that begins a line begins a game. */
const isTagLine = (text: string): boolean => text.startsWith('[') && isTagAt(unitsOf(text), 0, text.length)

/** Read as several games, and as one behind the guard. A guard that is no help would be joined by another at each save. */
const isSeveralWithoutGuard = (text: string): boolean => isSeveralGames(text) && !isSeveralGames(GUARD + text)

/**
 * Text that was not read, so that it is not read as something else where it stands now: as an escaped line, a tag, or
 * the beginning of another game. A byte order mark, whatever the encoding makes of its bytes, is none behind a blank.
 *
 * @param isFirst nothing but comments stands before it
 */
export const guarded = (text: string, isAtLineStart: boolean, isFirst: boolean): string => {
  if (isFirst && text.startsWith('[')) return `... ${text}`
  if (isAtLineStart && /^(?:%|\ufeff|ï»¿)/.test(text)) return ` ${text}`
  return (isAtLineStart && isTagLine(text)) || isSeveralWithoutGuard(text) ? GUARD + text : text
}
