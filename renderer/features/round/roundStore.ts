import { watchDebounced } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { DrawnRound, RoundRefusal, RoundRequest } from '@shared/ipc/contract'
import type { StartKind } from '@shared/setup/starts/distinctStarts'
import { randomStartCount } from '@shared/setup/starts/starts'
import { toggled } from '@shared/toggled'
import { variantById, type VariantId } from '@shared/variants'
import { withOptions } from '@shared/variants/options'
import { bridge } from '../../ipc/client'
import { useSettingsStore } from '../../stores/settings'
import { unpredictableSeed } from '../../variants/drawing'

const CENTIPAWNS = 100
/** Milliseconds from the last change until a new draw. */
const SETTLED = 150

/**
 * The round that is being drawn: the request and the result. Its seed is kept in the settings, because its commitment
 * may have been published.
 */
export const useRoundStore = defineStore('round', () => {
  const settings = useSettingsStore()
  const id = shallowRef<VariantId>(settings.lastVariant)
  const options = shallowRef<readonly string[]>([])
  const kind = shallowRef<StartKind>('start')
  const count = shallowRef(20)
  const kept = settings.settings.roundSeed
  const seed = shallowRef(kept === '' ? unpredictableSeed() : kept)
  watch(seed, roundSeed => void settings.update({ roundSeed }), { immediate: true })
  const isBalanced = shallowRef(false)
  /** In pawns. */
  const within = shallowRef(0.25)
  const event = shallowRef('')
  const round = shallowRef('')
  /** In the form of PGN. */
  const date = shallowRef('')

  const variant = computed(() => withOptions(variantById(id.value), options.value))
  const hasThrows = computed(() => randomStartCount(variant.value) > 1)
  const hasValues = shallowRef(false)

  watch(
    id,
    () => {
      options.value = []
      kind.value = hasThrows.value ? 'random-start' : 'start'
    },
    { immediate: true, flush: 'sync' },
  )
  watch(
    [id, options],
    async ([of, on]) => {
      const known = await bridge().request('round:hasValues', of, on)
      if (id.value === of) hasValues.value = known
    },
    { immediate: true },
  )

  const canBalance = computed(() => hasValues.value && kind.value === 'start')

  const wish = computed<RoundRequest | undefined>(() =>
    seed.value.trim() === ''
      ? undefined
      : {
          variant: id.value,
          options: options.value,
          kind: kind.value,
          count: count.value,
          seed: seed.value.trim(),
          ...(canBalance.value && isBalanced.value && { within: Math.round(CENTIPAWNS * within.value) }),
        },
  )

  const answered = shallowRef<RoundRequest>()
  const drawn = shallowRef<DrawnRound>()
  const refusal = shallowRef<RoundRefusal>()

  watchDebounced(
    wish,
    async asked => {
      const answer = asked && (await bridge().request('round:draw', asked))
      if (asked !== wish.value) return
      answered.value = asked
      drawn.value = answer?.ok ? answer.value : undefined
      refusal.value = answer?.ok === false ? answer.error : undefined
    },
    { immediate: true, debounce: SETTLED },
  )

  /** The requested round; undefined until it is drawn. Meanwhile {@link drawn} is still the one of the last request. */
  const settled = computed(() => (answered.value === wish.value ? drawn.value : undefined))

  const toggleOption = (option: string) => {
    options.value = toggled(options.value, option)
  }

  return {
    id,
    options,
    kind,
    count,
    seed,
    isBalanced,
    within,
    event,
    round,
    date,
    variant,
    hasThrows,
    canBalance,
    wish,
    drawn,
    settled,
    refusal,
    toggleOption,
    newSeed: () => (seed.value = unpredictableSeed()),
  }
})
