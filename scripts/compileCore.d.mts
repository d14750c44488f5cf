export declare const OPTIONS: readonly string[]
export declare const tracing: (isOn: boolean) => readonly string[]
type Compile = (entry: string, options: readonly string[]) => Promise<Uint8Array | undefined>
export declare const compileCore: Compile
export declare const compileWideCore: Compile
