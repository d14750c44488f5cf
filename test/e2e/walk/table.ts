import { engineScenes } from './engines'
import { gameScenes } from './game'
import { gamesScenes } from './games'
import { prepareScenes } from './prepare'
import { publishScenes } from './publish'
import { reportScenes } from './report'
import { sizeScenes } from './sizes'
import { startScenes } from './starts'
import { tableScenes } from './tables'
import { trainingScenes } from './training'
import { troubleScenes } from './troubles'
import type { Scene } from './walk'
import { windowScenes } from './window'

/** Every place, dialog and state that the walk visits in one window; a new one becomes another stop of a scene. */
export const SCENES: readonly Scene[] = [
  ...windowScenes,
  ...startScenes,
  ...tableScenes,
  ...gameScenes,
  ...reportScenes,
  ...engineScenes,
  ...gamesScenes,
  ...trainingScenes,
  ...prepareScenes,
  ...publishScenes,
  ...sizeScenes,
  ...troubleScenes,
]
