export const findElectron: (options?: { forTests?: boolean }) => string | undefined
export const readyElectron: () => string | undefined
export const sandboxArguments: () => string[]
