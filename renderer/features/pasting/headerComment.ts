import { unknownValue } from '../../edits/tagEdits'
import type { PgnResult, PgnTag } from '@shared/notation/pgn/pgn'

/** The signature of a game that is put into another, e.g. `Lukic – Vujacic, Belgrade, 1998, 1-0`; empty for nothing. */
export const headerText = (tags: readonly PgnTag[], result: PgnResult): string => {
  const valueOf = (name: string): string => {
    const value = tags.find(tag => tag.name === name)?.value.trim() ?? ''
    return value === unknownValue(name) || value === '?' ? '' : value
  }
  const [white, black] = [valueOf('White'), valueOf('Black')]
  const players = white || black ? `${white || '?'} – ${black || '?'}` : ''
  const year = /^\d{4}/.exec(valueOf('Date'))?.[0] ?? ''
  const parts = [players, valueOf('Event'), year, result === '*' ? '' : result]
  return parts.filter(part => part !== '').join(', ')
}
