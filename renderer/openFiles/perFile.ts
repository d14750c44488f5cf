import { computed, shallowRef } from 'vue'
import { useFilesStore } from './files'

/** A value that each open file has separately, until the program ends; this is the value of the current file. */
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
