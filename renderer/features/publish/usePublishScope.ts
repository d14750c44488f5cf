import { computed, shallowRef, type Ref } from 'vue'
import type { PublishFormat, PublishLook } from '@shared/publish/choices'
import { useFilesStore } from '../../openFiles/files'
import { useSelectionStore } from '../games/operations/selectionStore'
import type { ShownGame } from './pictures'

/** Which games are published together. */
export type PublishScope = 'this' | 'selected' | 'file'

/** Formats in which one file can contain many games. */
const FOR_MANY: ReadonlySet<PublishFormat> = new Set(['html', 'pdf', 'text', 'pgn'])

/**
 * The games to choose from, and the chosen ones.
 *
 * @param given a game that is in no file, and is published alone
 */
export const usePublishScope = (
  look: Readonly<Ref<PublishLook>>,
  given: Readonly<Ref<ShownGame | undefined>>,
) => {
  const files = useFilesStore()
  const selection = useSelectionStore()
  const wantedScope = shallowRef<PublishScope>('this')

  const holdsMany = computed(() => FOR_MANY.has(look.value.format) && !look.value.sheet)
  const scope = computed<PublishScope>(() => (holdsMany.value ? wantedScope.value : 'this'))
  const inFile = computed(() => (given.value ? 0 : (files.current?.games.length ?? 0)))
  const selected = computed<readonly number[]>(() => (given.value ? [] : selection.places))
  const places = computed<readonly number[]>(() =>
    scope.value === 'file' ? Array.from({ length: inFile.value }, (_, place) => place) : selected.value,
  )
  const count = computed(() => (scope.value === 'this' ? 1 : places.value.length))

  return { wantedScope, holdsMany, scope, inFile, selected, places, count }
}
