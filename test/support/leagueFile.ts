import { makeFen } from '@shared/notation/fen/fen'
import { drawRandomStart, drawStart, seededRandom, type Random } from '@shared/setup/starts/random'
import { variantById, type VariantId } from '@shared/variants'
import { playOut } from '../bench/playout'
import { unwrap } from '@shared/result'
import { loadCore, type Core } from '../../electron/core/load'
import { Position } from '../../electron/core/position'
import { makeSan } from './makeSan'

const PLAYERS = [
  'Vidal, Marta',
  'Okafor, Chidi',
  'Lindqvist, Eva',
  'Baran, Tomasz',
  'Haddad, Rami',
  'Petrov, Anna',
  'Sørensen, Ida',
  'Mori, Kenji',
  'Castellan, Hugo',
  'Wickramasinghe-Fernandopulle, Maximilian Alexander',
] as const

const SYSTEMS: readonly VariantId[] = ['chess960', 'fischer-benko', 'double-chess960', 'fischer-benko']
const RESULTS = ['1-0', '1/2-1/2', '0-1'] as const

/** A start and a line that was played from it. */
interface Played {
  readonly variant: string
  readonly fen: string
  readonly movetext: string
}

const numbered = (sans: readonly string[]): string =>
  sans.map((san, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${san}` : san)).join(' ')

const playedFrom = (core: Core, id: VariantId, random: Random, isThrow: boolean): Played => {
  const variant = variantById(id)
  const { setup } = (isThrow ? drawRandomStart(variant, random) : undefined) ?? drawStart(variant, random)
  using position = unwrap(Position.from(core, variant, setup))
  const fen = makeFen(variant, position.setup())
  const sans: string[] = []
  playOut(position, random, 20 + random.below(90), (before, move) => void sans.push(makeSan(before, move)))
  return { variant: variant.name, fen, movetext: numbered(sans) }
}

const textOf = (at: number, { variant, fen, movetext }: Played, random: Random): string => {
  const white = random.below(PLAYERS.length)
  const black = (white + 1 + random.below(PLAYERS.length - 1)) % PLAYERS.length
  const result = RESULTS[random.below(RESULTS.length)]!
  const day = String(1 + (Math.floor(at / 4) % 28)).padStart(2, '0')
  const tags = [
    ['Event', at % 7 === 0 ? 'Club evening' : 'Autumn League'],
    ['Site', 'Bergen'],
    ['Date', `${2000 + (at % 27)}.11.${day}`],
    ['Round', `${1 + Math.floor(at / 4)}.${1 + (at % 4)}`],
    ['White', PLAYERS[white]!],
    ['Black', PLAYERS[black]!],
    ['Result', result],
    ['WhiteElo', String(2100 + random.below(300))],
    ['BlackElo', String(2100 + random.below(300))],
    ['Variant', variant],
    ['SetUp', '1'],
    ['FEN', fen],
  ]
  // Every fiftieth game has an illegal move.
  const moves = at % 50 === 49 ? `${movetext} Qa9` : movetext
  return `${tags.map(([name, value]) => `[${name} "${value}"]`).join('\n')}\n\n${moves} ${result}\n\n`
}

/**
 * A file of games of several systems with random moves, four games from each start; the same for the same number.
 *
 * @param lines the largest number of different lines; further games repeat them
 */
export const leagueFile = (games: number, lines = 400): string => {
  const core = loadCore()
  const random = seededRandom('league')
  const played = Array.from({ length: Math.min(lines, Math.ceil(games / 4)) }, (_, at) =>
    playedFrom(core, SYSTEMS[at % SYSTEMS.length]!, random, at % 4 === 3),
  )
  return Array.from({ length: games }, (_, at) =>
    textOf(at, played[Math.floor(at / 4) % played.length]!, random),
  ).join('')
}
