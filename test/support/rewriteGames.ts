import { scanGame, startScan } from '@shared/notation/pgn/gameScan'
import { startFormat } from '../../electron/cli/commands/pgnFormat'
import { Pieces } from '../../electron/files/disk/pieces'
import { theCore } from './aPosition'

/** The games of a file, each written again, as saving all of them would do. */
export const rewriteFile = (file: Buffer, interoperable = false): Buffer => {
  const pieces = new Pieces()
  const format = startFormat(theCore(), interoperable, pieces)
  const scan = startScan(file)
  for (let span = scanGame(scan); span; span = scanGame(scan)) format({ bytes: file, span })
  return Buffer.concat([...pieces.takeAll()])
}

/** The games of a text, each replayed into its tree and written from it, as saving would do. */
export const rewriteGames = (text: string): string => rewriteFile(Buffer.from(text)).toString()
