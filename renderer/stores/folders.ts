import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { FolderListing } from '@shared/ipc/contract'
import { describeError } from '../errors/describeError'
import type { ErrorText } from '../errors/errorText'
import { bridge } from '../ipc/client'

/** The folders of the machine, as the file dialog of the web shell shows them. */
export const useFoldersStore = defineStore('folders', () => {
  const listing = shallowRef<FolderListing>()
  const error = shallowRef<ErrorText>()

  /** Lists a folder; by default the last one, at first the user's home. Returns whether that worked. */
  const browse = async (path = listing.value?.path) => {
    const answer = await bridge().request('files:browse', ...(path === undefined ? [] : [path]))
    error.value = answer.ok ? undefined : describeError(answer.error)
    if (answer.ok) listing.value = answer.value
    return answer.ok
  }

  /** Lists the folder of a file that is typed or clicked: the host touches only what it has listed. */
  const reach = (path: string) => {
    const isListed = listing.value?.entries.some(entry => entry.path === path)
    return browse(isListed ? listing.value?.path : path.replace(/[^\\/]*$/, ''))
  }

  return { listing, error, browse, reach }
})
