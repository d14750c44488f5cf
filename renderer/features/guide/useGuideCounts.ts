import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import { guideCount } from '@shared/setup/starts/guideCounts'
import type { CountName, Guide, GuideBlock, GuideText } from '@shared/variants/guide/guide'
import type { VariantDefinition } from '@shared/variants/variant'
import { guideFacts } from './guideFacts'

const textsOf = (block: GuideBlock): readonly GuideText[] => {
  if (block.kind === 'paragraph') return [block.text]
  return [block.notice, ...(block.kind === 'example' ? block.barred.map(({ why }) => why) : [])]
}

const countsOf = (guide: Guide): readonly CountName[] =>
  guide.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(textsOf)
    .flatMap(({ counts }) => counts)

/**
 * All counts of a system's page by their names. Those of the larger boards take some tenths of a second
 * each, so they come one by one, between frames.
 */
export const useGuideCounts = (variant: Readonly<Ref<VariantDefinition>>, guide: Readonly<Ref<Guide>>) => {
  const counts = shallowRef<ReadonlyMap<string, number>>(new Map())
  let timer: ReturnType<typeof setTimeout> | undefined

  const countNext = (rules: VariantDefinition, names: readonly CountName[]) => {
    const [name, ...rest] = names
    if (!name) return
    if (!counts.value.has(name)) counts.value = new Map([...counts.value, [name, guideCount(rules, name)]])
    timer = setTimeout(countNext, 0, rules, rest)
  }

  watch(
    variant,
    rules => {
      clearTimeout(timer)
      counts.value = new Map()
      timer = setTimeout(countNext, 0, rules, [...guideFacts(rules), ...countsOf(guide.value)])
    },
    { immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))

  return counts
}
