import { readFileSync } from 'node:fs'
import { makeFen } from '@shared/notation/fen/fen'
import { parseGame } from '@shared/notation/pgn/parser'
import { makeUci } from '@shared/notation/uci'
import { unwrap } from '@shared/result'
import { drawStart, seededRandom, type Random } from '@shared/setup/starts/random'
import type { Game } from '@shared/tree/game'
import type { TreeNode } from '@shared/tree/node'
import { variantById, type VariantId } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import type { Position } from '../../electron/core/position'
import type { Searcher } from '../../electron/engine/search/searcher'
import { textOfGame } from '../../electron/files/pgn/gameTexts'
import { gameWindows, readingFrom } from '../../electron/files/pgn/gameWindows'
import { readGame } from '../../electron/rules/games/gameReader'
import { openPosition } from '../../electron/rules/positions/openPosition'
import { playMove } from '../../electron/rules/positions/playMove'
import { legalPrefix } from '../../electron/rules/positions/playMoves'

const BARE = { nags: [], commentsBefore: [], comments: [], children: [] } as const

/** Builds a game without tags from legal moves. */
const gameOf = (core: Core, variant: VariantId, fen: string, ucis: readonly string[]): Game => {
  using position = unwrap(openPosition(core, { variant, options: [], fen })).position
  const first = position.fen()
  const check = position.inCheck()
  const played = legalPrefix(position, ucis).map(move => playMove(position, move))
  const children = played.reduceRight<readonly TreeNode[]>(
    (rest, move) => [{ ...BARE, ...move, id: move.uci, children: rest }],
    [],
  )
  const root: TreeNode = { ...BARE, id: '', uci: '', san: '', kind: 'root', fen: first, check, children }
  return { variant, options: [], tags: [], result: '*', root }
}

/** Reads the games of a file. */
export const gamesIn = async (core: Core, file: string): Promise<readonly Game[]> => {
  const games: Game[] = []
  for await (const { bytes, games: spans } of gameWindows(readingFrom(readFileSync(file))))
    for (const span of spans) {
      const { text } = textOfGame({ bytes, span })
      const game = readGame(core, parseGame(text), text)
      if (game.ok) games.push(game.value)
    }
  return games
}

interface Case {
  readonly variant: VariantId
  readonly fen: string
  readonly uci: readonly string[]
}

/** Reads the games of a file of reference cases, one line of JSON each: `variant`, `fen` and the moves, `uci`. */
export const casesIn = (core: Core, file: string): readonly Game[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Case)
    .map(({ variant, fen, uci }) => gameOf(core, variant, fen, uci))

/** The most plies of a game. */
const MAX_PLIES = 160
/** One move in this many is drawn at random. */
const LOT = 7
const DECIDED = 900

const anyMove = (position: Position, random: Random): string => {
  const legal = position.legalMoves()
  return makeUci(position.variant, legal[random.below(legal.length)]!)
}

/** Plays a game of an engine against itself with few nodes, and a random move now and then. */
export const blunderingGame = async (
  core: Core,
  searcher: Searcher,
  variantId: VariantId,
  { seed, nodes }: { readonly seed: string; readonly nodes: number },
): Promise<Game> => {
  const random = seededRandom(seed)
  const variant = variantById(variantId)
  const fen = makeFen(variant, drawStart(variant, random).setup)
  using position = unwrap(openPosition(core, { variant: variantId, options: [], fen })).position
  const ucis: string[] = []
  for (let decided = 0; ucis.length < MAX_PLIES && decided < 4 && !position.outcome();) {
    const question = { variant, options: [], fen, moves: ucis, limits: { nodes }, multiPv: 1 }
    const [best] = unwrap(await searcher.search(question)).lines
    decided = best!.score.kind === 'mate' || Math.abs(best!.score.value) > DECIDED ? decided + 1 : 0
    const uci = random.below(LOT) === 0 ? anyMove(position, random) : best!.moves[0]!
    const [move] = legalPrefix(position, [uci])
    position.play(move!)
    ucis.push(uci)
  }
  return gameOf(core, variantId, fen, ucis)
}
