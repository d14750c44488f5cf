import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import type { GameCheck } from '@shared/ipc/contract'
import { MAX_CHECKED } from '@shared/ipc/known'
import { bridge } from '../../../ipc/client'
import { useFilesStore } from '../../../openFiles/files'

/** How much of the games of the current file can be read, for the games listed so far. */
export const useChecksStore = defineStore('checks', () => {
  const files = useFilesStore()

  const checks = shallowRef<ReadonlyMap<number, GameCheck>>(new Map())
  let asked = new Set<number>()

  watch(
    () => files.current,
    () => {
      checks.value = new Map()
      asked = new Set()
    },
    { flush: 'sync' },
  )

  /** Has those games checked that were not checked yet. */
  const see = async (indexes: readonly number[]) => {
    const file = files.current
    const unknown = indexes.filter(index => !asked.has(index)).slice(0, MAX_CHECKED)
    if (!file || unknown.length === 0) return
    for (const index of unknown) asked.add(index)
    const stored = new Map(
      unknown.flatMap(place => {
        const index = files.storedAt(file.fileId, place)
        return index === undefined ? [] : [[place, index] as const]
      }),
    )
    if (stored.size === 0) return
    const answer = await bridge().request('files:check', file.fileId, [...new Set(stored.values())])
    if (files.current !== file) return
    const found = new Map(answer.map(check => [check.index, check]))
    checks.value = new Map([
      ...checks.value,
      ...[...stored].flatMap(([place, index]) => {
        const check = found.get(index)
        return check ? [[place, { ...check, index: place }] as const] : []
      }),
    ])
  }

  return { checks, see }
})
