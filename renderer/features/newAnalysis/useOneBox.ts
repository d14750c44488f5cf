import { computed, shallowRef, watch, type Ref } from 'vue'
import { makeFen } from '@shared/notation/fen/fen'
import { readOneBox, shapeOf } from '@shared/notation/oneBox/oneBox'
import type { OneBoxReading } from '@shared/notation/oneBox/oneBoxReading'
import { startIdentity } from '@shared/notation/oneBox/oneBoxStart'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { draw, type Drawable } from '../../variants/drawing'

type PossibleReading = Exclude<OneBoxReading, { kind: 'impossible' }>

const isPossible = (reading: OneBoxReading): reading is PossibleReading => reading.kind !== 'impossible'

/** The most other systems shown; more would be a list to choose from without a reason. */
const MAX_ELSEWHERE = 3

/** The systems in which a text is a start or throw, in the order of the list. */
const otherSystemsOf = (text: string, here: VariantDefinition): readonly VariantDefinition[] =>
  VARIANTS.filter((other: VariantDefinition) => {
    if (other.id === here.id) return false
    return readOneBox(text, other).some(
      reading => reading.kind === 'position' && startIdentity(other, reading.setup).kind !== 'position',
    )
  }).slice(0, MAX_ELSEWHERE)

/** The box: its text, the possible readings, and the chosen one. */
export const useOneBox = (
  variant: Readonly<Ref<VariantDefinition>>,
  options: Readonly<Ref<readonly string[]>>,
  initialText: string,
) => {
  const text = shallowRef(initialText)
  const seed = shallowRef('')
  /** The drawn start in the box, which has only this reading; typing over it discards the draw. */
  const drawn = shallowRef<{ readonly text: string; readonly what: Drawable; readonly number: number }>()

  const readings = computed(() => readOneBox(text.value, variant.value, options.value))
  const isDrawn = (reading: PossibleReading): boolean => {
    if (reading.kind !== 'position' || !drawn.value) return false
    const identity = startIdentity(variant.value, reading.setup)
    return identity.kind === drawn.value.what && identity.number === drawn.value.number
  }
  const possible = computed(() => {
    const all = readings.value.filter(isPossible)
    const meant = drawn.value?.text === text.value ? all.filter(isDrawn) : []
    return meant.length > 0 ? meant : all
  })
  const impossible = computed(() => readings.value.filter(reading => reading.kind === 'impossible'))
  const shape = computed(() => shapeOf(text.value))

  /** Other systems in which ranks or throws mean something, if they mean nothing in this one. */
  const elsewhere = computed(() => {
    const isLooked = shape.value === 'ranks' || shape.value === 'throws'
    return isLooked && possible.value.length === 0 ? otherSystemsOf(text.value, variant.value) : []
  })

  const place = shallowRef(0)
  watch([text, variant], () => (place.value = 0), { flush: 'sync' })
  const chosen = computed(() => possible.value[place.value])

  const choose = (to: number) => {
    if (possible.value[to]) place.value = to
  }

  const fen = computed(() =>
    chosen.value?.kind === 'position' ? makeFen(variant.value, chosen.value.setup) : undefined,
  )

  /** Draws a number and writes it into the box. */
  const drawInto = (what: Drawable) => {
    const found = draw(variant.value, what, seed.value.trim(), options.value)
    if (found) put(what, found.number)
  }

  /** Writes a drawn number into the box. */
  const put = (what: Drawable, number: number) => {
    text.value = String(number)
    drawn.value = { text: text.value, what, number }
  }

  const usedSeed = computed(() => (text.value === drawn.value?.text ? seed.value.trim() : ''))

  return {
    text,
    seed,
    usedSeed,
    shape,
    possible,
    impossible,
    elsewhere,
    place,
    chosen,
    choose,
    chooseNext: (by: 1 | -1) => choose(place.value + by),
    fen,
    drawInto,
    put,
  }
}
