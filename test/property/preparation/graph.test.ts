import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  followed,
  growthCosts,
  meritOf,
  preparedWorth,
  ranked,
  TOLERANCE,
  worthOfEdge,
} from '@shared/preparation/backUp'
import {
  deservesMore,
  effortOf,
  isRoundFull,
  roundSize,
  MAX_EFFORT,
  mostEffortOf,
  nextEffort,
  nodesOf,
  plannedEfforts,
  WHOLE,
} from '@shared/preparation/effort'
import type { Edge, Entry } from '@shared/preparation/entry'
import { preparationGraph, type FoundMove, type PreparationGraph, type Wish } from '@shared/preparation/graph'
import type { PreparationJob } from '@shared/preparation/job'
import { growingTree, type PreparationTree } from '@shared/preparation/preparationTree'
import { MOVE_RULE_KINDS, byHandOf } from '@shared/preparation/byHand'
import { coverage, isPrepared, preparedMoves, TRAP_POINTS } from '@shared/preparation/repertoire'
import { isMate, lossBetween, oneMoveEarlier, fromSide, type Worth } from '@shared/preparation/worth'
import { seededRandom } from '@shared/setup/starts/random'
import type { TreeNode } from '@shared/tree/node'

/**
 * A game with few positions, so that lines transpose and repeat: a position is a number, and its moves follow
 * from that and a seed.
 */
const POSITIONS = 120

const movesFrom = (seed: string, key: string, worth: number): readonly FoundMove[] => {
  const random = seededRandom(`${seed}/${key}`)
  return Array.from({ length: 1 + random.below(5) }, (_, place) => {
    const to = String(random.below(POSITIONS))
    const san = `${place}${key}-${to}`
    return {
      move: { uci: san, san, kind: 'normal' as const, fen: `after ${san}`, check: false },
      to,
      told: worth + random.below(200) - 100 + (random.below(9) === 0 ? 29_000 : 0),
      isNatural: random.below(6) === 0,
    }
  })
}

interface Grown {
  readonly job: PreparationJob
  readonly graph: PreparationGraph
}

const grown = (seed: string, searches: number, margin: number, width = 1, mostEffort = MAX_EFFORT): Grown => {
  const job: PreparationJob = {
    variant: 'chess960',
    options: [],
    fen: 'first',
    color: seed.length % 2 === 0 ? 'white' : 'black',
    margin,
    depth: 12,
    lines: { own: 3, other: 5 },
    mostEffort,
  }
  const graph = preparationGraph(job, { key: '0', fen: 'first', turn: 'white' })
  for (let done = 0; done < searches;) {
    const asked = Array.from({ length: width }, () => graph.next()).filter(entry => entry !== undefined)
    if (asked.length === 0) break
    for (const { key } of asked) {
      done++
      const random = seededRandom(`${seed}/${key}/end`)
      if (random.below(15) === 0 && key !== '0') graph.end(key, random.below(2) === 0 ? 0 : 30_000)
      else {
        const effort = nextEffort(job, graph.entries.get(key)!)
        graph.grow(key, { legal: 8, depth: 5, effort, moves: movesFrom(seed, key, random.below(300) - 150) })
      }
    }
  }
  return { job, graph }
}

const seeds = fc.string({ minLength: 1, maxLength: 6 })
const sizes = fc.integer({ min: 1, max: 90 })
const margins = fc.integer({ min: 1, max: 20 })

/** The worth of a position by plain minimax over the graph. */
const minimax = ({ entries }: PreparationGraph, key: string, known = new Map<string, Worth>()): Worth => {
  const entry = entries.get(key)!
  if (entry.state === 'ended') return entry.worth!
  const before = known.get(key)
  if (before !== undefined) return before
  const values = entry.edges.map(({ to, told, isRepetition }) => {
    const child = entries.get(to)
    const isKnown = !isRepetition && child && (child.state === 'searched' || child.state === 'ended')
    return isKnown ? oneMoveEarlier(minimax({ entries } as PreparationGraph, to, known), entry.turn) : told
  })
  const best = values.reduce((a, b) => (fromSide(b, entry.turn) > fromSide(a, entry.turn) ? b : a))
  known.set(key, best)
  return best
}

const isMateOf = ({ entries }: PreparationGraph, { turn }: Pick<Entry, 'turn'>, edge: Edge): boolean =>
  isMate(worthOfEdge(entries, edge, turn))

const nodesBelow = function* (node: TreeNode): Generator<TreeNode> {
  yield node
  for (const child of node.children) yield* nodesBelow(child)
}

const wholeTree = (...ground: Parameters<typeof growingTree>): PreparationTree => {
  const steps = growingTree(...ground)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

describe('a preparation', () => {
  test('backs up the values of plain minimax', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, (seed, searches, margin) => {
        const { graph } = grown(seed, searches, margin)
        for (const entry of graph.entries.values())
          if (entry.state === 'searched') expect(entry.worth).toBe(minimax(graph, entry.key))
      }),
    )
  })

  test('searches its decisions as thoroughly as they matter', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, (seed, searches, margin) => {
        const { graph, job } = grown(seed, searches, margin)
        for (const entry of graph.entries.values()) {
          const { state, turn, effort, size, again } = entry
          if (state !== 'searched') continue
          if (turn === job.color) {
            const isBehind = size - effort >= 8 * effort && 4 * effort <= MAX_EFFORT
            expect(again === 'wanted').toBe(isBehind)
            if (isBehind) expect(entry.cost).toBe(0)
            expect(nodesOf(1000, effort)).toBeGreaterThanOrEqual(1000)
          } else expect(nodesOf(1000, effort)).toBe(250)
        }
      }),
    )
  })

  test('searches the first moves with more effort from the start', () => {
    const { graph, job } = grown('ab', 90, 20, 1, 60 * WHOLE)
    const first = { turn: 'white', effort: 0, size: 0 } as const
    expect(graph.entries.get(graph.root)!.effort).toBe(60 * WHOLE)
    expect(nextEffort(job, { ...first, ply: 0 })).toBe(60 * WHOLE)
    expect(nextEffort(job, { ...first, ply: 2 })).toBe(12 * WHOLE)
    expect(nextEffort(job, { ...first, ply: 8 })).toBe(WHOLE)
    expect(nextEffort({ ...job, color: 'black' }, { ...first, turn: 'black', ply: 1 })).toBe(12 * WHOLE)
    expect(nextEffort(job, { ...first, turn: 'black', ply: 1 })).toBe(1)
    expect(nextEffort({ ...job, mostEffort: MAX_EFFORT }, { ...first, ply: 0 })).toBe(64 * WHOLE)
  })

  test('searches no position with more than its share of all nodes', () => {
    expect(mostEffortOf(1000, 40_000)).toBe(8 * WHOLE)
    expect(mostEffortOf(1000, Infinity)).toBe(MAX_EFFORT)
    const effortsIn = (mostEffort: number) =>
      [...grown('ab', 90, 20, 1, mostEffort).graph.entries.values()].map(({ effort }) => effort)
    expect(Math.max(...effortsIn(WHOLE))).toBe(WHOLE)
    const efforts = effortsIn(4 * WHOLE)
    expect(efforts.filter(effort => effort === 4 * WHOLE).length).toBeGreaterThan(1)
    expect(Math.max(...efforts)).toBe(4 * WHOLE)
  })

  test('searches again with the remaining nodes if they exceed the last effort', () => {
    const { graph, job } = grown('ab', 90, 20)
    const behind = [...graph.entries.values()].filter(entry => deservesMore(job, entry))
    expect(behind.length).toBeGreaterThan(0)
    for (const entry of behind) {
      const { effort } = entry
      expect(nextEffort(job, entry)).toBe(4 * effort)
      expect(nextEffort(job, entry, 3 * effort)).toBe(3 * effort)
      expect(plannedEfforts(job, [entry], effort + 1)).toEqual([effort + 1])
      expect(plannedEfforts(job, [entry], effort)).toBeUndefined()
      expect(plannedEfforts(job, [entry, entry], 6 * effort)).toEqual([4 * effort, 2 * effort])
      expect(plannedEfforts(job, [entry, entry], 5 * effort)).toBeUndefined()
    }
    const others = [...graph.entries.values()].filter(entry => !behind.includes(entry))
    expect(plannedEfforts(job, others, 0)).toEqual(others.map(entry => nextEffort(job, entry)))
  })

  test('converts the remaining nodes to the effort for which they suffice', () => {
    expect(effortOf(1000, 250)).toBe(1)
    expect(effortOf(1000, 4999)).toBe(19)
    expect(effortOf(1000, 249)).toBe(0)
  })

  test('has only as many short searches beside a long one as the other threads have time for', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 40 }),
        (seed, width, most) => {
          const { graph, job } = grown(seed, 60, 20)
          const round: Entry[] = []
          while (!isRoundFull(job, round, { width, most })) {
            const entry = graph.next()
            if (!entry) break
            round.push(entry)
          }
          const efforts = round.map(entry => nextEffort(job, entry))
          const busy = efforts.reduce((sum, effort) => sum + effort, 0)
          expect(busy).toBeLessThan((width + 1) * Math.max(1, ...efforts))
          expect(round.length).toBeLessThanOrEqual(width === 1 ? 1 : most)
        },
      ),
    )
  })

  test('grows in rounds that widen as more is known', () => {
    expect(roundSize(0)).toEqual({ width: 2, most: 2 })
    expect(roundSize(64)).toEqual({ width: 4, most: 4 })
    expect(roundSize(1000)).toEqual({ width: 16, most: 62 })
    expect(roundSize(1_000_000)).toEqual({ width: 16, most: 1024 })
  })

  test('never leads from a position back to itself', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, (seed, searches, margin) => {
        const { graph } = grown(seed, searches, margin)
        const done = new Set<string>()
        const visit = (key: string, above: ReadonlySet<string>): void => {
          expect(above.has(key)).toBe(false)
          if (done.has(key)) return
          const below = new Set([...above, key])
          for (const { to, isRepetition } of graph.entries.get(key)!.edges)
            if (!isRepetition) visit(to, below)
          done.add(key)
        }
        visit(graph.root, new Set())
      }),
    )
  })

  test('has one move of ours, near the best, and the answers within the margin and natural mistakes', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, (seed, searches, margin) => {
        const { graph, job } = grown(seed, searches, margin)
        for (const entry of graph.entries.values()) {
          if (entry.state !== 'searched') continue
          const moves = preparedMoves(graph.entries, job, entry)
          const best = entry.worth!
          const losses = ranked(graph.entries, entry).map(edge => ({
            edge,
            loss: lossBetween(best, worthOfEdge(graph.entries, edge, entry.turn), entry.turn),
          }))
          const wanted =
            entry.turn === job.color
              ? losses.filter(
                  ({ edge }) =>
                    edge ===
                    followed(
                      graph.entries,
                      job,
                      entry,
                      losses.map(one => one.edge),
                    ),
                )
              : losses.filter(({ edge, loss }) => loss <= margin || (edge.isNatural && loss >= TRAP_POINTS))
          if (entry.turn === job.color && !losses.some(({ edge }) => isMateOf(graph, entry, edge))) {
            const merits = entry.edges.map(edge => meritOf(graph.entries, entry, edge))
            const merit = meritOf(graph.entries, entry, wanted[0]!.edge)
            expect(Math.max(...merits) - merit).toBeLessThanOrEqual(TOLERANCE.hasty)
          }
          expect(moves.map(({ edge }) => edge)).toEqual(wanted.map(({ edge }) => edge))
          // The value of a position of ours is the value of the move that is played there.
          const told =
            entry.turn === job.color ? worthOfEdge(graph.entries, wanted[0]!.edge, entry.turn) : best
          expect(preparedWorth(graph.entries, entry)).toBe(told)
          for (const edge of entry.edges)
            expect(isPrepared(graph.entries, job, entry, edge)).toBe(moves.some(one => one.edge === edge))
        }
      }),
    )
  })

  test('has each position once in its tree, and says where lines meet', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, (seed, searches, margin) => {
        const { graph, job } = grown(seed, searches, margin)
        const first: TreeNode = {
          id: '',
          uci: '',
          san: '',
          kind: 'root',
          fen: 'first',
          check: false,
          nags: [],
          commentsBefore: [],
          comments: [],
          children: [],
        }
        const { root, decisions, depth } = wholeTree(graph, job, first)
        const nodes = [...nodesBelow(root)]
        const whole = nodes.filter(({ children }) => children.length > 0)
        const moves = whole.map(({ children }) => children.map(({ san }) => san).join(' '))
        expect(new Set(moves).size).toBe(moves.length)
        for (const { comments, children } of nodes)
          if (comments.some(({ text }) => /transposition|repetition/.test(text))) expect(children).toEqual([])
        expect(decisions).toBeLessThanOrEqual(whole.length)
        const height = (node: TreeNode): number =>
          Math.max(0, ...node.children.map(child => 1 + height(child)))
        expect(depth).toBe(height(root))
      }),
    )
  })

  test('is the same for the same searches, and covers no more than everything', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, fc.integer({ min: 1, max: 4 }), (seed, searches, margin, width) => {
        const [one, other] = [grown(seed, searches, margin, width), grown(seed, searches, margin, width)]
        expect([...one.graph.entries.values()].map(({ key, worth, cost }) => [key, worth, cost])).toEqual(
          [...other.graph.entries.values()].map(({ key, worth, cost }) => [key, worth, cost]),
        )
        const covered = coverage(one.graph, one.job)
        expect(covered).toBeGreaterThanOrEqual(0)
        expect(covered).toBeLessThanOrEqual(1 + 1e-9)
      }),
    )
  })

  /** Makes random wishes about existing moves; returns them in their order. */
  const wishing = ({ graph }: Grown, seed: string, wishes: number): readonly Wish[] => {
    const random = seededRandom(`${seed}/wishes`)
    return Array.from({ length: wishes }, () => {
      const path: string[] = []
      let entry = graph.entries.get(graph.root)
      for (let ply = 0; ply <= random.below(4) && entry && entry.edges.length > 0; ply++) {
        const edge = entry.edges[random.below(entry.edges.length)]!
        path.push(edge.move.uci)
        entry = edge.isRepetition ? undefined : graph.entries.get(edge.to)
      }
      const wish: Wish = { path, kind: MOVE_RULE_KINDS[random.below(MOVE_RULE_KINDS.length)]! }
      graph.decide(wish)
      return wish
    })
  }

  const judged = ({ entries }: PreparationGraph) =>
    [...entries.values()].map(({ key, worth, cost, size, choice }) => [key, worth, cost, size, choice])

  test('has the moves the user always wants, and none the user never wants', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, (seed, searches, margin) => {
        const made = grown(seed, searches, margin)
        wishing(made, seed, 8)
        const { graph, job } = made
        for (const entry of graph.entries.values()) {
          if (entry.state !== 'searched') continue
          const moves = preparedMoves(graph.entries, job, entry).map(({ edge }) => edge)
          const ruled = (rule: 'always' | 'never') =>
            entry.edges.filter(({ move }) => byHandOf(entry, move.uci).rule === rule)
          for (const edge of ruled('never')) expect(moves).not.toContain(edge)
          for (const { edge, cost } of growthCosts(graph.entries, job, entry))
            if (ruled('never').includes(edge)) expect(cost).toBe(Infinity)
          for (const edge of ruled('always')) expect(moves).toContain(edge)
          for (const edge of entry.edges)
            expect(isPrepared(graph.entries, job, entry, edge)).toBe(moves.includes(edge))
          if (entry.turn === job.color) expect(moves.length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('has the same values whether it is judged after each step or once at the end', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, (seed, searches, margin) => {
        const made = grown(seed, searches, margin)
        wishing(made, seed, 6)
        const { graph } = made
        const before = judged(graph)
        graph.suspend()
        expect([...graph.settle()]).toHaveLength(graph.entries.size)
        expect(judged(graph)).toEqual(before)
      }),
    )
  })

  test('has the same result whether it is backed up at once or in pieces, with wishes in between', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, fc.integer({ min: 1, max: 4 }), (seed, searches, margin, width) => {
        const made = grown(seed, searches, margin)
        const { graph } = made
        const random = seededRandom(`${seed}/pieces`)
        const asked = Array.from({ length: width }, () => graph.next()).filter(entry => entry !== undefined)
        graph.hold()
        for (const { key } of asked)
          graph.grow(key, {
            ...{ legal: 8, depth: 5, effort: nextEffort(made.job, graph.entries.get(key)!) },
            moves: movesFrom(seed, key, random.below(300) - 150),
          })
        const release = graph.release()
        for (let left = random.below(6); left > 0 && !release.next().done; left--);
        wishing(made, seed, 2)
        while (!release.next().done);
        const inPieces = judged(graph)
        graph.suspend()
        expect([...graph.settle()]).toHaveLength(graph.entries.size)
        expect(inPieces).toEqual(judged(graph))
      }),
    )
  })

  test('knows no repetition across a capture or a pawn move', () => {
    const move = (uci: string, clock: number) => ({
      ...{ uci, san: uci, kind: 'normal' as const, check: false },
      fen: `board w - - ${clock} 1`,
    })
    const found = (uci: string, to: string, clock: number): FoundMove => ({
      ...{ move: move(uci, clock), to, told: 0, isNatural: false },
    })
    const { graph } = grown('ab', 0, 5)
    const grow = (key: string, ...moves: readonly FoundMove[]) => {
      expect(graph.next()?.key).toBe(key)
      graph.grow(key, { legal: 1, depth: 1, effort: WHOLE, moves })
    }
    const isRepetition = (key: string) => graph.entries.get(key)!.edges[0]!.isRepetition
    // Going there and back is a repetition; the same position cannot come again after a pawn move.
    grow('0', found('out', '1', 1))
    grow('1', found('push', '2', 0))
    grow('2', found('step', '3', 1))
    grow('3', found('back', '2', 2))
    expect([isRepetition('0'), isRepetition('2'), isRepetition('3')]).toEqual([false, false, true])
  })

  test('takes back positions that were requested but never searched', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, fc.integer({ min: 1, max: 4 }), (seed, searches, margin, width) => {
        const made = grown(seed, searches, margin)
        wishing(made, seed, 4)
        const { graph } = made
        const before = judged(graph)
        const asked = Array.from({ length: width }, () => graph.next()).filter(entry => entry !== undefined)
        for (const { key } of asked) graph.giveBack(key)
        expect(judged(graph)).toEqual(before)
        if (asked[0]) expect(graph.next()).toBe(asked[0])
      }),
    )
  })

  test('undoes a wish without a trace', () => {
    fc.assert(
      fc.property(seeds, sizes, margins, (seed, searches, margin) => {
        const { graph } = grown(seed, searches, margin)
        const before = judged(graph)
        const root = graph.entries.get(graph.root)!
        for (const { move } of root.edges) {
          graph.decide({ path: [move.uci], kind: 'deeper' })
          graph.decide({ path: [move.uci], kind: 'shallower' })
          graph.decide({ path: [move.uci], kind: 'always' })
          graph.decide({ path: [move.uci], kind: 'free' })
        }
        expect(judged(graph)).toEqual(before)
      }),
    )
  })
})
