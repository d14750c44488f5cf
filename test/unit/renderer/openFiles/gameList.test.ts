import { expect, test } from 'vitest'
import { afterEdit, gameListOf, undoneList, type GameList } from '../../../../renderer/openFiles/gameList'
import { aFile } from '../../../support/workbench'

const texts = ({ slots }: GameList) => slots.map(({ pgn, stored }) => pgn ?? stored)

/** The list with another text of its first game. */
const withText = (list: GameList, pgn: string): GameList => {
  const [first, ...others] = list.slots
  return afterEdit(list, pgn, [{ header: first!.header, pgn }, ...others], 'text 0')
}

test('consecutive changes of a list with the same merge key are undone as one', () => {
  const changed = withText(withText(gameListOf(aFile()), 'one'), 'two')
  expect(texts(changed)).toEqual(['two', 1])
  const before = undoneList(changed)!
  expect(before.name).toBe('two')
  expect(texts(before.list)).toEqual([0, 1])
})
