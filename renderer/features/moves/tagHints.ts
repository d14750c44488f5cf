import { t } from '@shared/i18n/t'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import { SEVEN_TAG_ROSTER } from '@shared/notation/pgn/tags'
import { DERIVED_TAGS, isTagName, unknownValue } from '../../edits/tagEdits'

const DATE = /^(\d{4}|\?{4})\.(\d{2}|\?\?)\.(\d{2}|\?\?)$/

const HINTED = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'] as const

/** What archives expect in a tag; shown in its empty field. */
export const expectedIn = (name: string): string => {
  const hinted = HINTED.find(one => one === name)
  return hinted ? t(`moves.expected.${hinted}`) : ''
}

/** A warning about an unusual value of a tag, which is allowed all the same; undefined if there is none. */
export const tagWarning = ({ name, value }: PgnTag): string | undefined =>
  name === 'Date' && !DATE.test(value) ? t('moves.tag.dateForm') : undefined

/** Why a name cannot be that of a tag; undefined for a valid one. */
export const nameFault = (name: string, others: readonly PgnTag[]): string | undefined => {
  if (!isTagName(name)) return t('moves.tag.badName')
  if (DERIVED_TAGS.includes(name)) return t('moves.tag.reserved', { name })
  return others.some(other => other.name === name) ? t('moves.tag.taken', { name }) : undefined
}

/** The roster tags that are missing, ready to be added. */
export const missingRoster = (tags: readonly PgnTag[]): readonly PgnTag[] =>
  SEVEN_TAG_ROSTER.filter(name => !tags.some(tag => tag.name === name)).map(name => ({
    name,
    value: unknownValue(name),
  }))
