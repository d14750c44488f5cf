import type { SearchLimits } from '@shared/analysis/analysis'
import type { OptionValue } from '@shared/analysis/engine'
import { EMPTY_TEXT } from './uciOption'

/* The commands for engines, as text. */

/** Replaces line breaks, because each line holds one command and no text that we send may add another. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ')

/** Sets an option, or presses a button if there is no value. */
export const makeSetOption = (name: string, value?: OptionValue): string => {
  if (value === undefined) return oneLine(`setoption name ${name}`)
  return oneLine(`setoption name ${name} value ${value === '' ? EMPTY_TEXT : String(value)}`)
}

/** @param moves in the engine's own spelling */
export const makePosition = (fen: string, moves: readonly string[]): string =>
  moves.length === 0 ? `position fen ${fen}` : `position fen ${fen} moves ${moves.join(' ')}`

const GO_WORDS = { depth: 'depth', nodes: 'nodes', moveTimeMs: 'movetime', mate: 'mate' } as const

/**
 * Begins a search; without any limit it goes on until it is stopped. The moves to search come last, since engines take
 * every following word for a move.
 */
export const makeGo = (limits: SearchLimits, searchMoves: readonly string[]): string => {
  const words = Object.entries(GO_WORDS).flatMap(([key, word]) => {
    const value = limits[key as keyof SearchLimits]
    return value === undefined ? [] : [word, String(value)]
  })
  const only = searchMoves.length === 0 ? [] : ['searchmoves', ...searchMoves]
  return ['go', ...(words.length === 0 ? ['infinite'] : words), ...only].join(' ')
}
