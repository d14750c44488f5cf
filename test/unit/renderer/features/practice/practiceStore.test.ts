import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlayedMove } from '@shared/ipc/contract'
import type { PlayRequest } from '@shared/ipc/play'
import { flatten } from '@shared/tree/flat'
import { err, ok } from '@shared/result'
import { useAnalysisStore } from '../../../../../renderer/features/engines/analysisStore'
import { unsavedDocument } from '../../../../../renderer/openFiles/document'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { useGameStore } from '../../../../../renderer/workbench/game'
import { usePracticeStore } from '../../../../../renderer/features/practice/practiceStore'
import { useSettingsStore } from '../../../../../renderer/stores/settings'
import { useUnfinishedPracticeStore } from '../../../../../renderer/features/practice/unfinishedPracticeStore'
import { aGame, line, passedOn, sanOf, START_FEN } from '../../../../support/aGame'
import type { MemoryBridge } from '../../../../support/memoryBridge'
import { aWorkbench, SETTINGS, settled } from '../../../../support/workbench'

let bridge: MemoryBridge

const REPLIES = ['e7e5', 'b8c6', 'g8f6']

const reply = ({ moves, startFen }: PlayRequest): PlayedMove => {
  const fen = [...moves, ''].reduce<string>(passedOn, startFen)
  const uci = REPLIES[Math.floor(moves.length / 2)] ?? 'a7a6'
  return { uci, san: uci.slice(2), kind: 'normal', fen, check: false }
}

/** Makes the engine score White as better, in positions that differ so that none occurs three times. */
const behind = () => {
  const other = (fen: string) =>
    fen.replace(/ (\w+|-) - /, (_, rights: string) => ` ${rights.slice(1) || '-'} - `)
  bridge.answer('rules:play', ({ fen }, uci) =>
    ok({ uci, san: uci.slice(2), kind: 'normal', fen: other(passedOn(fen)), check: false }),
  )
  bridge.answer('play:move', request => {
    const { fen } = useGameStore().node!
    return ok({ ...reply(request), fen: passedOn(fen), score: { kind: 'cp', value: 250 } as const })
  })
}

const POSITION = { variant: 'chess', fen: START_FEN, options: [] } as const

const tagsOf = () =>
  Object.fromEntries(useGameStore().game?.tags.map(({ name, value }) => [name, value]) ?? [])

beforeEach(() => {
  bridge = aWorkbench({
    'games:create': () => ok(flatten(aGame(line('')))),
    'play:move': request => ok(reply(request)),
    'play:cancel': () => undefined,
  })
  useAnalysisStore()
})
afterEach(settled)

describe('a practice game', () => {
  test('is an ordinary game in its own tab, named after both players', async () => {
    await usePracticeStore().start(POSITION, { side: 'white', level: 4 })
    expect(tagsOf()).toMatchObject({
      White: 'Player',
      Black: 'Backrank engine, level 4 of 13',
      Event: 'Practice game',
    })
    expect(useDocumentsStore().documents).toHaveLength(1)
    expect(useAnalysisStore().isSuspended).toBe(true)
  })

  test('opens one tab and keeps the tags of the start', async () => {
    await usePracticeStore().start(POSITION, { side: 'white', level: 4 }, [{ name: 'Seed', value: 'abc' }])
    const { documents } = useDocumentsStore()
    expect(documents).toHaveLength(1)
    expect(documents[0]!.game.tags).toContainEqual({ name: 'Seed', value: 'abc' })
  })

  test('lets the engine reply, which gets the whole game', async () => {
    await usePracticeStore().start(POSITION, { side: 'white', level: 4 })
    await useGameStore().play('e2e4')
    await settled()
    expect(sanOf(useGameStore().game!.root)).toBe('e4 e5')
    expect(bridge.askedFor('play:move')[0]?.[0]).toMatchObject({
      startFen: START_FEN,
      moves: ['e2e4'],
      level: 4,
    })
    expect(useGameStore().path).toEqual(['e2e4', 'e7e5'])
  })

  test('begins with the engine’s move when the user has Black, and turns the board', async () => {
    await usePracticeStore().start(POSITION, { side: 'black', level: 1 })
    await settled()
    expect(sanOf(useGameStore().game!.root)).toBe('e5')
    expect(useDocumentsStore().active?.orientation).toBe('black')
  })

  test('takes back to before the user’s last move', async () => {
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'white', level: 4 })
    expect(practice.canTakeBack).toBe(false)
    await useGameStore().play('e2e4')
    await settled()
    expect(practice.canTakeBack).toBe(true)
    practice.takeBack()
    expect(sanOf(useGameStore().game!.root)).toBe('')
    expect(practice.isHumanToMove).toBe(true)
  })

  test('ends with its result in the tags when the user resigns', async () => {
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'white', level: 4 })
    practice.resign()
    await settled()
    expect(tagsOf()).toMatchObject({ Result: '0-1' })
    expect([practice.isRunning, useAnalysisStore().isSuspended]).toEqual([false, false])
  })

  test('is drawn when the user offers a draw to the losing engine after three of its moves', async () => {
    behind()
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'white', level: 4 })
    const offered: boolean[] = []
    for (const move of ['e2e4', 'g1f3', 'b1c3']) {
      await useGameStore().play(move)
      await settled()
      expect(practice.canOfferDraw).toBe(true)
      practice.offerDraw()
      offered.push(practice.isRunning)
      if (practice.isRunning) expect(practice.canOfferDraw).toBe(false)
    }
    await settled()
    expect(offered).toEqual([true, true, false])
    expect(tagsOf()).toMatchObject({ Result: '1/2-1/2' })
    expect(JSON.stringify(useGameStore().game)).not.toContain('250')
  })

  test('forgets the engine’s scores of moves that are taken back', async () => {
    behind()
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'white', level: 4 })
    for (const move of ['e2e4', 'g1f3', 'b1c3']) {
      await useGameStore().play(move)
      await settled()
    }
    practice.takeBack()
    await settled()
    practice.offerDraw()
    expect(practice.isRunning).toBe(true)
  })

  describe('a practice game in which the engine offers a draw', () => {
    /** Plays until the engine offers a draw with its fortieth move, after even scores. */
    const offered = async () => {
      bridge.answer('play:move', request => {
        const { fen } = useGameStore().node!
        return ok({ ...reply(request), fen: passedOn(fen), score: { kind: 'cp', value: 10 } as const })
      })
      // No position occurs three times.
      let halves = 0
      const other = (fen: string) => fen.replace(/^\S+/, `8/8/8/8/8/8/8/${(halves += 1)}`)
      bridge.answer('rules:play', ({ fen }, uci) =>
        ok({ uci, san: uci.slice(2), kind: 'normal', fen: other(passedOn(fen)), check: false }),
      )
      const practice = usePracticeStore()
      await practice.start(POSITION, { side: 'white', level: 4 })
      for (let move = 1; move <= 40; move++) {
        expect(practice.game?.offer).toBeUndefined()
        await useGameStore().play(`a${move}`)
        await settled()
      }
      expect(practice.game?.offer).toEqual({ kind: 'draw', by: 'black' })
      return practice
    }

    test('is drawn when the user accepts', async () => {
      const practice = await offered()
      practice.accept()
      await settled()
      expect(practice.game).toMatchObject({ end: { kind: 'agreed' } })
      expect(tagsOf()).toMatchObject({ Result: '1/2-1/2' })
    })

    test('continues when the user declines, and the engine does not repeat the offer at once', async () => {
      const practice = await offered()
      practice.decline()
      await useGameStore().play('b1')
      await settled()
      expect([practice.isRunning, practice.game?.offer]).toEqual([true, undefined])
    })

    test('continues when the user moves, which declines the offer', async () => {
      const practice = await offered()
      await useGameStore().play('b1')
      await settled()
      expect([practice.isRunning, practice.game?.offer]).toEqual([true, undefined])
      expect(useGameStore().game?.result).toBe('*')
    })

    test('loses the offer when the move that came with it is taken back', async () => {
      const practice = await offered()
      practice.takeBack()
      await settled()
      expect([practice.isHumanToMove, practice.game?.offer]).toEqual([true, undefined])
    })

    test('loses the offer when the move that came with it is undone', async () => {
      const practice = await offered()
      bridge.answer('play:move', () => ok(null))
      useDocumentsStore().undo(practice.game!.documentId)
      await settled()
      expect([practice.isRunning, practice.game?.offer]).toEqual([true, undefined])
    })
  })

  test('ends when the rules end it', async () => {
    bridge.answer('rules:legal', ({ fen }) =>
      ok({ fen, moves: [], check: true, warnings: [], outcome: { kind: 'checkmate', winner: 'white' } }),
    )
    await usePracticeStore().start(POSITION, { side: 'white', level: 4 })
    await settled()
    expect(tagsOf()).toMatchObject({ Result: '1-0' })
  })

  test('says why the engine does not move, and asks it again', async () => {
    bridge.answer('play:move', () => err({ kind: 'engineFailed', detail: 'No memory' }))
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'black', level: 4 })
    await settled()
    expect(practice.game?.refusal).toEqual({ kind: 'engineFailed', detail: 'No memory' })
    bridge.answer('play:move', request => ok(reply(request)))
    practice.retry()
    await settled()
    expect(practice.game?.refusal).toBeUndefined()
    expect(sanOf(useGameStore().game!.root)).toBe('e5')
  })

  test('is over when its tab is closed', async () => {
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'white', level: 4 })
    useDocumentsStore().close(practice.game!.documentId)
    await settled()
    expect(practice.game).toBeUndefined()
  })

  test('continues after a resignation is taken back', async () => {
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'white', level: 4 })
    await useGameStore().play('e2e4')
    await settled()
    practice.resign()
    await settled()
    practice.takeBack()
    await settled()
    expect([practice.isRunning, sanOf(useGameStore().game!.root), useGameStore().game?.result]).toEqual([
      true,
      'e4 e5',
      '*',
    ])
  })

  test('ends again when a resignation is redone or its take-back is undone', async () => {
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'white', level: 4, time: { baseMs: 300_000, incrementMs: 0 } })
    await useGameStore().play('e2e4')
    await settled()
    const state = async () => {
      await settled()
      return [practice.isRunning, practice.game?.end, useGameStore().game?.result]
    }
    const [on, over] = [
      [true, undefined, '*'],
      [false, { kind: 'resigned', by: 'white' }, '0-1'],
    ]
    practice.resign()
    expect(await state()).toEqual(over)
    useGameStore().undo()
    expect(await state()).toEqual(on)
    useGameStore().redo()
    expect(await state()).toEqual(over)
    expect(practice.game?.clock?.running).toBeUndefined()
    expect(tagsOf().Result).toBe('0-1')
    practice.takeBack()
    expect(await state()).toEqual(on)
    useGameStore().undo()
    expect(await state()).toEqual(over)
  })

  test('continues before the user’s last move when a mate is taken back', async () => {
    const practice = usePracticeStore()
    await practice.start(POSITION, { side: 'white', level: 4 })
    bridge.answer('rules:legal', ({ fen }) =>
      ok({ fen, moves: [], check: true, warnings: [], outcome: { kind: 'checkmate', winner: 'white' } }),
    )
    await useGameStore().play('e2e4')
    await settled()
    expect(practice.game?.end?.kind).toBe('outcome')
    bridge.answer('rules:legal', ({ fen }) => ok({ fen, moves: [], check: false, warnings: [] }))
    practice.takeBack()
    await settled()
    expect([practice.isHumanToMove, sanOf(useGameStore().game!.root), tagsOf().Result]).toEqual([
      true,
      '',
      '*',
    ])
  })
})

describe('an interrupted practice game', () => {
  const time = { baseMs: 300_000, incrementMs: 5000 }

  const brokenOff = async () => {
    await usePracticeStore().start(POSITION, { side: 'black', level: 7, time })
    await settled()
    const { game } = useDocumentsStore().active!
    const kept = useSettingsStore().settings.practiceClocks
    aWorkbench({ 'play:move': request => ok(reply(request)), 'play:cancel': () => undefined })
    useSettingsStore().receive({ ...SETTINGS, practiceClocks: kept })
    return { game, kept }
  }

  test('resumes with its side, its level and the clocks after the last move', async () => {
    const { game, kept } = await brokenOff()
    const [clocks] = kept
    const practice = usePracticeStore()
    useDocumentsStore().insert(unsavedDocument(clocks!.documentId, game))
    const unfinished = useUnfinishedPracticeStore()
    expect(unfinished.game).toMatchObject({ hands: ['black'], choice: { side: 'black', level: 7, time } })
    unfinished.resume()
    await settled()
    expect(practice).toMatchObject({
      isShown: true,
      isAtEnd: true,
      isHumanToMove: true,
    })
    expect(unfinished.game).toBeUndefined()
    expect(useDocumentsStore().active?.orientation).toBe('black')
    expect(practice.game?.clock?.leftMs.white).toBe(clocks?.whiteMs)
  })

  test('has fresh clocks when the old ones are unknown', async () => {
    const { game } = await brokenOff()
    useDocumentsStore().insert(unsavedDocument('another', game))
    useUnfinishedPracticeStore().resume()
    await settled()
    expect(usePracticeStore().game?.clock?.leftMs).toEqual({ white: 300_000, black: 300_000 })
  })
})
