import { text } from 'node:stream/consumers'
import { chain, err, map, ok } from '@shared/result'
import type { Reading } from '@shared/solver/induction'
import type { SetupGlyphs } from '@shared/tree/setupGlyphs'
import { ARRAY_NODES } from '@shared/solver/usualNodes'
import type { Core } from '../../core/load'
import { gameWindows, readingFrom } from '../../files/pgn/gameWindows'
import { type Answered, answerOrRefusal } from '../io/answers'
import { annotateGames } from './annotateGameSetup'
import type { KeptSearchers, EngineChoice } from '../engines/openSearcher'
import { MAX_THREADS } from '../io/sharedFlags'
import { countOf, glyphsOf, MAX_SEARCH_NODES, readingNamed } from './solveFlags'

/** The other fields of a line of `backrank batch`, unchecked. */
export type AnnotateFields = Readonly<Record<string, unknown>>

interface AnnotateRequest extends Omit<EngineChoice, 'userDataDir'> {
  readonly bytes: Buffer
  readonly reading: Reading
  /** Nodes for each array. */
  readonly nodes: number
  readonly glyphs: SetupGlyphs
}

const bytesOf = (pgn: unknown): Answered<Buffer> => {
  if (typeof pgn !== 'string') return err('pgn must be a text')
  const bytes = Buffer.from(pgn)
  return bytes.toString() === pgn ? ok(bytes) : err('pgn has half a character: a surrogate without its pair')
}

const requestOf = ({
  pgn,
  last,
  nodes,
  threads,
  engine,
  glyphs,
}: AnnotateFields): Answered<AnnotateRequest> => {
  if (engine !== undefined && typeof engine !== 'string') return err('engine must be a text')
  return chain(bytesOf(pgn), bytes =>
    chain(readingNamed(last), reading =>
      chain(countOf(nodes, 'nodes', MAX_SEARCH_NODES), count =>
        chain(glyphsOf(glyphs, 'glyphs'), costs =>
          map(countOf(threads, 'threads', MAX_THREADS), width => ({
            bytes,
            reading,
            nodes: count ?? ARRAY_NODES,
            glyphs: costs,
            engine,
            threads: width,
          })),
        ),
      ),
    ),
  )
}

/** Games as PGN, annotated as by `backrank annotate-setup`; `remarks` lists the games that could not be annotated. */
export const annotateText = async (
  core: Core,
  searchers: KeptSearchers,
  fields: AnnotateFields,
): Promise<Answered<object>> => {
  const request = requestOf(fields)
  if (!request.ok) return request
  const { bytes, ...settings } = request.value
  const opened = await searchers.open(settings)
  if (!opened.ok) return opened
  const pricing = { core, searcher: opened.value, ...settings, onValue: () => undefined }
  const remarks: string[] = []
  const annotating = { pricing, isUtf8: true, remark: (one: string) => remarks.push(one) }
  const annotated = await answerOrRefusal(() =>
    text(annotateGames(gameWindows(readingFrom(bytes)), annotating)),
  )
  return map(annotated, pgn => ({ pgn, ...(remarks.length > 0 && { remarks }) }))
}
