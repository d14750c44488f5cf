import type { GameHeader } from '@shared/ipc/contract'
import { parseFen } from '@shared/notation/fen/fen'
import { startNumberOfBoard } from '@shared/setup/starts/starts'
import { variantBySpelling } from '@shared/variants'

const known = new Map<string, number | undefined>()

/** So many first positions are remembered; twice all starts of Chess960. */
const MOST_KNOWN = 2000

const numberOf = (variant: string, fen: string): number | undefined => {
  const system = variantBySpelling(variant === '' ? 'Chess' : variant)
  const read = system && parseFen(system, fen)
  return system && read?.ok ? startNumberOfBoard(system, read.value.setup.board) : undefined
}

/** Under which number its system has the first position of a game; undefined for one without, or of chess. */
export const startNumberOfHeader = ({ variant, fen }: GameHeader): number | undefined => {
  if (fen === undefined) return undefined
  const key = `${variant} ${fen}`
  if (known.has(key)) return known.get(key)
  const number = numberOf(variant, fen)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, number)
  return number
}
