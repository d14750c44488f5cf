/**
 * What a form shows and changes, as an object for `v-model`: to read a property asks `shown`, to set one hands the change
 * to `change`. For state that is replaced as a whole, not edited in place.
 */
export const formModel = <T extends object>(
  shown: () => T,
  change: (changed: Partial<T>) => unknown,
): { -readonly [K in keyof T]: T[K] } =>
  new Proxy({} as T, {
    get: (_, name) => shown()[name as keyof T],
    set: (_, name, value: unknown) => {
      change({ [name]: value } as Partial<T>)
      return true
    },
  })
