import { closeSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chain, err, ok, type Result } from '@shared/result'
import { EIGHT_RECORDS } from '../tuning/records'
import { trainFiles } from '../tuning/shardFolder'
import { loadTeacher, type StaticTeacher } from './distillationCore'
import { exportNetwork } from './networkFile'

const USAGE = 'npm run distill -- --data FOLDER|FILE ... --out FILE [--teacher stockfish]'

/** Copies the records of a file with the teacher's scores; returns their number, or an error sentence. */
const labelFile = (teacher: StaticTeacher, file: string, out: number): Result<number, string> => {
  const from = openSync(file, 'r')
  try {
    const chunk = Buffer.alloc(teacher.most * EIGHT_RECORDS.bytes)
    for (let done = 0; ;) {
      const read = readSync(from, chunk)
      const records = chunk.subarray(0, read - (read % EIGHT_RECORDS.bytes))
      if (records.length === 0) return ok(done)
      const unsound = teacher.label(records)
      if (unsound !== undefined) return err(`Record ${done + unsound} of ${file} is no position.`)
      writeSync(out, records)
      done += records.length / EIGHT_RECORDS.bytes
    }
  } finally {
    closeSync(from)
  }
}

/** Labels files one after the other into a new file, which gets its name only when it is complete. */
const labelFiles = (
  teacher: StaticTeacher,
  files: readonly string[],
  target: string,
): Result<number, string> => {
  const part = `${target}.part`
  const out = openSync(part, 'w')
  try {
    let written = 0
    for (const file of files) {
      const labelled = labelFile(teacher, file, out)
      if (!labelled.ok) return labelled
      written += labelled.value
    }
    renameSync(part, target)
    return ok(written)
  } finally {
    closeSync(out)
    rmSync(part, { force: true })
  }
}

const teacherOf = (module: string, program: string): Result<StaticTeacher, string> =>
  chain(exportNetwork(program), file => loadTeacher(module, file))

/**
 * Labels positions with a teacher's static evaluation, which is ten thousand times as fast as with a search. A network
 * learns from these positions before it learns from searches. Returns the exit code.
 */
export const main = (
  words: readonly string[],
  module: string,
  say: (line: string) => void = console.log,
): number => {
  const { values } = parseArgs({
    args: [...words],
    options: {
      data: { type: 'string', multiple: true, default: [] },
      out: { type: 'string', default: '' },
      teacher: { type: 'string', default: 'stockfish' },
    },
  })
  if (values.data.length === 0 || values.out === '') {
    say(USAGE)
    return 2
  }
  const teacher = teacherOf(module, values.teacher)
  if (!teacher.ok) {
    say(`The network of ${values.teacher} cannot be used: ${teacher.error}`)
    return 1
  }
  const labelled = labelFiles(teacher.value, values.data.flatMap(trainFiles), values.out)
  say(labelled.ok ? `${labelled.value} positions in ${values.out}` : labelled.error)
  return labelled.ok ? 0 : 1
}
