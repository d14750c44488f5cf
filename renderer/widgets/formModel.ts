/** An object for `v-model` that reads its properties from `shown` and passes changes to `change`, for state that is replaced as a whole. */
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
