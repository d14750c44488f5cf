import type { SampleGame } from '@shared/ipc/contract'

/** A game that comes with the program. */
export interface ProgramSample extends SampleGame {
  /** The name of its file in `samples/`. */
  readonly file: string
}

/** The sample games, in the order in which the welcome page and the menu show them. */
export const SAMPLES: readonly ProgramSample[] = [
  {
    id: 'lukic-vujacic',
    variant: 'half-random-transcendental',
    fen: 'bknbrnqr/pppppppp/8/8/8/8/PPPPPPPP/BQNRRBKN w - - 0 5',
    file: 'lukic-vujacic.pgn',
  },
  {
    id: 'fischer-benko-setup',
    variant: 'fischer-benko',
    fen: 'rqbknbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNRKQR w KQkq - 0 5',
    file: 'fischer-benko-setup.pgn',
  },
]

export const sampleById = (id: string): ProgramSample | undefined => SAMPLES.find(sample => sample.id === id)

/** The part of the samples that is sent to the page. */
export const sampleGames = (): readonly SampleGame[] =>
  SAMPLES.map(({ id, variant, fen }) => ({ id, variant, fen }))
