import type { PgnTag } from '@shared/notation/pgn/pgn'
import { SEVEN_TAG_ROSTER } from '@shared/notation/pgn/tags'

/** Tags that follow from the game itself. They are shown, but changing them by hand would make them false. */
export const DERIVED_TAGS: readonly string[] = ['Variant', 'SetUp', 'FEN']

/** The PGN value of a roster tag that is unknown. */
export const unknownValue = (name: string): string => {
  if (name === 'Date') return '????.??.??'
  return name === 'Result' ? '*' : '?'
}

/** Whether a text can be a tag name: letters, digits and underscores. */
export const isTagName = (name: string): boolean => /^\w{1,255}$/.test(name)

/** Moves the tag at `place` so that it ends up at index `to`. */
export const movedTag = (tags: readonly PgnTag[], place: number, to: number): readonly PgnTag[] => {
  const tag = tags[place]
  return tag ? tags.toSpliced(place, 1).toSpliced(to, 0, tag) : tags
}

/** Changes the tag at `place`; does nothing if there is none. */
export const changedTag = (
  tags: readonly PgnTag[],
  place: number,
  change: Partial<PgnTag>,
): readonly PgnTag[] => tags.map((tag, at) => (at === place ? { ...tag, ...change } : tag))

/** Adds a tag: roster tags at their place in the roster, all others at the end. */
export const addedTag = (tags: readonly PgnTag[], tag: PgnTag): readonly PgnTag[] => {
  const rank = rosterRank(tag.name)
  const after = tags.findLastIndex(other => rosterRank(other.name) < rank)
  return rank < SEVEN_TAG_ROSTER.length ? tags.toSpliced(after + 1, 0, tag) : [...tags, tag]
}

const rosterRank = (name: string): number => {
  const rank = SEVEN_TAG_ROSTER.findIndex(roster => roster === name)
  return rank < 0 ? SEVEN_TAG_ROSTER.length : rank
}
