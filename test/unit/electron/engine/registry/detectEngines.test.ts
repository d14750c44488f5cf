import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { detectEngines, looksLikeEngine } from '../../../../../electron/engine/registry/detectEngines'
import { scratchFolder } from '../../../../support/scratchFolder'

describe('names', () => {
  test.each([
    'stockfish',
    'Stockfish.exe',
    'stockfish_16.1',
    'stockfish-ubuntu-x86-64-avx2',
    'fairy-stockfish',
    'fairy-stockfish-largeboard_x86-64',
    'lc0',
  ])('%s looks like an engine', name => {
    expect(looksLikeEngine(name)).toBe(true)
  })

  test.each([
    'stockfishing',
    'fruits',
    'bash',
    'stockfish.txt',
    'seer.nnue',
    'lc0-net.gz',
    'gnome-texel-editor',
  ])('%s does not look like an engine', name => {
    expect(looksLikeEngine(name)).toBe(false)
  })
})

describe('programs', () => {
  const program = async (file: string, mode: number) => {
    await writeFile(file, '#!/bin/sh\n')
    await chmod(file, mode)
  }

  test('are found once, unless they are known or cannot run', async () => {
    const folder = await scratchFolder()
    const inside = (name: string) => path.join(folder, name)
    await mkdir(inside('other'))
    await program(inside('stockfish'), 0o755)
    await program(inside('berserk'), 0o755)
    await program(inside('igel'), 0o644)
    await program(inside('ls'), 0o755)
    await symlink(inside('stockfish'), inside('other/stockfish-16'))
    const search = [folder, inside('other'), inside('missing'), 'relative', ''].join(path.delimiter)
    const found = (await detectEngines([inside('berserk')], search)).filter(file => file.startsWith(folder))
    expect(found).toEqual([inside('stockfish')])
  })
})
