import { t } from '@shared/i18n/t'
import { VARIANTS } from '@shared/variants'
import { variantName } from '@shared/i18n/names/variantNames'
import { useDialogsStore } from '../../stores/dialogs'
import { useGameStore } from '../../workbench/game'
import { useSettingsStore } from '../../stores/settings'
import { defineFeature } from '../../registry/feature'
import { foundEntries, paletteEntry } from '../../widgets/palette'
import GuideOverlay from './GuideOverlay.vue'

const rulesPalette = (query: string) => {
  const entries = VARIANTS.map(({ id }) =>
    paletteEntry(
      `rules ${id}`,
      t('shell.palette.rulesOf', { system: variantName({ id }) }),
      () => useDialogsStore().showRules(id),
      { note: t('shell.palette.notes.rules') },
    ),
  )
  return [foundEntries(query, t('shell.palette.groups.rules'), entries)]
}

/** The rules of the systems. */
export const guide = defineFeature({
  actions: () => {
    const dialogs = useDialogsStore()
    const game = useGameStore()
    const settings = useSettingsStore()
    return { rules: () => dialogs.showRules(game.game?.variant ?? settings.lastVariant) }
  },
  overlay: GuideOverlay,
  palette: rulesPalette,
})
