import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { BOARD_MOVE_KINDS } from '@shared/board/move'
import { read } from '@shared/ipc/read'
import {
  fen,
  index,
  instant,
  integer,
  jsonOf,
  listOf,
  object,
  type Of,
  type Schema,
  text,
  word,
} from '@shared/ipc/schemas'
import { WISH_KINDS } from '@shared/preparation/byHand'
import type { Found } from '@shared/preparation/step'
import { err, ok, type Result } from '@shared/result'

/*
 * What a preparation has gone through, a line each: the searches of its positions, in the order in which they were taken in, what
 * the user has wanted meanwhile, and what has become new. Read again from the first line, it is the same preparation.
 */

const key = text(32)
const worth = v.pipe(v.number(), v.finite())
const move = object({
  uci: word,
  san: word,
  kind: v.picklist([...BOARD_MOVE_KINDS, 'placement', 'null', 'root']),
  fen,
  check: v.boolean(),
})
const foundMove = object({ move, to: key, told: worth, isNatural: v.boolean() })

const searched = object({
  finding: object({ legal: index, depth: index, moves: listOf(foundMove, 500) }),
  nodes: index,
})
const ended = object({ ended: worth })
const found: Schema<Found> = v.union([searched, ended])

const STEP = object({
  key,
  found,
  natural: v.exactOptional(object({ reached: object({ move, to: key }), found })),
})

const LINE = v.union([
  /** The `place`th of `of` positions that were searched side by side. */
  object({ step: STEP, round: index, place: index, of: integer(1, 1024) }),
  object({
    wish: object({
      path: listOf(word, 100),
      kind: v.picklist(WISH_KINDS),
      added: v.exactOptional(foundMove),
    }),
  }),
  /** Positions whose move has changed since somebody looked, and which one it was then; null: it is that one again. */
  object({ minds: listOf(v.tuple([key, v.nullable(word)]), 1_000_000) }),
  object({ seen: instant }),
])
/** Something that a preparation has gone through. */
export type ProgressLine = Of<typeof LINE>

const WRITTEN = jsonOf(LINE, 10_000_000)

/** The lines of a preparation on the disk. */
export interface ProgressLog {
  /** From the first to the last, which a run that was killed may have left in pieces. Throws where the file cannot be read. */
  lines(): AsyncGenerator<string, void>
  /** Resolves at once when the system has it; tells what keeps it from being written. */
  append(line: ProgressLine): Result<null, string>
}

/** What a line says; undefined where it was cut off. */
export const parseProgress = (line: string): ProgressLine | undefined => {
  const answer = read(WRITTEN, line)
  return answer.ok ? answer.value : undefined
}

const NEW_LINE = '\n'

/** A run that was killed while it wrote has left a part of a line: what comes next needs one of its own. */
const endsInMiddle = (file: string): boolean => {
  const handle = openSync(file, 'a+')
  try {
    const { size } = fstatSync(handle)
    const last = Buffer.alloc(1)
    return size > 0 && readSync(handle, last, 0, 1, size - 1) === 1 && last.toString() !== NEW_LINE
  } finally {
    closeSync(handle)
  }
}

/** What was wrong. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

export const progressLog = (file: string): ProgressLog => {
  let isBegun = false
  return {
    lines: async function* () {
      const handle = await open(file).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      if (handle) yield* handle.readLines()
    },
    append: line => {
      try {
        if (!isBegun) {
          mkdirSync(path.dirname(file), { recursive: true })
          if (endsInMiddle(file)) appendFileSync(file, NEW_LINE)
          isBegun = true
        }
        appendFileSync(file, `${JSON.stringify(line)}${NEW_LINE}`)
        return ok(null)
      } catch (error) {
        return err(messageOf(error))
      }
    },
  }
}
