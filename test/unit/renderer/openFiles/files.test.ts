import { describe, expect, test } from 'vitest'
import type { FileError, Handlers } from '@shared/ipc/contract'
import { err, ok } from '@shared/result'
import { isDirty, unsavedGame } from '../../../../renderer/openFiles/document'
import { useClashesStore } from '../../../../renderer/openFiles/clashes'
import { useDocumentsStore } from '../../../../renderer/openFiles/documents'
import { useFileChangesStore } from '../../../../renderer/openFiles/fileChanges'
import { progressAfter, useFilesStore } from '../../../../renderer/openFiles/files'
import { useAppStore } from '../../../../renderer/stores/app'
import { useDialogsStore } from '../../../../renderer/stores/dialogs'
import { useJournalStore } from '../../../../renderer/openFiles/journal'
import { describeError } from '../../../../renderer/errors/describeError'
import { useNoticesStore } from '../../../../renderer/stores/notices'
import { useRecoveryStore } from '../../../../renderer/openFiles/recovery'
import { useSavingStore } from '../../../../renderer/openFiles/saving'
import { flatten } from '@shared/tree/flat'
import { aGame, line } from '../../../support/aGame'
import {
  aFile,
  aHeader,
  aWorkbench,
  begin,
  journalled,
  reread,
  settled,
  START,
} from '../../../support/workbench'

const game = (index: number) =>
  aGame(line('e2e4:e4'), [
    { name: 'White', value: `White ${index + 1}` },
    { name: 'Black', value: `Black ${index + 1}` },
  ])

const changed: FileError = { kind: 'file', reason: 'changedOnDisk', path: '/games/two.pgn', detail: '' }

const withFile = (handlers: Partial<Handlers> = {}) =>
  aWorkbench({
    'files:open': () => ok(aFile()),
    'files:game': (_fileId, index) => ok(flatten(game(index))),
    'files:save': ({ index }) => ok({ ...aFile(), index, convertedToUtf8: false }),
    ...handlers,
  })

const opened = async (handlers: Partial<Handlers> = {}) => {
  const bridge = withFile(handlers)
  await useFilesStore().open('/games/two.pgn')
  return bridge
}

const comment = () => {
  const documents = useDocumentsStore()
  const { id, game: before } = documents.active!
  documents.edit(id, { name: 'Result 1-0', game: { ...before, result: '1-0' } })
}

describe('opening a file or a game', () => {
  test('shows the first game of a file', async () => {
    await opened()
    expect(useFilesStore().current?.name).toBe('two.pgn')
    expect(useDocumentsStore().active?.origin).toMatchObject({
      fileId: 'file-1',
      index: 0,
      path: '/games/two.pgn',
    })
  })

  test('can be canceled while a large file is read; nothing is opened', async () => {
    const given: string[] = []
    let giveUp: (answer: ReturnType<Handlers['files:open']>) => void = () => undefined
    withFile({
      'files:open': () => new Promise(resolve => (giveUp = resolve)),
      'files:cancel': path => {
        given.push(path)
        giveUp(ok(null))
      },
    })
    const files = useFilesStore()
    const opening = files.open('/games/large.pgn')
    files.progress = { path: '/games/large.pgn', readBytes: 1, totalBytes: 2 }
    await files.cancelOpening()
    await opening
    expect(given).toEqual(['/games/large.pgn'])
    expect(files.progress).toBeUndefined()
    expect(useDocumentsStore().documents).toHaveLength(0)
  })

  test('replaces an unedited game of the file', async () => {
    await opened()
    await useFilesStore().openGame('file-1', 1)
    expect(useDocumentsStore().documents).toHaveLength(1)
    expect(useFilesStore().currentIndex).toBe(1)
  })

  test('keeps an edited game in its tab, and returns to it', async () => {
    await opened()
    comment()
    await useFilesStore().openGame('file-1', 1)
    expect(useDocumentsStore().documents).toHaveLength(2)
    expect(useFilesStore().dirtyIndexes).toEqual([0])
    await useFilesStore().openGame('file-1', 0)
    expect(useDocumentsStore().documents).toHaveLength(2)
    expect(useDocumentsStore().active?.game.result).toBe('1-0')
  })

  test('shows a game that cannot be started as text instead of a board', async () => {
    const fault = {
      kind: 'pgn',
      reason: 'unknownVariant',
      at: { line: 2, column: 1, offset: 9 },
      found: 'Hexagonal',
      legal: [],
    } as const
    await opened({
      'files:game': (_fileId, index) =>
        index === 1
          ? err({ kind: 'game', fault, tags: [], text: '[Variant "Hexagonal"]' })
          : ok(flatten(game(index))),
    })
    const files = useFilesStore()
    await files.openGame('file-1', 1)
    expect(files.broken?.error).toMatchObject({ text: '[Variant "Hexagonal"]' })
    expect(files.currentIndex).toBe(1)
    expect(useDocumentsStore().active).toBeUndefined()
    files.leaveBroken()
    expect(files.broken).toBeUndefined()
    expect(files.currentIndex).toBe(0)
  })

  test('reports a game that is too large instead of showing a board, and keeps its file open', async () => {
    const error = { kind: 'file', reason: 'gameTooLarge', path: 'two.pgn', detail: '9000000' } as const
    await opened({ 'files:game': (_, index) => (index === 1 ? err(error) : ok(flatten(game(index)))) })
    const files = useFilesStore()
    await files.openGame('file-1', 1)
    expect(files.broken?.error).toEqual(error)
    expect(files.current?.games).toHaveLength(2)
    expect(describeError(error)).toMatchObject({
      title: 'A game of two.pgn is too large to open',
      detail: 'It has 9 MB of text. Games of up to 8 MB can be opened.',
    })
    await files.openGame('file-1', 0)
    expect(files.broken).toBeUndefined()
  })

  test('reports a missing file', async () => {
    aWorkbench({ 'files:open': () => err({ ...changed, reason: 'notFound' }) })
    await useFilesStore().open('/games/two.pgn')
    expect(useNoticesStore().troubles[0]?.text.title).toBe('two.pgn was not found')
  })
})

describe('saving a game', () => {
  test('writes the game to its place in the file and makes it clean', async () => {
    const bridge = await opened()
    comment()
    await useSavingStore().save()
    expect(bridge.askedFor('files:save')[0]?.[0]).toMatchObject({
      fileId: 'file-1',
      index: 0,
      force: false,
      game: { result: '1-0' },
    })
    expect(isDirty(useDocumentsStore().active!)).toBe(false)
    expect(useNoticesStore().toasts[0]?.text).toBe('Saved two.pgn')
  })

  test('writes nothing without changes', async () => {
    const bridge = await opened()
    await useSavingStore().save()
    expect(bridge.askedFor('files:save')).toEqual([])
  })

  test('asks for a new file if the file is read-only', async () => {
    const bridge = await opened({
      'files:open': () => ok(aFile({ readOnly: true })),
      'files:saveAs': () =>
        ok({
          ...aFile({ fileId: 'file-2', path: '/games/new.pgn', name: 'new.pgn' }),
          index: 0,
          convertedToUtf8: false,
        }),
    })
    comment()
    await useSavingStore().save()
    expect(bridge.askedFor('files:saveAs')[0]?.[0]).toMatchObject({
      suggestedName: '1-1.pgn',
      interoperable: false,
    })
    expect(useDocumentsStore().active?.origin).toMatchObject({ fileId: 'file-2', index: 0 })
  })

  test('changes nothing when the dialog is canceled', async () => {
    await opened({ 'files:saveAs': () => ok(null) })
    comment()
    await useSavingStore().saveAs()
    expect(isDirty(useDocumentsStore().active!)).toBe(true)
    expect(useDocumentsStore().active?.origin?.fileId).toBe('file-1')
  })

  test('into a file that changed on disk is a conflict until the user overwrites it', async () => {
    const bridge = await opened({
      'files:save': ({ index, force }) =>
        force ? ok({ ...aFile(), index, convertedToUtf8: false }) : err(changed),
    })
    comment()
    const saving = useSavingStore()
    await saving.save()
    expect(useFileChangesStore().conflicts.get('file-1')).toBe('changed')
    expect(isDirty(useDocumentsStore().active!)).toBe(true)
    await saving.save(true)
    expect(bridge.askedFor('files:save').map(([{ force }]) => force)).toEqual([false, true])
    expect(useFileChangesStore().conflicts.size).toBe(0)
    expect(isDirty(useDocumentsStore().active!)).toBe(false)
  })

  test('asks for the path in the page if the shell has no dialogs', async () => {
    const bridge = await opened({
      'app:start': () => ({ ...START, shell: 'web' }),
      'files:saveAs': () => ok({ ...aFile({ fileId: 'file-2' }), index: 0, convertedToUtf8: false }),
    })
    await useAppStore().begin()
    const saved = useSavingStore().saveAs()
    useDialogsStore().argumentOf('path')!.answer('/games/there.pgn')
    await saved
    expect(bridge.askedFor('files:saveAs')[0]?.[0].path).toBe('/games/there.pgn')
    expect(useDialogsStore().shown).toBeUndefined()
  })
})

describe('saving under the name of a file that holds other games', () => {
  const holds: FileError = { kind: 'file', reason: 'holdsGames', path: '/games/all.pgn', detail: '5000' }
  const asked = () =>
    opened({
      'files:saveAs': ({ heldGames }) =>
        heldGames === undefined
          ? err(holds)
          : ok({
              ...aFile({ fileId: 'file-2', path: '/games/all.pgn' }),
              index: heldGames === 'keep' ? 1 : 0,
              convertedToUtf8: false,
            }),
    })

  test('asks what to do with the other games before it writes anything', async () => {
    await asked()
    comment()
    await useSavingStore().saveAs()
    const [trouble] = useNoticesStore().troubles
    expect(trouble?.text.title).toBe('all.pgn holds 5,000 games')
    expect(trouble?.actions.map(({ label }) => label)).toEqual(['Add this game', 'Replace all 5,000'])
    expect(isDirty(useDocumentsStore().active!)).toBe(true)
  })

  test.each([
    { place: 0, heldGames: 'keep', index: 1 },
    { place: 1, heldGames: 'replace', index: 0 },
  ])('follows the answer: $heldGames', async ({ place, heldGames, index }) => {
    const bridge = await asked()
    comment()
    await useSavingStore().saveAs()
    useNoticesStore().troubles[0]!.actions[place]!.run()
    await settled()
    expect(useNoticesStore().troubles).toEqual([])
    expect(bridge.askedFor('files:saveAs')[1]?.[0]).toMatchObject({ path: '/games/all.pgn', heldGames })
    expect(useDocumentsStore().active?.origin).toMatchObject({ fileId: 'file-2', index })
    expect(isDirty(useDocumentsStore().active!)).toBe(false)
  })
})

describe('a file that another program changes', () => {
  test('is reloaded when nothing is unsaved', async () => {
    const bridge = await opened({ 'files:reload': () => ok(reread(aFile())) })
    await useFileChangesStore().meetChange('file-1', false)
    expect(bridge.askedFor('files:reload')).toEqual([['file-1']])
    expect(useFileChangesStore().conflicts.size).toBe(0)
  })

  test('is not reloaded over unsaved edits, but reported as a conflict', async () => {
    const bridge = await opened({ 'files:reload': () => ok(reread(aFile())) })
    comment()
    await useFileChangesStore().meetChange('file-1', false)
    expect(bridge.askedFor('files:reload')).toEqual([])
    expect(useFileChangesStore().conflicts.get('file-1')).toBe('changed')
    expect(useDocumentsStore().active?.game.result).toBe('1-0')
  })

  test('is searched for the open games so that none overwrites another', async () => {
    const third = { ...aHeader(2), index: 0 }
    const [first, second] = aFile().games
    const shifted = aFile({ games: [third, { ...first!, index: 1 }, { ...second!, index: 2 }] })
    const bridge = await opened({
      'files:reload': () => ok(reread(shifted)),
      'files:game': (_fileId, index) => ok(flatten(game(index === 0 ? 0 : index - 1))),
      'games:write': ({ tags }) => JSON.stringify(tags),
    })
    comment()
    await useFileChangesStore().reload('file-1')
    expect(useDocumentsStore().active?.origin?.index).toBe(1)
    expect(useFileChangesStore().conflicts.size).toBe(0)
    await useSavingStore().save()
    expect(bridge.askedFor('files:save')[0]?.[0].index).toBe(1)
  })

  test('is not written by Save while it has another version of the edited game', async () => {
    const bridge = await opened({
      'files:reload': () => ok(reread(aFile())),
      'games:write': ({ result }) => result,
    })
    comment()
    bridge.answer('files:game', (_fileId, index) => ok(flatten({ ...game(index), result: '0-1' })))
    await useFileChangesStore().reload('file-1')
    expect(useClashesStore().clashes.has(useDocumentsStore().activeId!)).toBe(true)
    await useSavingStore().save()
    expect(bridge.askedFor('files:save')).toEqual([])
    expect(useNoticesStore().toasts.at(-1)?.text).toContain('Not saved')
  })

  describe('a changed file with another version of the edited game', () => {
    const inFile = (index: number) => ({ ...game(index), result: '0-1' as const })

    /** Reloads the file of an edited game with another version of the game. */
    const clashing = async () => {
      const bridge = await opened({ 'files:reload': () => ok(reread(aFile())) })
      comment()
      bridge.answer('files:game', (_fileId, index) => ok(flatten(inFile(index))))
      await useFileChangesStore().meetChange('file-1', false)
      await useFileChangesStore().reload('file-1')
      const id = useDocumentsStore().activeId!
      expect(useFileChangesStore().conflicts.size).toBe(0)
      expect(useClashesStore().clashes.has(id)).toBe(true)
      return { bridge, id }
    }

    test('is reloaded once; then the user’s version can be saved', async () => {
      const { bridge } = await clashing()
      await useSavingStore().saveInPlace(useDocumentsStore().active!, false)
      expect(bridge.askedFor('files:save')).toMatchObject([
        [{ index: 0, force: false, game: { result: '1-0' } }],
      ])
      expect(useClashesStore().clashes.size).toBe(0)
      expect(isDirty(useDocumentsStore().active!)).toBe(false)
    })

    test('lets the user’s version be added as a new game', async () => {
      const { bridge } = await clashing()
      bridge.answer('files:save', () =>
        ok({ ...aFile({ games: [aHeader(0), aHeader(1), aHeader(2)] }), index: 2, convertedToUtf8: false }),
      )
      await useSavingStore().saveInPlace(useDocumentsStore().active!, false, 2)
      expect(bridge.askedFor('files:save')).toMatchObject([[{ index: 2, game: { result: '1-0' } }]])
      expect(useDocumentsStore().active?.origin?.index).toBe(2)
      expect(useClashesStore().clashes.size).toBe(0)
    })

    test('lets the user take the version of the file and undo that', async () => {
      const { id } = await clashing()
      const documents = useDocumentsStore()
      useClashesStore().takeTheirs(id)
      expect([documents.active?.game.result, isDirty(documents.active!)]).toEqual(['0-1', false])
      documents.undo(id)
      expect([documents.active?.game.result, isDirty(documents.active!)]).toEqual(['1-0', true])
    })

    test('lets the user merge both versions for saving', async () => {
      const { id } = await clashing()
      const documents = useDocumentsStore()
      useClashesStore().merge(id)
      expect([documents.active?.game.result, isDirty(documents.active!)]).toEqual(['1-0', true])
      expect(useClashesStore().clashes.size).toBe(0)
    })
  })

  describe('a changed file that a game is saved into', () => {
    const [first, second] = aFile().games
    const games = [
      { ...aHeader(2), index: 0 },
      { ...first!, index: 1 },
      { ...second!, index: 2 },
    ]

    /** Saves the first of two edited tabs into a file that now begins with another game. */
    const savedInto = async (force: boolean, inFile = game) => {
      const bridge = await opened({
        'files:save': () => ok({ ...aFile({ games }), index: 1, convertedToUtf8: false, movedTo: [1, 2] }),
        'games:write': ({ tags, result }) => JSON.stringify([tags, result]),
      })
      const documents = useDocumentsStore()
      const saved = documents.activeId!
      comment()
      await useFilesStore().openGame('file-1', 1)
      const other = documents.activeId!
      comment()
      documents.activate(saved)
      bridge.answer('files:game', (_fileId, index) => ok(flatten(inFile(index - 1))))
      const before = bridge.askedFor('files:game').length
      await useSavingStore().save(force)
      return {
        saved: documents.documentById(saved)!,
        other: documents.documentById(other)!,
        asked: bridge.askedFor('files:game').slice(before),
      }
    }

    test.each([false, true])('lets its other tabs find their games again (by force: %j)', async force => {
      const { saved, other, asked } = await savedInto(force)
      expect([saved.origin?.index, isDirty(saved)]).toEqual([1, false])
      expect([other.origin?.index, isDirty(other)]).toEqual([2, true])
      expect(asked).toEqual([['file-1', 2]])
      expect(useFileChangesStore().conflicts.size).toBe(0)
    })

    test('is a conflict for other tabs whose games changed in the file', async () => {
      const { other } = await savedInto(false, index => ({ ...game(index), result: '0-1' }))
      expect(other.game.result).toBe('1-0')
      expect([...useClashesStore().clashes.keys()]).toEqual([other.id])
    })
  })

  test('that no longer has a game leaves the game open without a file', async () => {
    await opened({
      'files:reload': () => ok({ ...aFile({ games: [aHeader(5)] }), movedTo: [-1, -1] }),
      'files:look': () => ok(flatten({ ...game(5), root: line('d2d4:d4') })),
      'games:write': ({ result }) => result,
    })
    comment()
    await useFileChangesStore().reload('file-1')
    const document = useDocumentsStore().active!
    expect(document.origin).toBeUndefined()
    expect(isDirty(document)).toBe(true)
  })

  test('leaves its games open and unsaved when it is removed', async () => {
    await opened()
    await useFileChangesStore().meetChange('file-1', true)
    expect(useFileChangesStore().conflicts.get('file-1')).toBe('gone')
    expect(isDirty(useDocumentsStore().active!)).toBe(true)
  })

  test('needs a new name for saving when it is removed', async () => {
    const bridge = await opened({ 'files:saveAs': () => ok(null) })
    await useFileChangesStore().meetChange('file-1', true)
    await useSavingStore().save()
    expect(bridge.askedFor('files:saveAs')).toHaveLength(1)
    expect(bridge.askedFor('files:save')).toHaveLength(0)
    expect(useNoticesStore().toasts).toEqual([])
  })
})

describe('recovered edits of the last session', () => {
  const entry = {
    documentId: 'lost',
    game: flatten({ ...game(1), result: '1-0' }),
    path: '/games/two.pgn',
    index: 1,
    at: 0,
    lastEdit: 'Result 1-0',
  }

  const begun = async () => {
    const bridge = withFile({ 'app:start': () => ({ ...START, recovered: [entry] }) })
    await begin()
    return bridge
  }

  test('return as unsaved edits at their place in the file', async () => {
    await begun()
    await useRecoveryStore().restoreAll()
    const document = useDocumentsStore().active!
    expect(document).toMatchObject({
      id: 'lost',
      game: { result: '1-0' },
      origin: { fileId: 'file-1', index: 1 },
    })
    expect(isDirty(document)).toBe(true)
    expect(useRecoveryStore().left).toEqual([])
  })

  test('return to the position where they were made', async () => {
    const seen = entry.game.nodes.slice(1, 2).map(({ uci }) => uci)
    withFile({ 'app:start': () => ({ ...START, recovered: [{ ...entry, seen }] }) })
    await begin()
    await useRecoveryStore().restoreAll()
    const document = useDocumentsStore().active!
    expect(document.path).toHaveLength(1)
    expect(unsavedGame(document).entry()).toMatchObject({ seen: document.path })
  })

  describe('recovered edits with other tags than the file', () => {
    const retag = () => {
      const documents = useDocumentsStore()
      const { id, game: before } = documents.active!
      const tags = before.tags.map(tag => (tag.name === 'White' ? { ...tag, value: 'Somebody else' } : tag))
      documents.edit(id, { name: 'Tag White', game: { ...before, tags } })
    }

    /** The journal entry of a session for a game whose White tag was changed. */
    const retagged = async () => {
      const bridge = await opened()
      retag()
      await useJournalStore().flush()
      return journalled(bridge).at(-1)!
    }

    test('return to their file and are saved there', async () => {
      const left = await retagged()
      const bridge = withFile({ 'app:start': () => ({ ...START, recovered: [left] }) })
      await begin()
      await useRecoveryStore().restoreAll()
      expect(useDocumentsStore().active?.origin).toMatchObject({ fileId: 'file-1', index: 0 })
      expect(bridge.askedFor('files:game')).toEqual([['file-1', 0]])
      await useSavingStore().save()
      expect(bridge.askedFor('files:save')).toMatchObject([[{ fileId: 'file-1', index: 0 }]])
      expect(useClashesStore().clashes.size).toBe(0)
    })

    test('clash if the game in the file has changed meanwhile', async () => {
      const left = await retagged()
      const bridge = withFile({ 'app:start': () => ({ ...START, recovered: [left] }) })
      bridge.answer('files:game', (_fileId, index) => ok(flatten({ ...game(index), result: '0-1' })))
      await begin()
      await useRecoveryStore().restoreAll()
      expect(useClashesStore().clashes.get(left.documentId)?.result).toBe('0-1')
    })
  })

  test('return without a file when another game is in their place', async () => {
    const bridge = await begun()
    bridge.answer('files:open', () => ok(aFile({ games: [aHeader(0), { ...aHeader(7), index: 1 }] })))
    bridge.answer('files:look', () => ok(flatten({ ...game(7), root: line('d2d4:d4') })))
    await useRecoveryStore().restoreAll()
    expect(useDocumentsStore().active?.origin).toBeUndefined()
    expect(useDocumentsStore().active?.game.result).toBe('1-0')
  })

  test('return without a file when the file is gone', async () => {
    const bridge = await begun()
    bridge.answer('files:open', () => err({ ...changed, reason: 'notFound' }))
    await useRecoveryStore().restoreAll()
    expect(useDocumentsStore().active?.origin).toBeUndefined()
    expect(useDocumentsStore().active?.game.result).toBe('1-0')
  })

  test('can be restored after discarding until the toast is gone', async () => {
    const bridge = await begun()
    const notices = useNoticesStore()
    useRecoveryStore().discard(entry)
    expect(useRecoveryStore().left).toEqual([])
    notices.act(notices.toasts[0]!.id)
    expect(useRecoveryStore().left).toEqual([entry])
    await settled()
    expect(bridge.askedFor('journal:discard')).toEqual([])
    useRecoveryStore().discard(entry)
    notices.dismiss(notices.toasts[0]!.id)
    expect(bridge.askedFor('journal:discard')).toEqual([['lost']])
  })
})

describe('the progress shown for a file being read', () => {
  const half = { path: '/games/large.pgn', readBytes: 1, totalBytes: 2 }

  test.each([
    { name: 'its progress', shown: undefined, news: half, after: half },
    { name: 'nothing at its end', shown: half, news: { ...half, readBytes: 2 }, after: undefined },
    {
      name: 'the same when another ends',
      shown: half,
      news: { path: '/games/other.pgn', readBytes: 0, totalBytes: 0 },
      after: half,
    },
  ])('is $name', ({ shown, news, after }) => {
    expect(progressAfter(shown, news)).toEqual(after)
  })
})
