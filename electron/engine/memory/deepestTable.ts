import type { Database } from '../store/database'
import { forgetting } from '../store/forgetting'
import type { TableOptions } from './exactTable'

/** An analysis as it is kept: depth by the line searched least, and lines as JSON. */
export interface KeptAnalysis {
  /** Lines wanted; there may be fewer where there are fewer moves. */
  readonly multiPv: number
  readonly depth: number
  readonly nodes: number
  readonly timeMs: number
  readonly lines: string
}

/** The deepest searches of positions, by key. All calls block: it belongs in a thread of its own. */
export interface DeepestTable {
  /** The best entry for a number of lines: the one with most of them, then the deepest. */
  recall(key: Uint8Array, lines: number): KeptAnalysis | undefined
  /** Keeps an analysis, unless a deeper one with as many lines is there. */
  remember(key: Uint8Array, analysis: KeptAnalysis): void
}

export const DEEPEST_TABLE = `
  CREATE TABLE IF NOT EXISTS deepest (
    key BLOB NOT NULL,
    multiPv INTEGER NOT NULL,
    depth INTEGER NOT NULL,
    nodes INTEGER NOT NULL,
    timeMs INTEGER NOT NULL,
    lines TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (key, multiPv)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS deepestByAge ON deepest (at);
`

const RECALL = `
  SELECT multiPv, depth, nodes, timeMs, lines FROM deepest
  WHERE key = ? ORDER BY min(multiPv, ?) DESC, depth DESC LIMIT 1
`

const REMEMBER = `
  INSERT INTO deepest (key, multiPv, depth, nodes, timeMs, lines, at) VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (key, multiPv) DO UPDATE SET
    depth = excluded.depth, nodes = excluded.nodes, timeMs = excluded.timeMs, lines = excluded.lines,
    at = excluded.at
  WHERE excluded.depth >= depth
`

/** The table in an open database that has it. */
export const deepestTable = (database: Database, { limit, now }: TableOptions): DeepestTable => {
  const recall = database.prepare(RECALL)
  const remember = database.prepare(REMEMBER)
  const oldest = forgetting(database, 'deepest', limit)

  return {
    recall: (key, lines) => recall.get(key, lines) as KeptAnalysis | undefined,
    remember: (key, { multiPv, depth, nodes, timeMs, lines }) => {
      remember.run(key, multiPv, depth, nodes, timeMs, lines, now())
      oldest.written(1)
    },
  }
}
