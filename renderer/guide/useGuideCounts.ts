import { onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import { guideCount } from '@shared/setup/guideCounts'
import type { CountPart, Guide, GuideBlock, GuideText } from '@shared/variants/guide/guide'
import type { VariantDefinition } from '@shared/variants/variant'
import { guideFacts } from './guideFacts'

/** The name under which a count is kept. */
export const countKey = (part: CountPart): string =>
  part.kind === 'count' ? part.of : `${part.kind} ${part.conditions}`

const textsOf = (block: GuideBlock): readonly GuideText[] => {
  if (block.kind === 'paragraph') return [block.text]
  return [block.notice, ...(block.kind === 'example' ? block.barred.map(({ why }) => why) : [])]
}

const isCount = (part: GuideText[number]): part is CountPart =>
  typeof part !== 'string' && part.kind !== 'written'

const countsOf = (guide: Guide): readonly CountPart[] =>
  guide.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap(textsOf)
    .flat()
    .filter(isCount)

/**
 * All counts of a system's page by their keys. Those of the larger boards take some tenths of a second
 * each, so they come one by one, between frames.
 */
export const useGuideCounts = (variant: Readonly<Ref<VariantDefinition>>, guide: Readonly<Ref<Guide>>) => {
  const counts = shallowRef<ReadonlyMap<string, number>>(new Map())
  let timer: ReturnType<typeof setTimeout> | undefined

  const countNext = (rules: VariantDefinition, parts: readonly CountPart[]) => {
    const [part, ...rest] = parts
    if (!part) return
    if (!counts.value.has(countKey(part)))
      counts.value = new Map([...counts.value, [countKey(part), guideCount(rules, part)]])
    timer = setTimeout(countNext, 0, rules, rest)
  }

  watch(
    variant,
    rules => {
      clearTimeout(timer)
      counts.value = new Map()
      const parts = [...guideFacts(rules).map(({ part }) => part), ...countsOf(guide.value)]
      timer = setTimeout(countNext, 0, rules, parts)
    },
    { immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))

  return counts
}
