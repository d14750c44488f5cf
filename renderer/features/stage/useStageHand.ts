import { computed, shallowRef, watch } from 'vue'
import { parseFile } from '@shared/board/square'
import type { LegalMove } from '@shared/ipc/contract'
import { squaresOf } from '@shared/notation/uciSquares'
import { roleOfCapital } from '@shared/variants/army'
import type { VariantRules } from '@shared/variants/variant'
import { pathMarks, relocationMarks } from '../../board/stageMarks'
import { type SetupHandQuery, useSetupHand } from '../setup/useSetupHand'
import { useStageKeys } from '../setup/useStageKeys'
import { PASS_KEY } from './rights'

interface EarlyQuery {
  readonly fen: string
  /** The rules have answered for the position. */
  readonly isKnown: boolean
}

/**
 * Keeps what the user did in a position before the rules had answered, and does it once they have. It is dropped when
 * another position comes. If the rules had answered but the host withholds the answer, no move is accepted and
 * nothing is kept.
 *
 * @returns a function that does something at once, or keeps it; it returns whether it was legal, as far as that is
 * known
 */
export function useEarlyHand(query: () => EarlyQuery) {
  let early: (() => boolean) | undefined
  let wasKnown = false

  watch(
    () => [query().fen, query().isKnown] as const,
    ([fen, isKnown], last) => {
      if (fen !== last?.[0]) {
        early = undefined
        wasKnown = false
      }
      if (!isKnown) return
      wasKnown = true
      const act = early
      early = undefined
      act?.()
    },
    // After the update, when the board has the answer.
    { immediate: true, flush: 'post' },
  )

  return (act: () => boolean): boolean => {
    if (query().isKnown || wasKnown) return act()
    early = act
    return true
  }
}

interface StageHandQuery extends SetupHandQuery {
  readonly phase: 'placement' | 'relocation' | 'game'
  /** Keys go to another board. */
  readonly isDeaf?: boolean | undefined
}

/**
 * Whether a key begins a move: a file, a piece, a castling or a pass. `f` turns the board, so a move of the f-pawn is
 * typed after a slash.
 */
const startsAMove = (key: string, { army, board, passing }: VariantRules): boolean => {
  const file = key === 'f' ? undefined : parseFile(key)
  const role = roleOfCapital(army, key)
  if (key === '-') return passing
  return key === 'O' || key === '0' || (role ?? 'pawn') !== 'pawn' || (file ?? board.files) < board.files
}

const isStaying = ({ uci, kind }: LegalMove): boolean => {
  const squares = squaresOf(uci)
  return kind === 'relocation' && squares !== undefined && squares.from === squares.to
}

/**
 * What the user is about to do on the stage: place a piece, keep one where it is, type a move, or look at a right.
 * Letters select from the shelf while there is one; otherwise they begin a typed move if the stage has the focus.
 * Actions before the legal moves are known wait for them.
 */
export function useStageHand(
  query: () => StageHandQuery,
  hasFocus: () => boolean,
  play: (uci: string) => void,
  refuse: (why: string) => void,
) {
  const whenKnown = useEarlyHand(() => ({ fen: query().fen, isKnown: query().moves !== undefined }))
  const placing = useSetupHand(query, play, refuse, whenKnown)
  const pointed = shallowRef<readonly string[]>([])
  const typed = shallowRef<string>()

  watch(
    () => query().fen,
    () => {
      pointed.value = []
      typed.value = undefined
    },
  )

  const marks = computed(() => {
    const { phase, moves = [] } = query()
    return [
      ...(phase === 'placement' ? placing.marks.value : relocationMarks(moves)),
      ...pathMarks(pointed.value),
    ]
  })

  const staying = computed(() => query().moves?.find(isStaying))

  function startTyping(text: string): boolean {
    typed.value = text
    return true
  }

  function pass(moves: readonly LegalMove[]): boolean {
    const move = moves.find(({ kind }) => kind === 'pass')
    if (move) play(move.uci)
    return move !== undefined
  }

  function onKey(key: string): boolean {
    const { phase, rules, moves = [] } = query()
    if (key === PASS_KEY) return pass(moves)
    const held = placing.selected.value
    if (key === '/') return startTyping('')
    if (phase === 'placement')
      return key === '@' && held !== undefined ? startTyping(`${held}@`) : placing.onKey(key)
    // A letter alone decides nothing: with Enter the piece stays; with a square after it the two pieces change
    // places.
    if (phase === 'relocation' && /^[kq]$/i.test(key)) return startTyping(key.toUpperCase())
    return hasFocus() && startsAMove(key, rules) && startTyping(key)
  }

  useStageKeys(key => !query().isDeaf && onKey(key), [PASS_KEY])

  return { placing, marks, staying, pointed, typed, whenKnown }
}
