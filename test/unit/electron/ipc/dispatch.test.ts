import { describe, expect, test } from 'vitest'
import type { Handlers } from '@shared/ipc/contract'
import { completed, MAX_ITEMS } from '@shared/longLists'
import { dispatchTo, readRequestArguments } from '../../../../electron/ipc/dispatch'
import { silentLogger } from '../../../support/silentLogger'

const root = {
  parent: -1,
  id: '',
  uci: '',
  san: '',
  kind: 'root',
  fen: 'x',
  check: false,
  nags: [],
  commentsBefore: [],
  comments: [],
}
const game = { variant: 'chess', options: [], tags: [], result: '*', nodes: [root] }
const svg = { form: 'svg', suggestedName: 'a.svg', text: '<svg xmlns="x"></svg>' }
const png = { form: 'bytes', suggestedName: 'a.png', base64: 'iVBORw0KGgo=' }
const word = { text: 'Nf3', joined: false, depth: 0, from: [0] }
const comment = { variant: 'chess', options: [], positions: ['x'], near: [0], words: [word], offset: 0 }
const position = { variant: 'chess', fen: 'x', options: [] }

describe('readArguments', () => {
  test.each([
    ['app:start', []],
    ['files:open', []],
    ['files:open', [undefined]],
    ['files:open', ['/a.pgn']],
    ['rules:play', [position, 'e2e4']],
    ['rules:refuse', [position, 'Nf6']],
    ['rules:comment', [comment]],
    ['games:write', [game, true]],
    ['journal:write', [JSON.stringify({ documentId: 'a-1', game, at: 1, lastEdit: '' })]],
    ['settings:update', [{}]],
    ['settings:update', [{ place: 'dice' }]],
    ['publish:save', [svg]],
    ['publish:save', [png]],
  ] as const)('accepts a valid %s', (name, args) => {
    expect(readRequestArguments(name, args).ok).toBe(true)
  })

  test.each([
    ['app:start', ['extra'], '0'],
    ['rules:legal', [], '0'],
    ['rules:legal', [position, 'extra'], '1'],
    ['rules:legal', [{ ...position, variant: 'draughts' }], '0.variant'],
    ['rules:legal', [{ ...position, fen: 'x'.repeat(513) }], '0.fen'],
    ['rules:refuse', [position, 'x'.repeat(129)], '1'],
    ['rules:comment', [{ ...comment, near: [0, 1, 2] }], '0.near'],
    ['rules:comment', [{ ...comment, words: Array.from({ length: 257 }, () => word) }], '0.words'],
    ['rules:comment', [{ ...comment, words: [{ ...word, text: 'x'.repeat(65) }] }], '0.words[0].text'],
    ['files:open', ['a\0b'], '0'],
    ['files:open', [''], '0'],
    ['files:open', [null], '0'],
    ['files:game', ['id', -1], '1'],
    ['journal:write', [JSON.stringify({ documentId: '../../x', game, at: 1, lastEdit: '' })], '0.documentId'],
    ['journal:write', ['{"documentId":'], '0'],
    ['journal:write', [{ documentId: 'a-1', game, at: 1, lastEdit: '' }], '0'],
    ['journal:discard', ['..'], '0'],
    ['settings:update', [{ zoom: 1000 }], '0.zoom'],
    ['settings:update', [{ place: 'cellar' }], '0.place'],
    ['publish:save', [{ ...svg, suggestedName: '../a.svg' }], '0.suggestedName'],
    ['publish:save', [{ ...svg, text: '<html>' }], '0.text'],
    ['publish:save', [{ ...png, suggestedName: 'a.svg' }], '0.suggestedName'],
    ['publish:save', [{ ...png, suggestedName: '..\\a.png' }], '0.suggestedName'],
    ['publish:save', [{ ...png, base64: 'TVqQAAMAAAAEAAAA' }], '0.base64'],
    ['publish:save', [{ ...png, base64: 'iVBORw0KGgo=\n#!/bin/sh' }], '0.base64'],
    ['publish:save', [{ ...png, path: '/etc/passwd' }], '0.path'],
    ['games:write', [{ ...game, nodes: [] }, true], '0.nodes'],
    ['games:write', [{ ...game, nodes: [root, { ...root, parent: 1 }] }, true], '0.nodes'],
    ['games:write', [{ ...game, nodes: [root, root] }, true], '0.nodes'],
    ['games:write', [{ ...game, nodes: [{ ...root, nags: [256] }] }, true], '0.nodes[0].nags[0]'],
  ] as const)('refuses a hostile %s', (name, args, at) => {
    const found = readRequestArguments(name, args)
    expect(found.ok ? undefined : found.error.at).toBe(at)
  })

  test('reads JSON once, for the handler', () => {
    const entry = { documentId: 'a-1', game, at: 1, lastEdit: '' }
    expect(readRequestArguments('journal:write', [JSON.stringify(entry)])).toEqual({
      ok: true,
      value: [entry],
    })
  })

  test('passes on only what is declared', () => {
    expect(readRequestArguments('files:open', [undefined])).toEqual({ ok: true, value: [undefined] })
    expect(readRequestArguments('games:write', [game, true])).toEqual({ ok: true, value: [game, true] })
  })
})

describe('dispatchTo', () => {
  const handlers = {
    'journal:discard': (id: string) => `gone: ${id}`,
    'app:start': () => {
      throw new Error('a bug')
    },
    'files:close': () => ({ games: Array.from({ length: 2500 }, (_, index) => ({ index })) }),
  } as unknown as Handlers
  const dispatch = dispatchTo(Promise.resolve({ handlers }), silentLogger)

  test('passes checked arguments to the handler', async () => {
    await expect(dispatch('journal:discard', ['a'])).resolves.toBe('gone: a')
  })

  test('sends a long list in pieces', async () => {
    const sizes: number[] = []
    const seen = (message: unknown) => {
      const text = typeof message === 'string' ? message : JSON.stringify(message)
      sizes.push(text.match(/"index"/g)?.length ?? 0)
      return message
    }
    const answer = await completed(
      seen(await dispatch('files:close', ['a'])),
      async (ticket, from) => seen(await dispatch('answers:items', [ticket, from])) as string,
    )
    expect(answer).toEqual({ games: Array.from({ length: 2500 }, (_, index) => ({ index })) })
    expect(Math.max(...sizes)).toBe(MAX_ITEMS)
  })

  test('reports where the fault is and what was found', async () => {
    await expect(dispatch('files:close', [7])).rejects.toThrow(
      'files:close: argument 0: Invalid type: Expected string but received 7',
    )
    await expect(dispatch('rules:legal', [{ ...position, fen: 'x'.repeat(513) }])).rejects.toThrow(
      'rules:legal: argument 0.fen: Invalid length: Expected <=512 but received 513',
    )
    await expect(dispatch('files:close', ['a', 'b'])).rejects.toThrow(
      'files:close: argument 1: Expected a list of at most 1 arguments',
    )
    await expect(dispatch('files:close', 'a')).rejects.toThrow(
      'files:close: arguments: Expected a list of at most 1 arguments',
    )
  })

  test.each([
    ['a name that is not in the contract', 'files:deleteEverything', []],
    ['a name from the prototype', 'constructor', []],
    ['a name that is no text', { toString: null }, []],
    ['arguments that are no list', 'journal:discard', 'a'],
    ['arguments that do not fit', 'journal:discard', [7]],
    ['a handler that throws', 'app:start', []],
  ])('rejects %s', async (_, name: unknown, args: unknown) => {
    await expect(dispatch(name, args)).rejects.toThrow()
  })
})
