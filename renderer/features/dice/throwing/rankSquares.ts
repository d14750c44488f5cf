import type { Color } from '@shared/board/color'
import type { Role } from '@shared/board/role'
import { isDark, squareAt } from '@shared/board/square'
import { shownRanks } from '@shared/procedures/throwing/finished'
import { EMPTY, FREE, groundOf, placeName, type Ground } from '@shared/procedures/model/ground'
import type { PossibleResult, Prompt } from '@shared/procedures/throwing/prompt'
import type { ProcedureState } from '@shared/procedures/model/state'
import { roleOfCapital } from '@shared/variants/army'

/** One square of a rank as the assistant shows it. */
export interface RankSquare {
  readonly name: string
  readonly isDark: boolean
  readonly role: Role | undefined
  /** FEN letter of the piece; `?` and `.` as in the rank's text. */
  readonly letter: string
  /** The number to throw for the square, if it is possible. */
  readonly number: number | undefined
  /** The chosen result leads to this square. */
  readonly isHit: boolean
  /** The piece is not placed yet. */
  readonly isGhost: boolean
}

interface Preview {
  readonly places: readonly number[]
  /** The rank after the chosen result. */
  readonly rank: string | undefined
}

const NOTHING: Preview = { places: [], rank: undefined }

/** The squares that the chosen result leads to; the first of two throws leads to a part of the squares. */
const previewOf = (state: ProcedureState, prompt: Prompt, result: PossibleResult | undefined): Preview => {
  if (result?.half !== undefined) {
    const ahead = prompt.squares.length - prompt.restSquares
    const part = result.half === 0 ? prompt.squares.slice(0, ahead) : prompt.squares.slice(ahead)
    return { places: part.map(({ place }) => place), rank: undefined }
  }
  const possibility = state.choice?.possibilities.find(({ places }) => result && places[0] === result.place)
  return possibility && result?.place !== undefined
    ? { places: possibility.places, rank: possibility.next.rank }
    : NOTHING
}

/** The number to throw for a square; at the second of two throws the number of the result. */
const numberOf = (prompt: Prompt, place: number): number | undefined =>
  prompt.throw === 'second'
    ? prompt.results.find(result => result.place === place)?.face
    : prompt.squares.find(square => square.place === place)?.number

const squareOf = (ground: Ground, player: Color, letter: string, place: number) => ({
  name: placeName(ground, player, place),
  isDark: isDark(squareAt(ground.leftFile + place, ground.homeRank[player], ground.size), ground.size),
  role: letter === FREE || letter === EMPTY ? undefined : roleOfCapital(ground.army, letter),
  letter,
})

/** A player's rank, with the numbers that can be thrown now and the effect of the chosen result. */
export const rankSquares = (
  state: ProcedureState,
  player: Color,
  prompt: Prompt | undefined,
  result: PossibleResult | undefined,
): readonly RankSquare[] => {
  const ground = groundOf(state.procedure)
  const asked = prompt?.player === player ? prompt : undefined
  const preview = asked ? previewOf(state, asked, result) : NOTHING
  return Array.from(shownRanks(state)[player], (letter, place) => {
    const isHit = preview.places.includes(place)
    const isGhost = isHit && preview.rank !== undefined
    return {
      ...squareOf(ground, player, isGhost ? preview.rank[place]! : letter, place),
      number: asked && numberOf(asked, place),
      isHit,
      isGhost,
    }
  })
}
