import { rewriteGames } from '../../files/pgn/rewriteGames'
import { annotateGame, type Pricing } from './annotateGame'

/** Games with the setups annotated that could be. */
export interface AnnotatedGames {
  readonly bytes: Buffer
  /** What is wrong with single games. */
  readonly remarks: readonly string[]
  /** Nothing could be done about this one, nor about the games after it. */
  readonly fault?: string
}

/** Annotates the setups of all games of a file, given as its bytes; everything else stays byte for byte. */
export const annotateGames = async (bytes: Buffer, pricing: Pricing): Promise<AnnotatedGames> => {
  const remarks: string[] = []
  let fault: string | undefined
  const annotated = await rewriteGames(bytes, async (text, index) => {
    if (fault !== undefined) return undefined
    const game = await annotateGame(text, pricing)
    if (game.ok) return game.value
    if (game.error.isFinal) fault = game.error.sentence
    else remarks.push(`game ${index + 1}: ${game.error.sentence}`)
    return undefined
  })
  return { bytes: annotated, remarks, ...(fault !== undefined && { fault }) }
}
