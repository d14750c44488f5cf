import { once } from 'node:events'
import { fileService } from '../../electron/files/fileService'
import { newIndexer } from '../../electron/files/pgn/indexer'
import { openFiles } from '../../electron/files/openFiles'
import { saveService } from '../../electron/files/saveService'
import { unwrap } from '../../shared/result'
import { gameOfText, verbatimCodec } from './verbatimCodec'

/*
 * A separate program that reads one game of a file and, once it gets input, saves it repeatedly while other instances
 * do the same. If the file has changed, it overwrites. Arguments: the file, the index of the game, the number of
 * saves.
 */

const [file = '', index = '0', times = '1'] = process.argv.slice(2)

const cancelled = () => Promise.resolve(undefined)
const parts = {
  files: openFiles(
    newIndexer('no worker', () => undefined),
    () => () => undefined,
  ),
  recentFiles: {
    all: () => [],
    note: () => undefined,
    missing: () => Promise.resolve([]),
    forget: () => undefined,
    clear: () => undefined,
  },
  codec: verbatimCodec,
  dialogs: { chooseFile: cancelled, chooseProgram: cancelled, chooseTarget: cancelled },
}
const files = fileService(parts, '')
const saving = saveService(parts)

const { fileId } = unwrap(await files.open(file))!
unwrap(await files.game(fileId, Number(index)))
process.stdout.write('read\n')
await once(process.stdin, 'data')
process.stdin.pause()

for (let time = 1; time <= Number(times); time++) {
  const game = gameOfText(`[White "${index}"]\n\n1. e4 {${time}} *`)
  const request = { fileId, index: Number(index), game }
  const saved = await saving.save({ ...request, force: false })
  if (!saved.ok && saved.error.reason === 'changedOnDisk')
    unwrap(await saving.save({ ...request, force: true }))
  else unwrap(saved)
}
