// The thread for which this instance of the module is searching. Globals belong to one instance, and an instance to one thread.

import { CONTROL } from '../../layout/threadArena'

export let thread: usize = 0
export let control: usize = 0

export function enterThread(arena: usize): void {
  thread = arena
  control = load<u32>(arena, CONTROL) as usize
}
