/** The few WebAssembly types that the core needs; the DOM types are not available here. */
declare namespace WebAssembly {
  interface Module {
    readonly module: unique symbol
  }
  interface Instance {
    readonly exports: Record<string, unknown>
  }
  interface Memory {
    readonly buffer: SharedArrayBuffer
    grow(pages: number): number
  }
  interface MemoryDescriptor {
    /** In pages of 64 KiB. */
    readonly initial: number
    readonly maximum: number
    readonly shared: true
  }
  const Module: new (bytes: Uint8Array) => Module
  const Instance: new (module: Module, imports: Record<string, Record<string, unknown>>) => Instance
  const Memory: new (descriptor: MemoryDescriptor) => Memory
}
