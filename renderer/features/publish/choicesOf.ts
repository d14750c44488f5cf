import type { PublishChoices } from '@shared/publish/choices'
import { formModel } from '../../widgets/formModel'
import { usePublishStore } from './publishStore'

/** The choices for one kind of file, for `v-model`. Pages and pictures of the board share theirs: `page`. */
export const choicesOf = <Kind extends 'page' | 'gif' | 'pgn' | 'picture'>(kind: Kind) => {
  const store = usePublishStore()
  return formModel<PublishChoices[Kind]>(
    () => store.choices[kind],
    changed => store.change({ [kind]: { ...store.choices[kind], ...changed } }),
  )
}
