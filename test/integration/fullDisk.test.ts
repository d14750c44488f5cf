import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, runCli } from '../support/builtCli'
import { LATE_SETUP } from '../support/masterGame'
import { scratchFolder } from '../support/scratchFolder'
import { smallDisk } from '../support/smallDisk'

const ANNOTATED = readFileSync('test/fixtures/publish/annotated.pgn', 'utf8')
const OLD = 'what was there before\n'

/** A file of `count` games on a disk with room, and a small disk with an old file to be replaced. */
const games = async (
  count: number,
  game = ANNOTATED,
): Promise<{ file: string; disk: string; out: string }> => {
  const file = path.join(await scratchFolder(), 'in.pgn')
  writeFileSync(file, Array.from({ length: count }, () => game).join('\n'))
  const disk = await smallDisk(64)
  const out = path.join(disk, 'out')
  writeFileSync(out, OLD)
  return { file, disk, out }
}

describe('a command on a full disk', { tags: ['disks'] }, () => {
  test.each(['publish --to html', 'publish --to text', 'publish --to pgn', 'pgn format'])(
    'reports it and leaves only the old file: %s',
    async command => {
      const { file, disk, out } = await games(30)
      const { code, err } = runCli(cli, [...command.split(' '), file, '-o', out])
      expect(code).toBe(1)
      expect(err).toMatch(/^backrank: The disk is full: /m)
      expect(err).not.toMatch(/^ {4}at /m)
      expect(readFileSync(out, 'utf8')).toBe(OLD)
      expect(readdirSync(disk)).toEqual(['out'])
    },
  )

  test('goes on annotating when its progress can no longer be kept, and reports that once', async () => {
    const { file, disk, out } = await games(1, LATE_SETUP)
    const lines = 'x'.repeat(1024)
    // Leaves too little room for the progress and for the annotated games.
    writeFileSync(path.join(disk, 'rest'), lines.repeat(60))
    const flags = ['--engine', 'Backrank', '--nodes', '100', '--threads', '1']
    const { code, err } = runCli(cli, ['annotate', file, '-o', out, ...flags])
    expect(err.match(/no longer kept for --resume/g)).toHaveLength(1)
    expect(code).toBe(1)
    expect(err).toMatch(/The disk is full: /)
    expect(readFileSync(out, 'utf8')).toBe(OLD)
    expect(readdirSync(disk).sort()).toEqual(['out', 'out.progress', 'rest'])
  })
})
