import type { ClaimRefusal, OtherStart, RoundClaim, RoundVerdict } from '@shared/ipc/round'
import { beginGames, type BegunGame } from '@shared/notation/pgn/parser'
import { SEED_TAG, WITHIN_TAG } from '@shared/procedures/throwing/throwLog'
import { err, ok, type Result } from '@shared/result'
import { randomStartNumber, startNumber } from '@shared/setup/starts/starts'
import type { VariantId } from '@shared/variants'
import { withOptions } from '@shared/variants/options'
import { gameStart, knownTagValue } from '../rules/games/gameStart'
import { commitmentOf, drawRound, mostBoards, type RoundDraw } from './drawRound'
import { COMMITMENT_TAG } from './roundGames'

/** A board of a round as its game has it. */
interface FoundBoard {
  /** The place of the game in its file, from 1. */
  readonly game: number
  readonly board: number
  readonly draw: RoundDraw
  readonly found: number | undefined
}

const CENTIPAWNS = 100
/** No draw is repeated further than this; higher board numbers were not drawn here. */
const MAX_DRAWN = 1_000_000

/** Boards are numbered from 1; a game that does not say has its place in the file. */
const boardOf = ({ tags }: BegunGame, game: number): number => {
  const board = Number(knownTagValue(tags, 'Board'))
  return Number.isInteger(board) && board > 0 ? board : game
}

const withinOf = ({ tags }: BegunGame): number | undefined => {
  const pawns = Number(knownTagValue(tags, WITHIN_TAG))
  return pawns > 0 ? Math.round(CENTIPAWNS * pawns) : undefined
}

const foundBoard = (begun: BegunGame, game: number, seed: string): FoundBoard | undefined => {
  const start = gameStart(begun.tags, begun.at)
  if (!start.ok) return undefined
  const { options, setup } = start.value
  const variant = withOptions(start.value.variant, options)
  const thrown = randomStartNumber(variant, setup)
  const found = thrown ?? startNumber(variant, setup)
  const kind = thrown === undefined ? 'start' : 'random-start'
  const draw = { variant, options, kind, seed, within: withinOf(begun) } as const
  return { game, board: boardOf(begun, game), draw, found }
}

const drawKey = ({ draw: { variant, options, kind, within } }: FoundBoard): string =>
  [variant.id, ...options, kind, within].join(' ')

/** What was drawn for these boards, which are of one draw. */
const othersOf = (boards: readonly FoundBoard[]): Result<readonly OtherStart[], ClaimRefusal> => {
  const [{ draw, game }] = boards as readonly [FoundBoard]
  const most = mostBoards(draw)
  if (!most.ok) return err({ kind: 'noAtlas', game })
  const last = boards.reduce((highest, { board }) => Math.max(highest, board), 0)
  const drawn = drawRound(draw, Math.min(last, most.value, MAX_DRAWN))
  if (!drawn.ok) return err({ kind: 'noAtlas', game })
  return ok(
    boards.flatMap(({ board, found }) => {
      const number = drawn.value[board - 1]?.number
      const isSame = found !== undefined && number === found
      return isSame ? [] : [{ board, variant: draw.variant.id as VariantId, found, drawn: number }]
    }),
  )
}

/** The value that the games give a tag: the only one, or how many there are. */
const oneOf = (games: readonly BegunGame[], tag: string) => {
  const values = new Set(games.flatMap(({ tags }) => knownTagValue(tags, tag) ?? []))
  return { value: values.size === 1 ? [...values][0] : undefined, count: values.size }
}

/**
 * Draws the starts of a round again and compares them with those of its games, and the seed with what was published of it.
 * Games may have been played since.
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
    if (!board) return err({ kind: 'unreadable', game: place + 1 })
    const key = drawKey(board)
    draws.set(key, [...(draws.get(key) ?? []), board])
  }
  const others: OtherStart[] = []
  for (const boards of draws.values()) {
    const found = othersOf(boards)
    if (!found.ok) return found
    others.push(...found.value)
  }
  const hand = published.commitment.trim().toLowerCase()
  return ok({
    boards: games.length,
    others,
    seed,
    commitment: commitmentOf(seed),
    published: hand === '' ? oneOf(games, COMMITMENT_TAG).value?.toLowerCase() : hand,
    isGiven: hand !== '',
  })
}
