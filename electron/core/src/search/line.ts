// The principal variation: each ply keeps the best line found from there on.

import { FRAME_BYTES, LINE, LINE_LENGTH } from './frame'

const MAX_LINE: u32 = 127

export function clearLine(frame: usize): void {
  store<u32>(frame, 0, LINE_LENGTH)
}

/** Sets the best line of a frame to a move followed by the line of the frame below. */
export function extendLine(frame: usize, move: u32): void {
  const child = frame + FRAME_BYTES
  const length = load<u32>(child, LINE_LENGTH)
  const kept = length < MAX_LINE ? length : MAX_LINE
  store<u32>(frame, move, LINE)
  memory.copy(frame + LINE + 4, child + LINE, (kept as usize) << 2)
  store<u32>(frame, kept + 1, LINE_LENGTH)
}
