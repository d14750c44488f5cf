import { whiteView } from '@shared/analysis/pointOfView'
import { centipawns } from '@shared/analysis/score'
import { makeUci } from '@shared/notation/uci'
import { err, ok } from '@shared/result'
import { decodeMove } from '../../core/moveCode'
import { foundScore } from '../pool/foundScore'
import type { SoloSearch } from '../pool/soloSearch'
import { type ArrayAnswer, type ArrayQuestion, LINE_PLIES } from './arrayEvaluator'
import { clustersFor } from './hashSize'
import { readArray } from './readArray'

/** Our engine in faults. */
export const OWN_ENGINE = 'Backrank'

/** The value of an array by our own engine, which forgets beforehand whatever it knew. Blocks. */
export const searchArray = (search: SoloSearch, question: ArrayQuestion, nodes: number): ArrayAnswer => {
  const { variant, fen } = question
  const read = readArray(search.core, question)
  if (!read.ok) return read
  using position = read.value.position
  search.forget(clustersFor(nodes))
  const { nodes: searched, lines } = search.think(position, { nodes })
  const [best] = lines
  if (!best) return err({ kind: 'noScore', engine: OWN_ENGINE, fen })
  const line = best.moves.slice(0, LINE_PLIES).map(code => makeUci(variant, decodeMove(code)))
  return ok({ value: centipawns(whiteView(foundScore(best.score), position.turn())), nodes: searched, line })
}
