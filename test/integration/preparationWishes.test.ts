import { describe, expect, test } from 'vitest'
import { unwrap } from '@shared/result'
import { backendIn, choiceOf, create, decide, NODES, pgnOf, placeOf, reaches } from '../support/preparing'
import { scratchFolder } from '../support/scratchFolder'
import type { TestBackend } from '../support/testBackend'

describe("the user's wish for a move", () => {
  test('is followed: always, never, and free again', async () => {
    const backend = await backendIn(await scratchFolder())
    const id = await create(backend)
    await reaches(backend, id, 'done')
    const choice = choiceOf((await placeOf(backend, id)).branch)!

    await decide(backend, id, { path: [choice.uci], kind: 'never' })
    await reaches(backend, id, 'done')
    const without = (await placeOf(backend, id)).branch
    expect(choiceOf(without)!.uci).not.toBe(choice.uci)
    expect(without.moves.find(({ uci }) => uci === choice.uci)).toMatchObject({
      rule: 'never',
      isPrepared: false,
    })

    await decide(backend, id, { path: ['a2a3'], kind: 'always' })
    const always = (await placeOf(backend, id)).branch
    expect(choiceOf(always)).toMatchObject({ uci: 'a2a3', rule: 'always' })

    await decide(backend, id, { path: ['a2a3'], kind: 'free' })
    await decide(backend, id, { path: [choice.uci], kind: 'free' })
    expect(choiceOf((await placeOf(backend, id)).branch)!.uci).toBe(choice.uci)
    expect(
      await backend.request('preparations:decide', id, { path: ['e2e5'], kind: 'always' }),
    ).toMatchObject({ error: { kind: 'illegalMove' } })
  })

  test('is kept, and leads to the same preparation each time', async () => {
    const folder = await scratchFolder()
    const wishes = async (backend: TestBackend): Promise<string> => {
      const id = await create(backend, { totalNodes: 12 * NODES })
      await reaches(backend, id, 'done')
      const { moves } = (await placeOf(backend, id)).branch
      await decide(backend, id, { path: [moves[0]!.uci], kind: 'never' })
      await decide(backend, id, { path: ['h2h3'], kind: 'always' })
      await decide(backend, id, { path: [moves[1]!.uci], kind: 'deeper' })
      unwrap(await backend.request('preparations:change', id, { totalNodes: 40 * NODES }))
      await reaches(backend, id, 'done')
      return id
    }
    const first = await backendIn(folder)
    const id = await wishes(first)
    const pgn = await pgnOf(first, id)
    expect(pgn).toMatch(/1\. h3 /)
    await first.dispose()
    const second = await backendIn(folder)
    expect(await pgnOf(second, id)).toBe(pgn)
    expect((await placeOf(second, id)).branch.moves.find(({ uci }) => uci === 'h2h3')!.rule).toBe('always')
    const other = await backendIn(await scratchFolder())
    expect(await pgnOf(other, await wishes(other))).toBe(pgn)
  })

  test('makes growth search where the user wants', async () => {
    const searchedBelow = async (wish: boolean): Promise<number> => {
      const backend = await backendIn(await scratchFolder())
      const id = await create(backend, { totalNodes: 10 * NODES })
      await reaches(backend, id, 'done')
      const second = (await placeOf(backend, id)).branch.moves[1]!
      if (wish) await decide(backend, id, { path: [second.uci], kind: 'deeper' })
      unwrap(await backend.request('preparations:change', id, { totalNodes: 25 * NODES }))
      await reaches(backend, id, 'done')
      const [weighed] = unwrap(
        await backend.request('preparations:compare', id, { path: [], moves: [second.uci] }),
      )
      return weighed!.below.count
    }
    expect(await searchedBelow(true)).toBeGreaterThan(await searchedBelow(false))
  })

  test('shows its effect as news until the user has seen it', async () => {
    const folder = await scratchFolder()
    const backend = await backendIn(folder)
    const id = await create(backend)
    await reaches(backend, id, 'done')
    unwrap(await backend.request('preparations:seen', id))
    expect(unwrap(await backend.request('preparations:news', id)).news).toEqual([])
    const choice = choiceOf((await placeOf(backend, id)).branch)!
    await decide(backend, id, { path: [choice.uci], kind: 'never' })
    const { news } = unwrap(await backend.request('preparations:news', id))
    expect(news[0]).toMatchObject({ kind: 'changedMind', line: [], was: { uci: choice.uci } })
    await backend.dispose()

    const second = await backendIn(folder)
    expect(unwrap(await second.request('preparations:news', id)).news[0]).toEqual(news[0])
    unwrap(await second.request('preparations:seen', id))
    expect(unwrap(await second.request('preparations:news', id)).news).toEqual([])
  })

  test('can be weighed by comparing two moves side by side', async () => {
    const backend = await backendIn(await scratchFolder())
    const id = await create(backend)
    await reaches(backend, id, 'done')
    const [one, other] = (await placeOf(backend, id)).branch.moves
    const pair = unwrap(
      await backend.request('preparations:compare', id, { path: [], moves: [one!.uci, other!.uci] }),
    )
    expect(pair.map(({ move }) => move)).toEqual([one, other])
    expect(pair[0]!.line[0]!.uci).toBe(one!.uci)
    expect(pair[0]!.line.length).toBeGreaterThan(1)
    expect(pair[0]!.answers.length).toBeGreaterThan(1)
    for (const { covered } of pair) {
      expect(covered).toBeGreaterThanOrEqual(0)
      expect(covered).toBeLessThanOrEqual(1.000001)
    }
  })
})
