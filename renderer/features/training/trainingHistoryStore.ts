import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { t } from '@shared/i18n/t'
import type { TrainingHistory, TrainingRecord } from '@shared/ipc/contract'
import { bridge } from '../../ipc/client'
import { useNoticesStore } from '../../stores/notices'
import { averageOf } from './training'

/** The number of latest trainings in the average. */
const RECENT = 10

/** The scores of finished trainings, of this run and earlier ones. */
export const useTrainingHistoryStore = defineStore('trainingHistory', () => {
  const notices = useNoticesStore()
  const history = shallowRef<TrainingHistory>()

  const records = computed(() => history.value?.records ?? [])

  /** Loads the history of earlier runs, once. */
  const load = async () => {
    history.value ??= await bridge().request('training:history')
  }

  const keep = async (kept: readonly TrainingRecord[]) => {
    history.value = await bridge().request('training:keep', kept)
  }

  /** Deletes trainings; the user can restore them. */
  const forget = async (gone: readonly TrainingRecord[]) => {
    history.value = await bridge().request(
      'training:forget',
      gone.map(({ id }) => id),
    )
    notices.tell('deleted', t('training.history.deleted', { count: gone.length }), {
      action: { label: t('common.undo'), run: () => void keep(gone) },
    })
  }

  return {
    records,
    isLoaded: computed(() => history.value !== undefined),
    damaged: computed(() => history.value?.damaged ?? undefined),
    recent: computed(() => averageOf(records.value, RECENT)),
    all: computed(() => averageOf(records.value)),
    load,
    keep,
    forget,
  }
})
