import { expect, test } from 'vitest'
import { type DragEvent, tellDrops } from '../../../../electron/ipc/drops'

interface OfDisk {
  readonly path?: string
}

/** A window whose events a test makes; a browser vouches for its own, which no script can. */
const aWindow = () => {
  const listeners: { readonly type: string; readonly listener: (event: DragEvent) => void }[] = []
  const told: (readonly string[])[] = []
  tellDrops(
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

test('files of the disk are reported, and those that a script made are not', () => {
  const { told, send } = aWindow()
  send('drop', [A, {}, { path: '/games/b.pgn' }])
  send('drop', [{}])
  send('drop')
  expect(told).toEqual([['/games/a.pgn', '/games/b.pgn']])
})

test('a drop that a script dispatches is none', () => {
  const { told, send } = aWindow()
  send('drop', [A], false)
  expect(told).toEqual([])
})

test('what the page itself drags is not looked at, until that has ended', () => {
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
