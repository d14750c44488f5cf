import type { Move } from '@shared/board/move'
import type { Setup } from '@shared/board/setup'
import { unwrap } from '@shared/result'
import { encodeMove } from '../core/moveCode'
import type { Core } from '../core/load'
import { Position } from '../core/position'
import type { SearchJob } from './searchJob'

interface Line {
  readonly key: Pick<SearchJob, 'variant' | 'start'> & { readonly options: string }
  readonly position: Position
  /** The core's words of the moves played. */
  readonly played: number[]
}

/** The line that leads to the position under search, with the positions on the way. */
export interface RootLine {
  /** Sets up the last position of a job's line; the moves that it shares with the line before are not played again. */
  reach(job: Pick<SearchJob, 'variant' | 'options' | 'start' | 'moves'>): Position
}

const open = (
  core: Core,
  { variant, options, start }: Pick<SearchJob, 'variant' | 'options' | 'start'>,
): Line => ({
  key: { variant, start, options: options.join() },
  position: unwrap(Position.from(core, variant, start, options)),
  played: [],
})

const leadsFrom = ({ key }: Line, variant: SearchJob['variant'], start: Setup, options: string): boolean =>
  key.variant === variant && key.start === start && key.options === options

const sharedLength = (played: readonly number[], codes: readonly number[]): number => {
  const differs = codes.findIndex((code, i) => played[i] !== code)
  return differs === -1 ? Math.min(codes.length, played.length) : Math.min(differs, played.length)
}

const playOn = ({ position, played }: Line, moves: readonly Move[]): void => {
  const codes = moves.map(encodeMove)
  const shared = sharedLength(played, codes)
  while (played.length > shared) {
    position.undo()
    played.pop()
  }
  for (let i = shared; i < codes.length; i++) {
    position.play(moves[i]!)
    played.push(codes[i]!)
  }
}

/** Keeps the line of the last job. A start that is not legal, or a move, is a broken invariant and throws. */
export const rootLine = (core: Core): RootLine => {
  let line: Line | undefined
  return {
    reach: job => {
      if (!line || !leadsFrom(line, job.variant, job.start, job.options.join())) {
        line?.position[Symbol.dispose]()
        line = undefined
        line = open(core, job)
      }
      playOn(line, job.moves)
      return line.position
    },
  }
}
