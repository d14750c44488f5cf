import { describe, expect, test } from 'vitest'
import { parseGame } from '@shared/notation/pgn/parser'
import type { Examined } from '@shared/report/examined'
import { reportMoves, type GameFindings } from '@shared/report/gameReport'
import { JUDGMENT_POINTS } from '@shared/report/judgment'
import { gameStory } from '@shared/report/words/story'
import { wordsText } from '@shared/report/words/wordsText'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import { loadCore } from '../../../../../electron/core/load'
import { wordRules } from '../../../../../electron/engine/report/wordRules'
import { readGame } from '../../../../../electron/rules/games/gameReader'

const core = loadCore()

/** Anderssen - Kieseritzky, London 1851, to the twentieth move. */
const IMMORTAL =
  '1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 5. Bxb5 Nf6 6. Nf3 Qh6 7. d3 Nh5 8. Nh4 Qg5 9. Nf5 c6 10. g4 Nf6 11. Rg1 cxb5 12. h4 Qg6 13. h5 Qg5 14. Qf3 Ng8 15. Bxf4 Qf6 16. Nc3 Bc5 17. Nd5 Qxb2 18. Bd6 Bxg1 19. e5 Qxa1+ 20. Ke2'

/** Reti - Tartakower, Vienna 1910. */
const MATE =
  '1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5 8. O-O-O Nxe4 9. Qd8+ Kxd8 10. Bg5+ Kc7 11. Bd8#'

/** Legal's mate, Paris 1750, with the queen taken. */
const SHORT = '1. e4 e5 2. Bc4 d6 3. Nf3 Bg4 4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5#'

const gameOf = (moves: string, result: string): Game => {
  const text = `[Result "${result}"]\n\n${moves} ${result}`
  return unwrap(readGame(core, parseGame(text), text))
}

/** The findings for White's values by ply, in centipawns or as mates like `#2`; the last one lasts to the end. */
const findingsOf = (game: Game, values: readonly (number | string)[]): GameFindings => {
  const line = mainline(game.root)
  const examined = line.map((node, ply): [number, Examined] => {
    if (node.san.endsWith('#')) return [ply, { kind: 'ended', winner: ply % 2 === 1 ? 'white' : 'black' }]
    const value = values[Math.min(ply, values.length - 1)]!
    const [score] =
      typeof value === 'string'
        ? [{ kind: 'mate' as const, value: Number(value.slice(1)) }]
        : [{ kind: 'cp' as const, value }]
    const best = { ...(line[ply + 1] ?? node), uci: '0000' }
    return [ply, { kind: 'searched', score, depth: 12, nodes: 1000, lines: [[best]] }]
  })
  return { examined: new Map(examined) }
}

const storyOf = (moves: string, result: string, values: readonly (number | string)[]) => {
  const game = gameOf(moves, result)
  const findings = findingsOf(game, values)
  const story = gameStory(game, reportMoves(game, findings, JUDGMENT_POINTS), findings, wordRules(core, game))
  return Object.fromEntries(
    [...story].map(([ply, remarks]) => [ply, wordsText(remarks, variantById('chess'))]),
  )
}

/** Values that each last for a number of plies. */
const steps = (...parts: readonly (readonly [value: number, plies: number])[]): readonly number[] =>
  parts.flatMap(([value, plies]) => Array.from({ length: plies }, () => value))

describe('the story of a game', () => {
  test('names the mistake after which one side stays ahead', () => {
    const story = storyOf(IMMORTAL, '1-0', steps([0, 22], [300, 1]))
    expect(story).toEqual({
      0: 'White wins; 11... cxb5 turns the game.',
      22: 'The game turns here: from now on White stays ahead.',
      30: 'White is already winning when the opening is over; 11... cxb5 did most for that.',
      39: 'The game ends here in a lost position for Black.',
    })
  })

  test('says that the winner comes from behind if the loser was winning', () => {
    const story = storyOf(IMMORTAL, '1-0', steps([0, 20], [-400, 10], [400, 1]))
    expect(story[0]).toBe('White comes from behind: after 10... Nf6 Black was winning.')
  })

  test('says from which move the winner is ahead if no mistake turned the game', () => {
    const story = storyOf(
      IMMORTAL,
      '1-0',
      Array.from({ length: 40 }, (_, ply) => 8 * ply),
    )
    expect(story[0]).toBe('White is ahead from move 4 on, and wins.')
    expect(Object.values(story).join(' ')).not.toContain('turns')
  })

  test('says of a draw whether a side was ahead', () => {
    expect(storyOf(IMMORTAL, '1/2-1/2', [10])[0]).toBe('A level draw: neither side was ever clearly better.')
    expect(storyOf(IMMORTAL, '1/2-1/2', steps([0, 20], [400, 5], [20, 1]))).toMatchObject({
      0: 'A draw, although White was winning after 10... Nf6.',
      25: 'From here on the game stays level.',
      39: 'Drawn in a level position.',
    })
    expect(storyOf(IMMORTAL, '1/2-1/2', steps([0, 20], [200, 1]))[39]).toBe(
      'Drawn, although White stands better.',
    )
  })

  test('ignores a chance that ends with the reply, because no move gave it up', () => {
    const story = storyOf(IMMORTAL, '1/2-1/2', steps([0, 21], [545, 1], [0, 1]))
    expect(story[0]).toBe('A level draw: neither side was ever clearly better.')
  })

  test('says little without a result, and nothing if a position was not examined', () => {
    expect(Object.keys(storyOf(IMMORTAL, '*', [0]))).toEqual(['30'])
    const game = gameOf(IMMORTAL, '1-0')
    const { examined } = findingsOf(game, [0])
    const some = new Map([...examined].filter(([ply]) => ply !== 5))
    expect(gameStory(game, [], { examined: some }, wordRules(core, game)).size).toBe(0)
  })
})

describe('the end of a game', () => {
  test('names the piece that mates', () => {
    expect(storyOf(MATE, '1-0', [0])[21]).toBe('The bishop on d8 mates.')
    expect(storyOf(SHORT, '1-0', [0])[13]).toBe('The knight on d5 mates.')
  })

  test('counts the moves to a mate that is not played', () => {
    const moves = MATE.replace(' 11. Bd8#', '')
    expect(storyOf(moves, '1-0', [...steps([0, 18]), '#2', '#2', '#1'])[20]).toBe(
      'The game ends here: Black is mated next move.',
    )
  })

  test('does not count the moves to a mate that only a glance has found', () => {
    const game = gameOf(MATE.replace(' 11. Bd8#', ''), '1-0')
    const { examined } = findingsOf(game, [...steps([0, 18]), '#2', '#2', '#1'])
    const last = examined.get(20)
    if (last?.kind !== 'searched') throw new Error('not searched')
    const findings = { examined: new Map([...examined, [20, { ...last, isGlance: true as const }]]) }
    const story = gameStory(game, [], findings, wordRules(core, game))
    expect(wordsText(story.get(20)!, variantById('chess'))).toBe(
      'The game ends here in a lost position for Black.',
    )
  })

  test('names the lost material if that explains the evaluation', () => {
    // Mayet - Harrwitz, Berlin 1848, to the ninth move.
    const trapped =
      '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nbd7 5. cxd5 exd5 6. Nxd5 Nxd5 7. Bxd8 Bb4+ 8. Qd2 Bxd2+ 9. Kxd2 Kxd8'
    expect(storyOf(trapped, '0-1', steps([0, 18], [-300, 1]))[18]).toBe(
      'The game ends here: White has lost a knight for a pawn.',
    )
    expect(storyOf(trapped, '0-1', steps([0, 18], [-900, 1]))[18]).toBe(
      'The game ends here in a lost position for White.',
    )
  })

  test('reports a loss in a position that is not lost', () => {
    expect(storyOf(IMMORTAL, '0-1', [0])[39]).toBe('White loses here, although the position is not lost.')
  })
})
