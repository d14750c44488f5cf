import { forumText } from '@shared/publish/text/forumText'
import { usePublishStore } from './publishStore'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../stores/game'
import { useCopying } from '../../widgets/useCopying'

/** What the actions do that make pages, pictures and texts of games. */
export const publishActions = () => {
  const copy = useCopying()
  const dialogs = useDialogsStore()
  const game = useGameStore()
  const publishing = usePublishStore()

  return {
    publish: () => {
      if (!game.game) return
      publishing.begin()
      dialogs.show('publish')
    },
    copyForumText: async () => {
      if (game.game) await copy(forumText(game.game, publishing.choices.page), 'text')
    },
  }
}
