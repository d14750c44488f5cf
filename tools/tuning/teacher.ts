import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { NO_MEMORY, type Setup } from '@shared/board/setup'
import { makeFen } from '@shared/notation/fen'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import { shellWords, type OpenQuote } from '../../electron/match/shellWords'
import type { Sample } from './records'

/** What another engine says of a position. */
export interface Lesson {
  /** Centipawns from White's view; undefined for a mate, or from an engine that has died. */
  readonly score: number | undefined
  /** In UCI; empty from an engine that has died. */
  readonly move: string
}

/** Another engine that says what positions are worth. */
export interface Teacher {
  /** Several positions may be asked about at once; it takes them in turn. */
  readonly ask: (setup: Setup) => Promise<Lesson>
  readonly close: () => void
}

const CHESS960 = variantById('chess960')

/** Rights that only some systems know, which the teacher could not see. */
const hasSpecialRights = ({ memory: { leap, adjustable, transposition } }: Setup): boolean =>
  [leap.white, leap.black, transposition.white, transposition.black].includes(true) ||
  adjustable.white.length + adjustable.black.length > 0

/** The teacher sees the position as we do: nothing in it is beyond the rules of Chess960. */
export const canTeach = ({ variant, setup }: Pick<Sample, 'variant' | 'setup'>): boolean => {
  if (hasSpecialRights(setup) || Object.keys(variant.quietSteps).length > 0) return false
  const rights = Object.keys(setup.castling.white).length + Object.keys(setup.castling.black).length
  const { aSide, hSide } = CHESS960.castling!.targets
  const targets = variant.castling?.targets
  return (
    rights === 0 ||
    (variant.castling?.rookOf === 'king' &&
      targets?.aSide.king === aSide.king &&
      targets.aSide.rook === aSide.rook &&
      targets.hSide.king === hSide.king &&
      targets.hSide.rook === hSide.rook)
  )
}

/** The score of a line of information: a number, or undefined for a mate; null if it has none. */
const scoreIn = (line: string): number | undefined | null => {
  if (/ score mate /.test(line)) return undefined
  const found = / score cp (-?\d+)/.exec(line)
  return found ? Number(found[1]) : null
}

/**
 * Starts a UCI engine as teacher. Questions are written ahead of its answers, so that it never waits: it must
 * take a `position` while it searches and begin the next `go` once the last is done, as Stockfish does.
 *
 * @param command as a shell would read it
 * @param go what it is told for each position, as `depth 8` or `nodes 5000`
 */
export const startTeacher = (command: string, go: string): Teacher => {
  const [program, ...words] = unwrap<readonly string[], OpenQuote>(shellWords(command))
  const child = spawn(program!, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: { readonly sign: number; readonly resolve: (lesson: Lesson) => void }[] = []
  let latest: number | undefined
  child.stdin.write('uci\nsetoption name UCI_Chess960 value true\n')
  createInterface({ input: child.stdout }).on('line', line => {
    if (line.startsWith('info ')) {
      const score = scoreIn(line)
      if (score !== null) latest = score
    } else if (line.startsWith('bestmove')) {
      const { sign, resolve } = waiting.shift()!
      resolve({ score: latest === undefined ? undefined : sign * latest + 0, move: line.split(' ')[1] ?? '' })
      latest = undefined
    }
  })
  child.on('exit', () => {
    for (const { resolve } of waiting) resolve({ score: undefined, move: '' })
  })
  return {
    ask: setup =>
      new Promise(resolve => {
        waiting.push({ sign: setup.turn === 'white' ? 1 : -1, resolve })
        child.stdin.write(`position fen ${makeFen(CHESS960, { ...setup, memory: NO_MEMORY })}\ngo ${go}\n`)
      }),
    close: () => void child.stdin.end('quit\n'),
  }
}
