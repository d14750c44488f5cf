import type { Core } from './load'

const PAGE = 65_536
const PAGES_AT_A_TIME = 16

/** Reserves `size` bytes for ever, on an eight-byte boundary. */
export const reserve = (core: Core, size: number): number => {
  const address = Math.ceil(core.top / 8) * 8
  core.top = address + size
  if (core.top > core.bytes.length) {
    core.exports.memory.grow(Math.max(PAGES_AT_A_TIME, Math.ceil((core.top - core.bytes.length) / PAGE)))
    core.bytes = Buffer.from(core.exports.memory.buffer)
    core.view = new DataView(core.exports.memory.buffer)
  }
  return address
}

/** A slot for one position; give it back with {@link release}. */
export const slot = (core: Core): number => core.free.pop() ?? reserve(core, core.exports.positionBytes())

export const release = (core: Core, address: number): void => {
  core.free.push(address)
}
