import { expect, test } from 'vitest'
import { type DragEvent, reportDrops } from '../../../../electron/ipc/drops'

interface OfDisk {
  readonly path?: string
}

/** A window with events made by the test; a browser marks its own events as trusted, which no script can do. */
const aWindow = () => {
  const listeners: { readonly type: string; readonly listener: (event: DragEvent) => void }[] = []
  const told: (readonly string[])[] = []
  reportDrops(
    { addEventListener: (type, listener) => listeners.push({ type, listener }) },
    file => (file as OfDisk).path ?? '',
    files => told.push(files),
  )
  const send = (type: string, files: readonly OfDisk[] = [], isTrusted = true) => {
    for (const one of listeners)
      if (one.type === type) one.listener({ isTrusted, ...(type === 'drop' && { dataTransfer: { files } }) })
  }
  return { told, send }
}

const A = { path: '/games/a.pgn' }

test('dropped files of the disk are reported, and those made by a script are not', () => {
  const { told, send } = aWindow()
  send('drop', [A, {}, { path: '/games/b.pgn' }])
  send('drop', [{}])
  send('drop')
  expect(told).toEqual([['/games/a.pgn', '/games/b.pgn']])
})

test('a drop dispatched by a script is ignored', () => {
  const { told, send } = aWindow()
  send('drop', [A], false)
  expect(told).toEqual([])
})

test('drops are ignored while the page itself drags something', () => {
  const { told, send } = aWindow()
  send('dragstart')
  send('dragend', [], false)
  send('drop', [A])
  expect(told).toEqual([])
  send('dragend')
  send('drop', [A])
  send('dragstart')
  send('pointerdown', [], false)
  send('drop', [A])
  send('pointerdown')
  send('drop', [A])
  expect(told).toEqual([['/games/a.pgn'], ['/games/a.pgn']])
})
