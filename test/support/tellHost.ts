/** Makes a mounted component emit an event to its host, as if the user had caused it. */
export const tellHost = (
  component: { readonly vm: unknown },
  name: string,
  ...given: readonly unknown[]
): void => {
  const { $emit: emit } = component.vm as {
    readonly $emit: (name: string, ...given: readonly unknown[]) => void
  }
  emit(name, ...given)
}
