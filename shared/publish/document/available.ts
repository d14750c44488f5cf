import type { Game } from '../../tree/game'
import { setupPlies } from '../../tree/setupPlies'
import { mainline } from '../../tree/tree'
import { walk } from '../../tree/walk'
import type { Content } from '../choices'
import { judgedLine } from './judgedLine'
import { hasAccuracy, hasGraph } from './makeDocument'
import { remarksIn } from './summaries'

/** Which of the contents of a page a game can provide. */
export const availableContents = (game: Game): Readonly<Record<Content, boolean>> => {
  const judged = judgedLine(game)
  const nodes = Array.from(walk(game.root), ({ node }) => node)
  return {
    start: true,
    setup: setupPlies(mainline(game.root)) > 0,
    graph: hasGraph(judged),
    comments: nodes.some(node => remarksIn([...node.commentsBefore, ...node.comments]).length > 0),
    variations: nodes.some(({ children }) => children.length > 1),
    accuracy: hasAccuracy(judged),
  }
}
