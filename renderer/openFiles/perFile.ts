import { computed, shallowRef } from 'vue'
import { useFilesStore } from './files'

/** A value of the current file, which each open file has of its own until the program ends. */
export const usePerFile = <T>(initial: () => T) => {
  const files = useFilesStore()
  const byFile = shallowRef<ReadonlyMap<string, T>>(new Map())
  return computed({
    get: () => byFile.value.get(files.current?.fileId ?? '') ?? initial(),
    set: (value: T) => {
      if (files.current) byFile.value = new Map(byFile.value).set(files.current.fileId, value)
    },
  })
}
