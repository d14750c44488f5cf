import { describe, expect, test } from 'vitest'
import { err, ok } from '@shared/result'
import { useDialogsStore } from '../../../../renderer/stores/dialogs'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { flatten } from '@shared/tree/flat'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { usePastedStore } from '../../../../renderer/workbench/pasted'
import { aGame, line, START_FEN } from '../../../support/aGame'
import { aFile, aWorkbench } from '../../../support/workbench'

const noMoves = (fen: string) => ({ fen, moves: [], check: false, warnings: [] })
const flat = flatten(aGame(line('e2e4:e4')))

describe('a pasted text', () => {
  test('that is a FEN opens in the first variant that reads all of it', async () => {
    const dropped = [{ field: 'castling', reason: 'noKingOrRook', found: 'HA' }] as const
    const bridge = aWorkbench({
      'rules:legal': ({ fen, variant }) =>
        ok({ ...noMoves(fen), warnings: variant === 'double-chess960' ? [] : dropped }),
      'games:create': () => ok(flat),
    })
    await usePastedStore().read(START_FEN)
    expect(bridge.askedFor('games:create')[0]?.[0].variant).toBe('double-chess960')
    expect(useDocumentsStore().documents).toHaveLength(1)
  })

  test('that is a FEN opens with a notice of what was dropped', async () => {
    const warning = { field: 'castling', reason: 'noKingOrRook', found: 'Q' } as const
    aWorkbench({
      'rules:legal': ({ fen }) => ok({ ...noMoves(fen), warnings: [warning] }),
      'games:create': () => ok(flat),
    })
    await usePastedStore().read(START_FEN)
    expect(useNoticesStore().toasts[0]?.text).toBe(
      'Castling right dropped. No king and rook stand at home for “Q”. Field 3 is read without it.',
    )
  })

  test.each([
    ['korean-random', 'rnea1aenr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNEA1AENR w - - 0 1'],
    ['modern-random', 'rnbmkqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w - - 0 1'],
    ['english-random', '10/1rnbqkbnr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1RNBQKBNR1/10 w - - 0 1'],
    ['capablanca-random', 'rnbaqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKBCNR w - - 0 1'],
  ])('that is a FEN of %s opens there', async (id, fen) => {
    const bridge = aWorkbench({
      'rules:legal': ({ variant }) =>
        variant === id ? ok(noMoves(fen)) : err({ kind: 'position', fault: 'kings' }),
      'games:create': () => ok(flat),
    })
    await usePastedStore().read(fen)
    expect(bridge.askedFor('games:create')[0]?.[0]).toEqual({ variant: id, fen, options: [] })
  })

  test('that is a FEN but legal in no variant opens the New analysis dialog', async () => {
    aWorkbench({ 'rules:legal': () => err({ kind: 'position', fault: 'kings' }) })
    await usePastedStore().read(START_FEN)
    expect(useDialogsStore().argumentOf('newAnalysis')?.text).toBe(START_FEN)
  })

  test('with one game opens in a tab, with several games as a list', async () => {
    const bridge = aWorkbench({
      'games:read': text => (text.includes('d4') ? [ok(flat), ok(flat)] : [ok(flat)]),
      'files:openText': () => ok(aFile()),
      'files:game': () => ok(flat),
    })
    await usePastedStore().read('1. e4 *')
    expect(useDocumentsStore().active?.origin).toBeUndefined()
    await usePastedStore().read('1. e4 * 1. d4 *')
    expect(bridge.askedFor('files:openText')).toEqual([['Pasted games', '1. e4 * 1. d4 *']])
    expect(useDocumentsStore().active?.origin?.fileId).toBe('file-1')
  })

  test('of any other kind opens the New analysis dialog', async () => {
    aWorkbench()
    await usePastedStore().read(' 518 ')
    expect(useDialogsStore().argumentOf('newAnalysis')?.text).toBe('518')
  })
})
