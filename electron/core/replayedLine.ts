import { BOARD, POSITION_BYTES } from './layout/position'
import { fenAt } from './fenText'
import type { Core } from './load'
import { codeOf, CORE_ROLES } from './pieceCode'
import type { Replay } from './replay'
import { isInSetupAt } from './setupBytes'

const LETTERS = 'pnbrqk'
const ROLES_BY_LETTER = { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' } as const

const codeOfLetter = (letter: string): number => {
  const small = letter.toLowerCase() as keyof typeof ROLES_BY_LETTER
  if (!LETTERS.includes(small) || !CORE_ROLES.includes(ROLES_BY_LETTER[small])) return 0
  return codeOf({ color: letter === small ? 'black' : 'white', role: ROLES_BY_LETTER[small] })
}

/** A position to look for: pieces, pieces in hand and side to move, without rights and counters. */
export interface Sought {
  /** Codes of the pieces from a1 on. */
  readonly codes: Buffer
  /** The first two fields of its canonical FEN. */
  readonly text: string
}

/** Pieces, pieces in hand and side to move of a FEN. */
export const placementOf = (fen: string): string => fen.split(' ').slice(0, 2).join(' ')

/** The position to look for; undefined if no position of the core can match it. */
export const soughtPosition = (fen: string): Sought | undefined => {
  const ranks = (fen.split(' ')[0] ?? '')
    .replace(/\[.*$/, '')
    .replaceAll('~', '')
    .replace(/\d+/g, count => '.'.repeat(Number(count)))
    .split('/')
  if (ranks.length !== 8 || ranks.some(rank => rank.length !== 8)) return undefined
  const codes = Buffer.from(Array.from(ranks.reverse().join(''), codeOfLetter))
  return { codes, text: placementOf(fen) }
}

/** The main line of a replayed game; valid until the next replay of its core. */
export interface ReplayedLine {
  readonly plies: number
  /** The number of plies after which a position first occurs; undefined if it never does. */
  plyOf(sought: Sought): number | undefined
  /** The number of plies that are placements and relocations. */
  setupPlies(): number
  /** The FEN after `ply` plies. */
  fenAfter(ply: number): string
}

export const replayedLine = (core: Core, { plies, last }: Replay): ReplayedLine => {
  const first = last - plies * POSITION_BYTES
  const addressOf = (ply: number) => first + ply * POSITION_BYTES
  const isAt = ({ codes, text }: Sought, ply: number): boolean => {
    const board = addressOf(ply) + BOARD
    return (
      core.bytes.compare(codes, 0, 64, board, board + 64) === 0 &&
      placementOf(fenAt(core, addressOf(ply))) === text
    )
  }
  return {
    plies,
    plyOf: sought => {
      for (let ply = 0; ply <= plies; ply++) if (isAt(sought, ply)) return ply
      return undefined
    },
    setupPlies: () => {
      let ply = 0
      while (ply < plies && isInSetupAt(core, addressOf(ply))) ply++
      return ply
    },
    fenAfter: ply => fenAt(core, addressOf(ply)),
  }
}
