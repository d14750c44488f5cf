import { appendFile, mkdir, open } from 'node:fs/promises'
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
import { WHOLE } from '@shared/preparation/effort'
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
  finding: object({
    legal: index,
    depth: index,
    effort: v.optional(index, WHOLE),
    moves: listOf(foundMove, 500),
  }),
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
  /**
   * Writes a line after those before it; tells what keeps it from being written. Answers come one at a time, in the order of the lines:
   * who acts on one of them at once has acted before the next line is written.
   */
  append(line: ProgressLine): Promise<Result<null, string>>
  /** Resolves when nothing is left to be written. */
  flush(): Promise<void>
}

/** What a line says; undefined where it was cut off. */
export const parseProgress = (line: string): ProgressLine | undefined => {
  const answer = read(WRITTEN, line)
  return answer.ok ? answer.value : undefined
}

const NEW_LINE = '\n'

/** A run that was killed while it wrote has left a part of a line: what comes next needs one of its own. */
const endsInMiddle = async (file: string): Promise<boolean> => {
  const handle = await open(file, 'a+')
  try {
    const { size } = await handle.stat()
    if (size === 0) return false
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
    return buffer.toString() !== NEW_LINE
  } finally {
    await handle.close()
  }
}

/** What was wrong. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

export const progressLog = (file: string): ProgressLog => {
  /** The file is there and ends with a whole line. */
  let isWhole = false
  let last: Promise<unknown> = Promise.resolve()

  const write = async (text: string): Promise<Result<null, string>> => {
    try {
      if (!isWhole) {
        await mkdir(path.dirname(file), { recursive: true })
        if (await endsInMiddle(file)) await appendFile(file, NEW_LINE)
      }
      isWhole = false
      await appendFile(file, `${text}${NEW_LINE}`)
      isWhole = true
      return ok(null)
    } catch (error) {
      return err(messageOf(error))
    }
  }

  const flush = async (): Promise<void> => {
    for (let seen: unknown; seen !== last;) {
      seen = last
      await seen
    }
  }

  return {
    lines: async function* () {
      await flush()
      const handle = await open(file).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      if (handle) yield* handle.readLines()
    },
    append: line => {
      const text = JSON.stringify(line)
      const written = last.then(() => write(text))
      last = written
      return written
    },
    flush,
  }
}
