export declare const OPTIONS: readonly string[]
export declare const tracing: (isOn: boolean) => readonly string[]
export declare const compileCore: (
  entry: string,
  options: readonly string[],
) => Promise<Uint8Array | undefined>
