import { formatList } from '@shared/i18n/numbers'
import { t } from '@shared/i18n/t'
import type { Game } from '@shared/tree/game'
import { moveLabel } from '@shared/tree/moveNumber'
import { mainline } from '@shared/tree/tree'

/** How two versions of a game differ. */
export interface GameDifference {
  /** Names of tags that only one version has, or that differ; the result counts as a tag. */
  readonly tags: readonly string[]
  /** The first move of the main line that the other version does not have, e.g. `31. Bd4`; absent if there is none. */
  readonly move?: string
}

const tagDifferences = (one: Game, other: Game): readonly string[] => {
  const values = [one, other].map(
    ({ tags, result }) =>
      new Map([...tags.map(({ name, value }) => [name, value] as const), ['Result', result] as const]),
  )
  const names = new Set(values.flatMap(value => [...value.keys()]))
  return [...names].filter(name => values[0]!.get(name) !== values[1]!.get(name))
}

const firstOther = (one: Game, other: Game): string | undefined => {
  const lines = [mainline(one.root), mainline(other.root)] as const
  const longest = Math.max(lines[0].length, lines[1].length)
  for (let ply = 0; ply < longest; ply += 1) {
    const [mine, theirs] = [lines[0][ply], lines[1][ply]]
    if (mine?.uci === theirs?.uci) continue
    const before = lines[0][ply - 1] ?? one.root
    return moveLabel(before.fen, (mine ?? theirs)!)
  }
  return undefined
}

/** What the user has to know before choosing between two versions of a game. */
export const gameDifference = (one: Game, other: Game): GameDifference => {
  const move = firstOther(one, other)
  return { tags: tagDifferences(one, other), ...(move !== undefined && { move }) }
}

/** Describes how two versions of a game differ. */
export const describeDifference = (one: Game, other: Game): string => {
  const { tags, move } = gameDifference(one, other)
  const parts = [...tags, ...(move === undefined ? [] : [t('shell.conflict.movesFrom', { move })])]
  return parts.length === 0
    ? t('shell.conflict.otherNotes')
    : t('shell.conflict.differIn', { parts: formatList(parts) })
}
