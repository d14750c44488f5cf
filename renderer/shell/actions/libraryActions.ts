import { useLibraryStore } from '../../features/games/gamesStore'

/** What the actions do that walk the games of a file. */
export const libraryActions = () => {
  const library = useLibraryStore()
  return { nextGame: () => library.step(1), previousGame: () => library.step(-1) }
}
