import type { Core } from './load'

const PAGE = 65_536
const PAGES_AT_A_TIME = 16

/** Reserves `size` bytes permanently, at an address that is a multiple of `align`. */
export const reserve = (core: Core, size: number, align = 8): number => {
  const address = Math.ceil(core.top / align) * align
  core.top = address + size
  if (core.top > core.bytes.length) {
    core.memory.grow(Math.max(PAGES_AT_A_TIME, Math.ceil((core.top - core.bytes.length) / PAGE)))
    core.bytes = Buffer.from(core.memory.buffer)
    core.view = new DataView(core.memory.buffer)
  }
  return address
}

/** Writes bytes into the memory, where they stay for good, at an address that is a multiple of 64. */
export const lay = (core: Core, bytes: Uint8Array): number => {
  const address = reserve(core, bytes.length, 64)
  core.bytes.set(bytes, address)
  return address
}

/** A slot for one position; give it back with {@link release}. */
export const slot = (core: Core): number =>
  core.free.pop() ?? reserve(core, core.layout.position.POSITION_BYTES)

export const release = (core: Core, address: number): void => {
  core.free.push(address)
}
