import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import { t } from '@shared/i18n/t'
import { useNoticesStore, type NoticeAction } from '../../stores/notices'
import { usePlaceStore } from '../../workbench/place'
import { useDrillStore } from './drillStore'
import { type DamagedDecks, describeDamagedDecks } from './drillWords'

/** Damaged decks: announced in every place until the user has chosen how to go on. */
export const useDamagedDecksStore = defineStore('damagedDecks', () => {
  const drill = useDrillStore()
  const notices = useNoticesStore()
  const place = usePlaceStore()

  const damaged = computed((): DamagedDecks | undefined =>
    drill.fault?.kind === 'drillDamaged' ? drill.fault : undefined,
  )

  const actionsOf = ({ backups: [latest] }: DamagedDecks): readonly NoticeAction[] => [
    { label: t('drill.damaged.restore'), run: () => void drill.restore(latest!) },
    { label: t('drill.damaged.choose'), run: () => place.show('drill') },
  ]

  let told: number | undefined
  watch(
    () => damaged.value !== undefined && place.current !== 'drill',
    isToBeTold => {
      if (told !== undefined) notices.settle(told)
      told =
        isToBeTold && damaged.value
          ? notices.report(describeDamagedDecks(damaged.value), actionsOf(damaged.value))
          : undefined
    },
    { immediate: true },
  )

  return { damaged }
})
