import { describe, expect, test, vi } from 'vitest'
import { err } from '@shared/result'
import { flatten } from '@shared/tree/flat'
import { aGame, line } from '../../../../support/aGame'
import { aWorkbench, settled } from '../../../../support/workbench'
import { nextTick } from 'vue'
import { lossSentence } from '../../../../../renderer/features/editor/lossWords'
import { fenExcerpt } from '../../../../../renderer/features/editor/fenExcerpt'
import { useDocumentsStore } from '../../../../../renderer/openFiles/documents'
import { DRAFT_DELAY_MS, useEditorStore } from '../../../../../renderer/features/editor/editorStore'
import { useNoticesStore } from '../../../../../renderer/stores/notices'
import { usePlaceStore } from '../../../../../renderer/workbench/place'

const ENDING = { variant: 'chess960', options: [], fen: '3k4/8/8/8/8/8/8/R2K3R w HA - 0 1' } as const

describe('the position editor', () => {
  test('begins with the unedited start of the variant used last', () => {
    aWorkbench()
    const editor = useEditorStore()
    editor.show()
    expect(usePlaceStore().current).toBe('editor')
    expect(editor.draft.fen).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
    expect(editor.isEdited).toBe(false)
  })

  test('applies a readable FEN at once, and keeps the text of an unreadable one', () => {
    aWorkbench()
    const editor = useEditorStore()
    editor.begin(ENDING)
    editor.typeFen('3k4/8/8/8/8/8/8/R2K3Q w KQ - 0 1')
    expect(editor.draft.fen).toBe('3k4/8/8/8/8/8/8/R2K3Q w Q - 0 1')
    expect(editor.warnings).toMatchObject([{ field: 'castling', found: 'K' }])
    editor.typeFen('3k4/8/8/8/8/8/8/R2K3 w KQ - 0 1')
    expect(editor.draft.fen).toBe('3k4/8/8/8/8/8/8/R2K3Q w Q - 0 1')
    expect(editor.typed).toMatchObject({
      text: '3k4/8/8/8/8/8/8/R2K3 w KQ - 0 1',
      error: { reason: 'rankLength', at: 16 },
    })
    editor.edit({ kind: 'takeOff', square: 7 })
    expect(editor.typed).toBeUndefined()
    expect(editor.draft.fen).toBe('3k4/8/8/8/8/8/8/R2K4 w Q - 0 1')
    editor.undo()
    editor.undo()
    expect(editor.draft).toEqual(ENDING)
  })

  test('names what a change of variant cannot keep, and restores everything on undo', () => {
    aWorkbench()
    const editor = useEditorStore()
    editor.begin({ ...ENDING, fen: '3k4/8/8/8/8/8/8/R2K3R w KQ - 0 1' })
    editor.chooseVariant('transcendental')
    expect(editor.draft).toMatchObject({
      variant: 'transcendental',
      fen: '3k4/8/8/8/8/8/8/R2K3R w - - 0 1 -',
    })
    expect(editor.lost?.losses).toEqual([{ kind: 'castling', colors: ['white'] }])
    editor.undo()
    expect(editor.draft.fen).toBe('3k4/8/8/8/8/8/8/R2K3R w KQ - 0 1')
    expect(editor.lost).toBeUndefined()
  })

  test('begins with the plain start of a new variant as long as nothing was set up', () => {
    aWorkbench()
    const editor = useEditorStore()
    editor.begin({
      variant: 'chess960',
      options: [],
      fen: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
    })
    editor.chooseVariant('korean-random')
    expect(editor.draft.fen).toMatch(/a1a.*\/4k4\/1c5c1\/p1p1p1p1p\/9\/9\/P1P1P1P1P\/1C5C1\/4K4\/.*A1A/)
    editor.chooseVariant('fischer-benko')
    expect(editor.draft.fen).not.toContain('bbqnnrkr')
    expect(editor.lost).toBeUndefined()
    editor.edit({ kind: 'clear' })
    editor.chooseVariant('chess')
    expect(editor.draft.fen).toMatch(/^8\/8\//)
  })

  test('applies the options of a variant', () => {
    aWorkbench()
    const editor = useEditorStore()
    editor.begin({ variant: 'arrangement-random', options: [], fen: '4k3/8/8/8/8/8/8/R5KR w KQ - 0 1' })
    editor.toggleOption('curtailed')
    expect(editor.draft).toMatchObject({ options: ['curtailed'], fen: '4k3/8/8/8/8/8/8/R5KR w K - 0 1' })
    editor.chooseVariant('chess960')
    expect(editor.draft.options).toEqual([])
  })

  test('restores edits replaced by another position', () => {
    aWorkbench()
    const editor = useEditorStore()
    editor.begin(ENDING)
    editor.edit({ kind: 'clear' })
    const cleared = editor.draft
    editor.begin(ENDING, 'black')
    expect(editor.isEdited).toBe(false)
    const notices = useNoticesStore()
    notices.act(notices.toasts[0]!.id)
    expect(editor.draft).toEqual(cleared)
    expect(editor.orientation).toBe('white')
    expect(editor.isEdited).toBe(true)
  })

  test('returns by undo to edits replaced by another position, long after the notice', () => {
    aWorkbench()
    const editor = useEditorStore()
    editor.begin(ENDING)
    editor.edit({ kind: 'clear' })
    const cleared = editor.draft
    editor.putAside()
    expect(editor.isEdited).toBe(false)
    editor.edit({ kind: 'takeOff', square: 0 })
    editor.undo()
    expect(editor.undoName).toBe('Another position begun')
    editor.undo()
    expect([editor.draft, editor.isEdited]).toEqual([cleared, true])
    editor.undo()
    expect(editor.draft).toEqual(ENDING)
  })

  test('adds and removes pieces in hand, each as one undo step', () => {
    aWorkbench()
    const editor = useEditorStore()
    const fen = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
    editor.begin({ variant: 'fischer-benko', options: [], fen })
    editor.edit({ kind: 'inHand', color: 'white', role: 'knight', count: 3 })
    editor.edit({ kind: 'inHand', color: 'black', role: 'queen', count: 0 })
    expect(editor.draft.fen).toContain('[QRNNNKrnnk]')
    expect(editor.undoName).toBe('Black queen taken from the hand')
    editor.undo()
    expect(editor.undoName).toBe('White knight put in hand')
    editor.undo()
    expect(editor.draft.fen).toBe(fen)
  })

  test('keeps its draft while the user is on another page, and saves it at once when asked', async () => {
    const bridge = aWorkbench()
    const editor = useEditorStore()
    editor.begin(ENDING)
    editor.edit({ kind: 'takeOff', square: 0 })
    const edited = editor.draft
    usePlaceStore().show('analysis')
    editor.show()
    expect(editor.draft).toEqual(edited)
    await nextTick()
    await editor.keep()
    await editor.keep()
    expect(bridge.askedFor('settings:update').filter(([patch]) => 'positionDraft' in patch)).toEqual([
      [{ positionDraft: edited }],
    ])
  })

  test('saves an edited draft, and deletes it once the position is opened', async () => {
    vi.useFakeTimers()
    const bridge = aWorkbench({
      'games:create': ({ fen }) => ({ ok: true, value: flatten(aGame(line('', {}, fen))) }),
    })
    const kept = () =>
      bridge.askedFor('settings:update').flatMap(([patch]) => ('positionDraft' in patch ? [patch] : []))
    const editor = useEditorStore()
    editor.begin(ENDING)
    editor.edit({ kind: 'takeOff', square: 0 })
    editor.edit({ kind: 'takeOff', square: 7 })
    await nextTick()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    expect(kept()).toEqual([
      { positionDraft: { variant: 'chess960', options: [], fen: '3k4/8/8/8/8/8/8/3K4 w - - 0 1' } },
    ])
    const opening = editor.open()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    expect(await opening).toBe(true)
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    expect(kept().at(-1)).toEqual({ positionDraft: null })
  })

  test('saves an edited draft even while edits never pause', async () => {
    vi.useFakeTimers()
    const bridge = aWorkbench()
    const editor = useEditorStore()
    editor.begin({ ...ENDING })
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    for (const count of [11, 12, 13]) {
      editor.edit({ kind: 'fullmoves', count })
      await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS - 100)
    }
    const fens = bridge.askedFor('settings:update').flatMap(([{ positionDraft }]) => positionDraft?.fen ?? [])
    expect(fens).toEqual(['3k4/8/8/8/8/8/8/R2K3R w KQ - 0 12'])
  })

  test('restores the draft of the last session as edited', () => {
    aWorkbench()
    const editor = useEditorStore()
    editor.restore({ ...ENDING })
    expect(editor.isEdited).toBe(true)
    editor.show()
    expect(editor.draft).toEqual(ENDING)
    editor.restore({ variant: 'a system of tomorrow', options: [], fen: '8' })
    expect(editor.draft).toEqual(ENDING)
  })

  test('stays editable when the position cannot be opened', async () => {
    aWorkbench({
      'rules:legal': () => err({ kind: 'position', fault: 'kings' }),
      'games:create': () => err({ kind: 'position', fault: 'kings' }),
    })
    const editor = useEditorStore()
    editor.begin(ENDING)
    editor.edit({ kind: 'clear' })
    await settled()
    expect(editor.answer).toEqual(err({ kind: 'position', fault: 'kings' }))
    expect(await editor.open()).toBe(false)
    expect(useDocumentsStore().documents).toEqual([])
    expect(editor.isEdited).toBe(true)
  })
})

test.each([
  ['rnbqkbnr/ppppxppp/8', 13, 'x', { before: 'rnbqkbnr/pppp', found: 'x', after: 'ppp/8' }],
  ['8/8', 3, '', { before: '8/8', found: ' ', after: '' }],
  ['0123456789012345678901234', 22, '2', { before: '…456789012345678901', found: '2', after: '34' }],
])('the excerpt of %s shows the text at %i with its neighbors', (text, at, found, excerpt) => {
  expect(fenExcerpt(text, { kind: 'fen', field: 'board', reason: 'unknownPiece', at, found })).toEqual(
    excerpt,
  )
})

test('losses are listed in one sentence', () => {
  const archbishop = { color: 'white', role: 'archbishop' } as const
  const sentence = lossSentence(
    [
      { kind: 'pieces', pieces: [archbishop, archbishop, { color: 'white', role: 'chancellor' }] },
      { kind: 'castling', colors: ['white', 'black'] },
      { kind: 'leap', colors: ['black'] },
    ],
    { name: 'Chess' } as never,
    { letters: {}, figures: {} },
  )
  expect(sentence).toBe(
    'Not kept in Chess: 2 archbishops and 1 chancellor, castling rights of both sides and Black’s leap.',
  )
})
