import type { TrainingResult } from '@shared/ipc/contract'
import type { PgnTag } from '@shared/notation/pgn/pgn'
import type { Game } from '@shared/tree/game'
import { withRoot } from '@shared/tree/gameEdit'
import { annotateSetup } from '@shared/tree/setupAnnotation'
import type { SetupGlyphs } from '@shared/tree/setupGlyphs'
import { appendLine } from '@shared/tree/tree'
import { playedNode } from '../../stores/playedNode'
import { practiceTags } from '../practice/practice'
import type { Training } from './training'

/** The tags of a training, English in every language; by them the game can be played on against the engine. */
export const trainingTags = ({ human, level }: Training, date: Date): readonly PgnTag[] =>
  practiceTags(human, { level }, date).map(tag =>
    tag.name === 'Event' ? { name: 'Event', value: 'Placement training' } : tag,
  )

/** The game of a throw with the setup as it was played, and what it was worth. */
export const trainedGame = (
  game: Game,
  { turns }: Training,
  { setup }: TrainingResult,
  glyphs: SetupGlyphs,
): Game => {
  const line = appendLine(game.root, [], turns.map(playedNode))
  return line ? annotateSetup(withRoot(game, line.root), setup, glyphs) : game
}
