import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PublishedFile } from '@shared/ipc/contract'
import { publishService } from '../../../../electron/publish/publishService'
import type { ChosenTarget } from '../../../../electron/shell/ports'

const SVG: PublishedFile = { form: 'svg', suggestedName: 'korean.svg', text: '<svg xmlns="x">♜</svg>' }
const PNG: PublishedFile = { form: 'bytes', suggestedName: 'korean.png', base64: 'iVBORw0KGgo=' }
const PNG_BYTES = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

let folder = ''
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'backrank-pictures-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string) => path.join(folder, name)

/** Saves to the target that the dialog returns, and records the names that it was offered. */
const saved = async (picture: PublishedFile, target: ChosenTarget | undefined) => {
  const offered: string[] = []
  const dialogs = {
    chooseFile: () => Promise.resolve(undefined),
    chooseProgram: () => Promise.resolve(undefined),
    chooseTarget: (name: string) => {
      offered.push(name)
      return Promise.resolve(target)
    },
  }
  return { result: await publishService(dialogs, undefined).save(picture), offered }
}

describe('a picture', () => {
  test.each([
    ['png', PNG, PNG_BYTES],
    ['svg', SVG, Buffer.from('<svg xmlns="x">♜</svg>')],
  ] as const)('is written as %s to the chosen path', async (form, picture, bytes) => {
    const { result, offered } = await saved(picture, { path: at(`a.${form}`), mayReplace: true })
    expect(result).toEqual({ ok: true, value: { path: at(`a.${form}`) } })
    expect(offered).toEqual([picture.suggestedName])
    expect(readFileSync(at(`a.${form}`))).toEqual(bytes)
  })

  test('is not written if the user cancels', async () => {
    expect((await saved(PNG, undefined)).result).toEqual({ ok: true, value: null })
    expect(readdirSync(folder)).toEqual([])
  })

  test.each([
    ['board.PNG', 'board.PNG'],
    ['board.svg', 'board.svg.png'],
    ['board.jpg', 'board.jpg.png'],
    ['v1.2', 'v1.2.png'],
  ])('named %s becomes %s, so that its extension is right', async (asked, name) => {
    await saved(PNG, { path: at(asked), mayReplace: true })
    expect(readdirSync(folder)).toEqual([name])
  })
})

describe('a path that cannot be written', () => {
  test('in a missing folder is refused', async () => {
    const { result } = await saved(SVG, { path: at('nowhere/a.svg'), mayReplace: true })
    expect(result).toMatchObject({ ok: false, error: { kind: 'file', reason: 'notFound' } })
  })

  test('of a folder is refused, and the folder stays', async () => {
    mkdirSync(at('a.svg'))
    const { result } = await saved(SVG, { path: at('a.svg'), mayReplace: true })
    expect(result).toMatchObject({ ok: false, error: { reason: 'isDirectory' } })
    expect(readdirSync(folder)).toEqual(['a.svg'])
  })

  test('below a file is refused, and the file stays unchanged', async () => {
    writeFileSync(at('games.pgn'), 'kept')
    const { result } = await saved(SVG, { path: at('games.pgn/a.svg'), mayReplace: true })
    expect(result.ok).toBe(false)
    expect(readFileSync(at('games.pgn'), 'utf8')).toBe('kept')
    expect(readdirSync(folder)).toEqual(['games.pgn'])
  })

  test('of an existing file that the user did not agree to replace is refused, and the file stays', async () => {
    writeFileSync(at('board.jpg.png'), 'kept')
    const { result } = await saved(PNG, { path: at('board.jpg'), mayReplace: true })
    expect(result).toMatchObject({ ok: false, error: { reason: 'exists' } })
    expect(readFileSync(at('board.jpg.png'), 'utf8')).toBe('kept')
  })
})
