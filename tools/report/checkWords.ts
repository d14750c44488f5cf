import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Examined } from '@shared/report/examined'
import { reportMoves } from '@shared/report/gameReport'
import { JUDGMENT_POINTS } from '@shared/report/judgment'
import type { Remark } from '@shared/report/words/remark'
import { gameWords } from '@shared/report/words/wordsFor'
import { remarkText } from '@shared/report/words/wordsText'
import { unwrap } from '@shared/result'
import type { Game } from '@shared/tree/game'
import { mainline } from '@shared/tree/tree'
import { isVariantId, variantById } from '@shared/variants'
import type { Core } from '../../electron/core/load'
import type { Searcher } from '../../electron/engine/search/searcher'
import { lineToExamine, placesOf, questionAt } from '../../electron/engine/report/gamePlaces'
import { reportPlan } from '../../electron/engine/report/reportPlan'
import { followPlan } from '../../electron/engine/tasks/followPlan'
import { wordRules } from '../../electron/engine/report/wordRules'
import { contradictionOf, type Judge, type JudgedMove } from './contradiction'
import { isForJudge, openProgram, ownSearcherHere } from './searchers'
import { blunderingGame, casesIn, gamesIn } from './games'

const USAGE =
  'npm run check-words -- [--games 20] [--seed words] [--variant chess960] [--play-nodes 300] [--nodes 50000] [--judge stockfish] [--judge-nodes 500000] [--cases FILE] [--sentences 500] [--log FILE] [PGN...]'

const OPTIONS = {
  games: { type: 'string', default: '20' },
  seed: { type: 'string', default: 'words' },
  variant: { type: 'string', default: 'chess960' },
  'play-nodes': { type: 'string', default: '300' },
  nodes: { type: 'string', default: '50000' },
  judge: { type: 'string', default: 'stockfish' },
  'judge-nodes': { type: 'string', default: '500000' },
  cases: { type: 'string', default: '' },
  sentences: { type: 'string', default: '500' },
  log: { type: 'string', default: '' },
} as const

/** As the command line looks at games. */
const PLIES = 24
/** What was said of a kind, and how often the judge spoke against it. */
interface Tally {
  said: number
  contradicted: number
}

const labelOf = (remark: Remark): string =>
  remark.kind === 'allowed' || remark.kind === 'missed' ? `${remark.kind} ${remark.how.kind}` : remark.kind

const lineText = (found: Examined | undefined): string =>
  found?.kind === 'searched'
    ? `${found.score.kind} ${found.score.value}: ${found.lines[0]!.map(({ san }) => san).join(' ')}`
    : ''

/** Annotates games and holds every sentence against a stronger engine. */
class Check {
  readonly tallies = new Map<string, Tally>()
  moves = 0
  reported = 0
  said = 0

  constructor(
    private readonly core: Core,
    private readonly searcher: Searcher,
    private readonly nodes: number,
    private readonly judge: Judge,
    private readonly log: string,
  ) {}

  async game(game: Game): Promise<void> {
    if (!isForJudge(game)) return
    const effort = { limits: { nodes: this.nodes }, multiPv: 2, plies: PLIES, closer: true, thrifty: false }
    const places = placesOf(this.core, lineToExamine(game))
    const examined = unwrap(await followPlan(reportPlan(this.core, places, effort), this.searcher))
    const moves = reportMoves(game, { examined }, JUDGMENT_POINTS)
    const words = gameWords(game, moves, { examined }, wordRules(this.core, game))
    this.moves += moves.length
    this.reported += moves.filter(({ judgment }) => judgment).length
    this.said += words.size
    const variant = variantById(game.variant)
    const fens = mainline(game.root).map(({ fen }) => fen)
    for (const move of moves) {
      const { ply } = move
      const [before, after] = [examined.get(ply - 1), examined.get(ply)]
      const { fen, moves: played } = questionAt(
        places.find(place => place.ply === ply - 1)!,
        effort,
      )
      const reachedBy = { fen, moves: played }
      const question = { variant, move, past: fens.slice(0, ply), before, after, reachedBy }
      for (const remark of words.get(ply) ?? []) await this.hold(remark, question)
    }
  }

  private async hold(remark: Remark, question: JudgedMove): Promise<void> {
    const against = await contradictionOf(remark, question, this.judge)
    const label = labelOf(remark)
    const tally = this.tallies.get(label) ?? { said: 0, contradicted: 0 }
    tally.said += 1
    if (against !== undefined) tally.contradicted += 1
    this.tallies.set(label, tally)
    if (this.log === '') return
    const { variant, move, before, after } = question
    const text = remarkText(remark, variant)
    const { fenBefore, judgment, node } = move
    const lines = [before, after].map(lineText)
    const entry = { text, against, label, fenBefore, san: node.san, judgment, lines }
    appendFileSync(this.log, `${JSON.stringify(entry)}\n`)
  }
}

/**
 * Says in words what is wrong with moves of games, and lets a stronger engine look for what speaks against each sentence: files,
 * reference cases, and games an engine plays against itself with blunders.
 */
export const main = async (words: readonly string[], resources: string): Promise<number> => {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
  const [games, playNodes, nodes, judgeNodes, sentences] = [
    values.games,
    values['play-nodes'],
    values.nodes,
    values['judge-nodes'],
    values.sentences,
  ].map(Number) as [number, number, number, number, number]
  const { variant, seed } = values
  if (
    !isVariantId(variant) ||
    ![games, playNodes, nodes, judgeNodes, sentences].every(Number.isSafeInteger)
  ) {
    console.error(USAGE)
    return 2
  }
  const { core, searcher } = ownSearcherHere(resources)
  const strong = await openProgram(values.judge, core)
  const check = new Check(core, searcher, nodes, { searcher: strong, nodes: judgeNodes }, values.log)
  for (const file of positionals) for (const game of await gamesIn(core, file)) await check.game(game)
  if (values.cases !== '') for (const game of casesIn(core, values.cases)) await check.game(game)
  for (let index = 0; index < games && check.said < sentences; index++) {
    await check.game(
      await blunderingGame(core, strong, variant, { seed: `${seed} ${index}`, nodes: playNodes }),
    )
    console.error(`game ${index + 1}: ${check.said} moves with words of ${check.reported} reported`)
  }
  await strong.close()
  console.log(`${check.moves} moves, ${check.reported} reported, ${check.said} with words`)
  for (const [label, { said, contradicted }] of [...check.tallies].toSorted())
    console.log(`${label}: ${said}, contradicted ${contradicted}`)
  return 0
}
