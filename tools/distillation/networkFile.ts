import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '../../electron/engine/match/findProgram'
import { err, ok, type Result } from '@shared/result'

/** The version of the file format that Stockfish 13 to 16 read. */
const VERSION = 0x7af32f20
/** Version, hash of the whole shape, length of the description. */
const HEADER_BYTES = 12
const DESCRIPTION_LENGTH = 8
/** The hash before the parameters of the feature transformer. */
const HASH_BYTES = 4

/**
 * Returns the parameters in a network's file, starting with the biases of its feature transformer; an error is a
 * sentence that says what was found. `size` is the expected number of bytes.
 */
export const readParameters = (file: Buffer, size: number): Result<Buffer, string> => {
  if (file.length < HEADER_BYTES || file.readUInt32LE(0) !== VERSION)
    return err('it does not begin as a network of Stockfish does')
  const from = HEADER_BYTES + file.readUInt32LE(DESCRIPTION_LENGTH) + HASH_BYTES
  const found = file.length - from
  return found === size
    ? ok(file.subarray(from))
    : err(`it has ${found} bytes of parameters where a network of Stockfish 15 has ${size}`)
}

/** Returns the network embedded in a Stockfish program, which exports it to a file on request. */
export const exportNetwork = (command: string): Result<Buffer, string> => {
  const program = findProgram(command, process.cwd())
  if (program === undefined) return err('there is no such program')
  const folder = mkdtempSync(path.join(tmpdir(), 'teacher-'))
  try {
    const file = path.join(folder, 'network')
    execFileSync(program, { input: `export_net ${file}\nquit\n` })
    return ok(readFileSync(file))
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
