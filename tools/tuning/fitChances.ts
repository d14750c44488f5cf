import { parseFen } from '@shared/notation/fen/fen'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'
import { variantById } from '@shared/variants'
import { loadCore } from '../../electron/core/load'
import { materialOf, OWN_CHANCES } from '../../electron/engine/pool/winDrawLoss'
import { gamesIn } from '../report/games'
import { fitChances, surprise, type Foretold } from './chanceFit'
import type { Paths } from './paths'

const USAGE = 'npm run fit-chances -- GAMES.pgn ... (games of `backrank match --pgn`, without adjudication)'

const WHITE_RESULTS: Readonly<Record<string, -1 | 0 | 1>> = { '1-0': 1, '0-1': -1, '1/2-1/2': 0 }

/** The comment of an engine on its own move, such as `+0.35/12 0.103s`; mates are left out, as they need no model. */
const SCORE = /^([+-]\d+\.\d\d)\//

/** The positions of a game with their scores and results. */
const foretoldIn = ({ variant, result, root }: Game): readonly Foretold[] => {
  const white = WHITE_RESULTS[result]
  if (white === undefined) return []
  const line = mainline(root)
  return line.flatMap((node, index) => {
    const score = SCORE.exec(node.comments[0]?.text ?? '')?.[1]
    const before = line[index - 1] ?? root
    if (score === undefined) return []
    const { setup } = unwrap(parseFen(variantById(variant), before.fen))
    const movers = setup.turn === 'white' ? white : ((0 - white) as -1 | 0 | 1)
    return [{ score: Math.round(100 * Number(score)), material: materialOf(setup), result: movers }]
  })
}

/** Fits the chances of our engine to games it has played; returns the exit code. */
export const main = async (
  files: readonly string[],
  paths: Paths,
  say: (line: string) => void = console.log,
): Promise<number> => {
  if (files.length === 0) {
    say(USAGE)
    return 2
  }
  const core = loadCore(paths.core)
  const foretold: Foretold[] = []
  for (const file of files) foretold.push(...(await gamesIn(core, file)).flatMap(foretoldIn))
  if (foretold.length === 0) {
    say('There is no score of an engine in these games.')
    return 1
  }
  const fitted = fitChances(foretold, OWN_CHANCES)
  say(`${foretold.length} positions, surprise ${surprise(foretold, OWN_CHANCES).toFixed(4)} before`)
  say(`${surprise(foretold, fitted).toFixed(4)} with ${JSON.stringify(fitted)}`)
  return 0
}
