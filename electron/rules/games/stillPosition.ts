import type { RulesError } from '@shared/ipc/contract'
import { makeFen, parseFen } from '@shared/notation/fen/fen'
import { err, map, type Result } from '@shared/result'
import { isVariantId, variantById } from '@shared/variants'
import type { PositionText } from '../positions/openPosition'
import type { Replayer } from '../positions/replayer'

/** Lines of a system without play: no move can be played in them. */
export const stillReplayer: Replayer = {
  play: ({ text, at }) => err({ kind: 'pgn', reason: 'notPlayed', at, found: text.slice(0, 80), legal: [] }),
  undo: () => undefined,
  sidesOwingTwo: () => 0,
}

/** Whether the system has starts but no play, so that a position of it is only shown. */
export const isStill = ({ variant }: PositionText): boolean =>
  isVariantId(variant) && !variantById(variant).playable

/** The FEN of a position that is only shown, in canonical form. */
export const stillFen = ({ variant: id, fen }: PositionText): Result<string, RulesError> => {
  if (!isVariantId(id)) return err({ kind: 'unknownVariant', found: id })
  const variant = variantById(id)
  return map(parseFen(variant, fen), ({ setup }) => makeFen(variant, setup))
}
