import { folded } from '../../text/folded'

const wordsIn = (name: string): readonly string[] => folded(name).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a name that the user has typed is that of a player: all its words stand there, in any order and without accents. */
export const isPlayer = (typed: string, player: string): boolean => {
  const [wanted, has] = [wordsIn(typed), new Set(wordsIn(player))]
  return wanted.length > 0 && wanted.every(word => has.has(word))
}
