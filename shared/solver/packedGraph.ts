import type { SetupArray, SetupGraph, Stage } from './setupGraph'

interface PackedStage extends Omit<Stage, 'moves'> {
  readonly moves: string
}

/** A setup graph as it is sent between threads: a few long strings instead of tens of thousands of objects. */
export interface PackedGraph extends Omit<SetupGraph, 'stages' | 'arrays'> {
  readonly stages: readonly PackedStage[]
  readonly whites: string
  readonly blacks: string
  readonly fens: string
}

/** A separator that never occurs in a move, rank or FEN. */
const BREAK = '\n'

export const packGraph = ({ stages, arrays, ...rest }: SetupGraph): PackedGraph => {
  const joined = (field: keyof SetupArray): string => arrays.map(array => array[field]).join(BREAK)
  return {
    ...rest,
    stages: stages.map(stage => ({ ...stage, moves: stage.moves.join(BREAK) })),
    whites: joined('white'),
    blacks: joined('black'),
    fens: joined('fen'),
  }
}

/** Restores a packed graph. */
export const unpackGraph = ({ stages, whites, blacks, fens, ...rest }: PackedGraph): SetupGraph => {
  const [white, black] = [whites.split(BREAK), blacks.split(BREAK)]
  return {
    ...rest,
    stages: stages.map(stage => ({ ...stage, moves: stage.moves.split(BREAK) })),
    arrays: fens.split(BREAK).map((fen, place) => ({ white: white[place]!, black: black[place]!, fen })),
  }
}

/** The buffers of a packed graph that can be transferred to another thread instead of copied. */
export const buffersOf = ({ stages }: PackedGraph): readonly ArrayBuffer[] =>
  stages.flatMap(({ offsets, targets }) => [offsets.buffer as ArrayBuffer, targets.buffer as ArrayBuffer])
