import '@shared/publish/fonts/figurines.css'
import { defineFeature } from '../../registry/feature'
import PublishDialog from './PublishDialog.vue'
import { usePublishStore } from './publishStore'
import { forumText } from '@shared/publish/text/forumText'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../workbench/game'
import { useCopying } from '../../widgets/useCopying'

/** The actions that make pages, pictures and texts from games. */
const publishActions = () => {
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

declare module '../../stores/dialogs' {
  interface DialogArguments {
    publish: undefined
  }
}

/** Pages, pictures and texts made from games. */
export const publish = defineFeature({
  dialogs: { publish: { view: PublishDialog, isPossible: () => usePublishStore().shown !== undefined } },
  actions: publishActions,
})
