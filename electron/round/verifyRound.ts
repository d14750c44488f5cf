import type { ClaimRefusal, OtherStart, RoundClaim, RoundRefusal, RoundVerdict } from '@shared/ipc/round'
import { makeFen } from '@shared/notation/fen/fen'
import { beginGames, type BegunGame } from '@shared/notation/pgn/parser'
import { procedureById } from '@shared/procedures/catalogue'
import { groundOf } from '@shared/procedures/model/ground'
import type { Equipment, Procedure } from '@shared/procedures/model/procedure'
import { thrownStart } from '@shared/procedures/throwing/finished'
import { beginProcedure } from '@shared/procedures/throwing/throwing'
import {
  readThrowLog,
  readThrownAgain,
  SEED_TAG,
  THROWN_AGAIN_TAG,
  THROWS_TAG,
  WITHIN_TAG,
} from '@shared/procedures/throwing/throwLog'
import { chain, err, map, ok, type Result } from '@shared/result'
import { randomStartNumber, startNumber } from '@shared/setup/starts/starts'
import type { VariantId } from '@shared/variants'
import { withOptions } from '@shared/variants/options'
import { gameStart, knownTagValue } from '../rules/games/gameStart'
import { commitmentOf, drawRound, mostBoards, type RoundDraw } from './drawRound'
import { throwBoards } from './rollRound'
import { COMMITMENT_TAG } from './roundGames'

/** A procedure whose throws are made from the seed. */
interface RollDraw {
  readonly procedure: Procedure
  readonly equipment: Equipment
}

/** A board of a round according to its game. */
interface FoundBoard {
  /** The number of the game in its file, from 1. */
  readonly game: number
  readonly board: number
  readonly draw: RoundDraw
  /** Set if the starts are thrown and not drawn by number. */
  readonly roll?: RollDraw
  readonly found: number | undefined
  /** In canonical form. */
  readonly fen: string
  /** The numbers of the starts that were thrown before and not played. */
  readonly unplayed: readonly number[]
}

const CENTIPAWNS = 100
/** No draw is repeated beyond this board; higher board numbers do not come from this program. */
const MAX_DRAWN = 1_000_000
/** The same limit for throws, which take longer than drawing by number. */
const MAX_THROWN = 10_000

/** The board of a game, from 1. If the game does not say, its number in the file. */
const boardOf = ({ tags }: BegunGame, game: number): number => {
  const board = Number(knownTagValue(tags, 'Board'))
  return Number.isInteger(board) && board > 0 ? board : game
}

const withinOf = ({ tags }: BegunGame): number | undefined => {
  const pawns = Number(knownTagValue(tags, WITHIN_TAG))
  return pawns > 0 ? Math.round(CENTIPAWNS * pawns) : undefined
}

const rollOf = ({ tags }: BegunGame, game: number): Result<RollDraw | undefined, ClaimRefusal> => {
  const text = knownTagValue(tags, THROWS_TAG)
  if (text === undefined) return ok(undefined)
  const log = readThrowLog(text)
  const procedure = log.ok ? procedureById(log.value.procedure) : undefined
  if (log.ok && procedure) return ok({ procedure, equipment: log.value.equipment })
  return err({ kind: 'noProcedure', game, procedure: text.trim().split(/\s+/)[0] ?? '' })
}

const foundBoard = (begun: BegunGame, game: number, seed: string): Result<FoundBoard, ClaimRefusal> => {
  const start = gameStart(begun.tags, begun.at)
  if (!start.ok) return err({ kind: 'unreadable', game })
  const { options, setup } = start.value
  const variant = withOptions(start.value.variant, options)
  const thrown = randomStartNumber(variant, setup)
  const found = thrown ?? startNumber(variant, setup)
  const kind = thrown === undefined ? 'start' : 'random-start'
  const draw = { variant, options, kind, seed, within: withinOf(begun) } as const
  const unplayed = readThrownAgain(knownTagValue(begun.tags, THROWN_AGAIN_TAG) ?? '')
  const board = { game, board: boardOf(begun, game), draw, found, fen: makeFen(variant, setup), unplayed }
  return map(rollOf(begun, game), roll => (roll ? { ...board, roll } : board))
}

const drawKey = ({ draw: { variant, options, kind, within }, roll }: FoundBoard): string =>
  roll
    ? [variant.id, roll.procedure.id, roll.equipment].join(' ')
    : [variant.id, ...options, kind, within].join(' ')

/** A start as it was drawn for a board. */
interface DrawnStart {
  readonly number: number | undefined
  readonly fen: string
}

/** The starts drawn by number for the boards up to the last one. */
const drawnStarts = (draw: RoundDraw, last: number): Result<readonly DrawnStart[], RoundRefusal> =>
  chain(mostBoards(draw), most => drawRound(draw, Math.min(last, most, MAX_DRAWN)))

/**
 * The starts thrown for the boards up to the last one, without those that were not played; fewer if the dice give no
 * new ones.
 */
const thrownStarts = (
  { variant, seed }: RoundDraw,
  { procedure, equipment }: RollDraw,
  last: number,
  unplayed: ReadonlySet<number>,
): readonly DrawnStart[] => {
  if (groundOf(procedure).variant !== variant) return []
  const starts: DrawnStart[] = []
  for (const state of throwBoards(beginProcedure(procedure, equipment), seed)) {
    const { number, setup } = thrownStart(state)!
    if (number !== undefined && unplayed.has(number)) continue
    starts.push({ number, fen: makeFen(variant, setup) })
    if (starts.length >= Math.min(last, MAX_THROWN)) break
  }
  return starts
}

const unplayedOf = (boards: readonly FoundBoard[]): ReadonlySet<number> =>
  new Set(boards.flatMap(({ unplayed }) => unplayed))

/** The boards, all of one draw, whose start is not the one that was drawn for them. */
const othersOf = (boards: readonly FoundBoard[]): Result<readonly OtherStart[], ClaimRefusal> => {
  const [{ draw, roll, game }] = boards as readonly [FoundBoard]
  const last = boards.reduce((highest, { board }) => Math.max(highest, board), 0)
  const drawn = roll ? ok(thrownStarts(draw, roll, last, unplayedOf(boards))) : drawnStarts(draw, last)
  if (!drawn.ok) return err({ kind: 'noAtlas', game })
  return ok(
    boards.flatMap(({ board, found, fen }) => {
      const { number, fen: drawnFen } = drawn.value[board - 1] ?? { number: undefined, fen: undefined }
      return fen === drawnFen ? [] : [{ board, variant: draw.variant.id as VariantId, found, drawn: number }]
    }),
  )
}

/** The value that the games give to a tag if they all agree, and how many different values there are. */
const oneOf = (games: readonly BegunGame[], tag: string) => {
  const values = new Set(games.flatMap(({ tags }) => knownTagValue(tags, tag) ?? []))
  return { value: values.size === 1 ? [...values][0] : undefined, count: values.size }
}

/**
 * Draws the starts of a round again and compares them with those of its games, and the seed with what was published about it. The games may
 * have been played by then.
 */
export const verifyRound = ({ pgn, ...published }: RoundClaim): Result<RoundVerdict, ClaimRefusal> => {
  const games = [...beginGames(pgn)]
  if (games.length === 0) return err({ kind: 'noGames' })
  const own = oneOf(games, SEED_TAG)
  const given = published.seed.trim()
  if (given === '' && own.count > 1) return err({ kind: 'severalSeeds', count: own.count })
  const seed = given === '' ? own.value : given
  if (seed === undefined) return err({ kind: 'noSeed' })

  const draws = new Map<string, FoundBoard[]>()
  for (const [place, begun] of games.entries()) {
    const board = foundBoard(begun, place + 1, seed)
    if (!board.ok) return board
    const key = drawKey(board.value)
    draws.set(key, [...(draws.get(key) ?? []), board.value])
  }
  const others: OtherStart[] = []
  let leftOut = 0
  for (const boards of draws.values()) {
    leftOut += unplayedOf(boards).size
    const found = othersOf(boards)
    if (!found.ok) return found
    others.push(...found.value)
  }
  const hand = published.commitment.trim().toLowerCase()
  return ok({
    boards: games.length,
    others,
    leftOut,
    seed,
    commitment: commitmentOf(seed),
    published: hand === '' ? oneOf(games, COMMITMENT_TAG).value?.toLowerCase() : hand,
    isGiven: hand !== '',
  })
}
