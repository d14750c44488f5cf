import type { Game } from '../../tree/game'
import { setupPlies } from '../../tree/setupPlies'
import { mainline } from '../../tree/tree'
import { walk } from '../../tree/walk'
import type { Content } from '../choices'
import { judgedLine } from './judgedLine'
import { hasAccuracy, hasGraph } from './makeDocument'
import { remarksIn } from './summaries'

const isCommented = (game: Game): boolean => {
  for (const { node } of walk(game.root))
    if (remarksIn([...node.commentsBefore, ...node.comments]).length > 0) return true
  return false
}

const branches = (game: Game): boolean => {
  for (const { node } of walk(game.root)) if (node.children.length > 1) return true
  return false
}

/** Which of the contents of a page a game can provide. */
export const availableContents = (game: Game): Readonly<Record<Content, boolean>> => {
  const judged = judgedLine(game)
  return {
    start: true,
    setup: setupPlies(mainline(game.root)) > 0,
    graph: hasGraph(judged),
    comments: isCommented(game),
    variations: branches(game),
    accuracy: hasAccuracy(judged),
  }
}
