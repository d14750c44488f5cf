import type { PgnTag } from '@shared/notation/pgn/pgn'
import { SEVEN_TAG_ROSTER } from '@shared/notation/pgn/tags'
import { DERIVED_TAGS, isTagName, unknownValue } from './tagEdits'

const DATE = /^(\d{4}|\?{4})\.(\d{2}|\?\?)\.(\d{2}|\?\?)$/

const EXPECTED: Readonly<Record<string, string>> = {
  Event: 'Name of the tournament or match',
  Site: 'City, country',
  Date: 'YYYY.MM.DD, ?? for what is not known',
  Round: 'Number of the round',
  White: 'Surname, first name',
  Black: 'Surname, first name',
}

/** What archives expect in a tag, for its empty field. */
export const expectedIn = (name: string): string => EXPECTED[name] ?? ''

/** Why a tag's text is unusual; undefined where nothing is. It never keeps anybody from writing it. */
export const tagWarning = ({ name, value }: PgnTag): string | undefined => {
  if (name === 'Date' && !DATE.test(value)) return 'Other programs expect YYYY.MM.DD'
  return undefined
}

/** Why a name cannot stand in a file; undefined for one that can. */
export const nameFault = (name: string, others: readonly PgnTag[]): string | undefined => {
  if (!isTagName(name)) return 'A tag name has letters, digits and _ only'
  if (DERIVED_TAGS.includes(name)) return `${name} is written by the program`
  return others.some(other => other.name === name) ? `${name} is there already` : undefined
}

/** The roster tags that are missing, ready to be added. */
export const missingRoster = (tags: readonly PgnTag[]): readonly PgnTag[] =>
  SEVEN_TAG_ROSTER.filter(name => !tags.some(tag => tag.name === name)).map(name => ({
    name,
    value: unknownValue(name),
  }))
