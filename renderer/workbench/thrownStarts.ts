import { computed } from 'vue'
import { parseFen } from '@shared/notation/fen/fen'
import { isInSetup } from '@shared/setup/rights/ordinaryPosition'
import { randomStartCount } from '@shared/setup/starts/starts'
import { isVariantId, variantById, type VariantId } from '@shared/variants'
import { useSettingsStore } from '../stores/settings'
import { useGameStore } from './game'
import { usePlaceStore } from './place'

/** A throw, or another position of a setup, whose possible starts are shown. */
export interface ThrownStarts {
  readonly variant: VariantId
  readonly fen: string
}

/** Whether the players of the system place pieces after a throw. */
export const hasThrows = (variant: VariantId): boolean => randomStartCount(variantById(variant)) > 1

/** The throw whose starts the place Starts shows; the settings keep it. */
export const useThrownStarts = () => {
  const game = useGameStore()
  const place = usePlaceStore()
  const settings = useSettingsStore()

  /** Undefined if all starts are shown. */
  const chosen = computed((): ThrownStarts | undefined => {
    const { thrownStarts } = settings.settings
    return thrownStarts && isVariantId(thrownStarts.variant)
      ? { variant: thrownStarts.variant, fen: thrownStarts.fen }
      : undefined
  })
  const choose = ({ variant, fen }: ThrownStarts) => settings.update({ thrownStarts: { variant, fen } })
  const forget = () => {
    if (settings.settings.thrownStarts) void settings.update({ thrownStarts: null })
  }

  /** Opens the place Starts with the starts of a throw. */
  const show = (of: ThrownStarts) => {
    void choose(of)
    place.show('starts')
  }

  /** The throw from which the open game began, if it began with one. */
  const inGame = computed((): ThrownStarts | undefined => {
    const { game: open } = game
    if (!open || !isVariantId(open.variant) || open.options.length > 0 || !hasThrows(open.variant))
      return undefined
    const read = parseFen(variantById(open.variant), open.root.fen)
    if (!read.ok || !isInSetup(read.value.setup)) return undefined
    return { variant: open.variant, fen: open.root.fen }
  })

  return { chosen, choose, forget, show, inGame }
}
